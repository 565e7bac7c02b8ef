import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { ORPCModule } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { AuthGuard } from './auth/auth.guard';
import { Throttle } from './auth/throttle';
import type { Config } from './config/config';
import { CONFIG } from './config/config.token';
import { ErrorFilter } from './errors/error.filter';
import { orpcErrors } from './errors/orpc-errors';
import { HealthController } from './health/health.controller';
import { Housekeeping } from './jobs/housekeeping';
import { Audit } from './audit/audit.service';
import { LiveController } from './live/live.controller';
import { LiveHub } from './live/live-hub';
import { Live } from './live/live.service';
import { DemoOutboxController } from './mail/demo-outbox.controller';
import { MailService } from './mail/mail.service';
import { NoPostman, Postman, SmtpPostman } from './mail/postman';
import { OpenapiController } from './openapi/openapi.controller';

/** What every section stands on. */
@Global()
@Module({})
export class PlatformModule {
  static with(config: Config, dataSource: DataSource): DynamicModule {
    return {
      module: PlatformModule,
      imports: [ORPCModule.forRoot(orpcErrors())],
      controllers: [HealthController, OpenapiController, DemoOutboxController, LiveController],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: DataSource, useValue: dataSource },
        { provide: Postman, useFactory: () => postmanOf(config) },
        { provide: APP_GUARD, useClass: AuthGuard },
        { provide: APP_FILTER, useClass: ErrorFilter },
        MailService,
        Throttle,
        Housekeeping,
        Live,
        LiveHub,
        Audit,
      ],
      exports: [CONFIG, DataSource, MailService, Throttle, Housekeeping, Live, Audit],
    };
  }
}

function postmanOf({ smtpUrl, mailFrom }: Config): Postman {
  return smtpUrl === undefined ? new NoPostman() : new SmtpPostman(smtpUrl, mailFrom);
}
