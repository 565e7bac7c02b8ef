import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ORPCModule } from '@orpc/nest';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { AuthGuard } from './auth/auth.guard';
import { Throttle } from './auth/throttle';
import type { Config } from './config/config';
import { CONFIG } from './config/config.token';
import { ErrorFilter } from './errors/error.filter';
import { orpcErrors } from './errors/orpc-errors';
import { FileStore } from './files/file-store';
import { LocalFileStore } from './files/local-file-store';
import { S3FileStore } from './files/s3-file-store';
import { Draining } from './health/draining';
import { HealthController } from './health/health.controller';
import { Housekeeping } from './jobs/housekeeping';
import { Jobs } from './jobs/jobs.service';
import { Marks } from './kept/marks';
import { Vacuum } from './jobs/vacuum';
import { Audit } from './audit/audit.service';
import { Desk } from './desk/desk';
import { LiveController } from './live/live.controller';
import { LiveHub } from './live/live-hub';
import { Live } from './live/live.service';
import { DemoOutboxController } from './mail/demo-outbox.controller';
import { MailService } from './mail/mail.service';
import { NoPostman, Postman, SmtpPostman } from './mail/postman';
import { Metrics } from './metrics/metrics';
import { OpenapiController } from './openapi/openapi.controller';
import { Outgoing } from './outgoing/outgoing';
import { WebFetcher } from './outgoing/web-fetcher';
import { PictureCleaning } from './pictures/picture-cleaning';
import { Departures } from './own-data/departures';
import { OwnData } from './own-data/own-data';
import { PictureUses } from './pictures/picture-uses';
import { PicturesController } from './pictures/pictures.controller';
import { Pictures } from './pictures/pictures.service';
import { LoadFailures } from './sections/load-failures';
import { Overrides } from './sections/overrides';
import { ReleasePrune } from './sections/release-prune';
import { ReleaseStore } from './sections/release-store';
import { ReleaseTokens } from './sections/release-tokens';
import { Releases } from './sections/releases.service';
import { SectionRegistry } from './sections/section-registry';
import { SectionsController } from './sections/sections.controller';
import { TeamController } from './sections/team.controller';
import { PageTellers } from './web/page-tellers';

/** What every section stands on. */
@Global()
@Module({})
export class PlatformModule {
  static with(config: Config, dataSource: DataSource): DynamicModule {
    return {
      module: PlatformModule,
      imports: [
        ORPCModule.forRoot(orpcErrors()),
        // The data source is open already: it was migrated and filled before anything may ask it.
        TypeOrmModule.forRootAsync({
          useFactory: () => dataSource.options,
          dataSourceFactory: () => Promise.resolve(dataSource),
        }),
      ],
      controllers: [
        HealthController,
        OpenapiController,
        DemoOutboxController,
        LiveController,
        PicturesController,
        SectionsController,
        TeamController,
      ],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: Postman, useFactory: () => postmanOf(config) },
        { provide: APP_GUARD, useClass: AuthGuard },
        { provide: APP_FILTER, useClass: ErrorFilter },
        Draining,
        Metrics,
        MailService,
        Throttle,
        Jobs,
        Marks,
        Housekeeping,
        Vacuum,
        Live,
        LiveHub,
        Audit,
        Desk,
        Outgoing,
        WebFetcher,
        PageTellers,
        Pictures,
        PictureUses,
        OwnData,
        Departures,
        PictureCleaning,
        ReleaseStore,
        SectionRegistry,
        Releases,
        ReleaseTokens,
        LoadFailures,
        Overrides,
        ReleasePrune,
        {
          provide: FileStore,
          inject: [Outgoing],
          useFactory: (outgoing: Outgoing) => fileStoreOf(config, outgoing),
        },
      ],
      exports: [
        CONFIG,
        MailService,
        Throttle,
        Jobs,
        Marks,
        Housekeeping,
        Live,
        Audit,
        Desk,
        Overrides,
        Outgoing,
        WebFetcher,
        FileStore,
        PageTellers,
        Pictures,
        PictureUses,
        OwnData,
        Departures,
      ],
    };
  }
}

function postmanOf({ smtpUrl, mailFrom }: Config): Postman {
  return smtpUrl === undefined ? new NoPostman() : new SmtpPostman(smtpUrl, mailFrom);
}

function fileStoreOf({ s3, dataDir }: Config, outgoing: Outgoing): FileStore {
  return s3 ? new S3FileStore(s3, outgoing) : new LocalFileStore(join(dataDir, 'files'));
}
