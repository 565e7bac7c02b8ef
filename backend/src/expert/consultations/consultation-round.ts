import { Injectable, type OnModuleInit } from '@nestjs/common';
import { REMIND_HOURS } from '@sytno/domain';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { JobKind } from '../../platform/jobs/job';
import { Jobs } from '../../platform/jobs/jobs.service';
import { MailService } from '../../platform/mail/mail.service';
import { HOUR, MINUTE, now, plus } from '../../platform/time/clock';
import { ConsultationTold } from './consultation-told.service';
import { Consultation } from './consultation.entity';

const CONSULTATION_ROUND: JobKind<object> = { name: 'consultation-round', schema: z.strictObject({}) };

/** So many are reminded of in one transaction. */
const BATCH = 50;

const DUE = `
  select id from exp_consultation
   where state = 'booked' and reminded_at is null and starts_at > $1 and starts_at <= $2
   order by starts_at, id limit ${String(BATCH)} for update skip locked`;

/** Reminds both sides of a consultation a day before, once for each time it is moved to. */
@Injectable()
export class ConsultationRound implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly told: ConsultationTold,
    private readonly mail: MailService,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ ...CONSULTATION_ROUND, every: 15 * MINUTE, handler: () => this.run() });
  }

  /** @param at the instant it is, for tests */
  async run(at: string = now()): Promise<void> {
    let reminded = BATCH;
    while (reminded === BATCH) reminded = await this.remindSome(at);
    this.mail.sendSoon();
  }

  private remindSome(at: string): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const rows = await manager.query<{ id: string }[]>(DUE, [at, plus(at, REMIND_HOURS * HOUR)]);
      for (const { id } of rows) {
        const row = await manager.findOneByOrFail(Consultation, { id });
        await manager.update(Consultation, { id }, { remindedAt: at });
        await this.told.tell(manager, row, 'consultation.reminder');
      }
      return rows.length;
    });
  }
}
