import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dayAt, reminderDue, timeAt, type Language, type LedgerEntry } from '@sytno/domain';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { JobKind } from '../../platform/jobs/job';
import { Jobs } from '../../platform/jobs/jobs.service';
import { Live } from '../../platform/live/live.service';
import { MailService } from '../../platform/mail/mail.service';
import { MINUTE, now } from '../../platform/time/clock';
import { Notices } from '../messages/notices.service';
import { dayWords } from '../../platform/time/day-words';
import { PremiumTold } from './premium-told.entity';
import { SUBSCRIPTION_LINK } from './subscription.service';

const PREMIUM_ROUND: JobKind<object> = { name: 'premium-round', schema: z.strictObject({}) };

/** So many people are looked at at once. */
const BATCH = 500;

interface Person {
  readonly userId: string;
  readonly timeZone: string;
  readonly language: Language;
  readonly entries: readonly LedgerEntry[];
}

/** Tells people by their own clocks that premium ends soon, and that it has ended: each once. */
@Injectable()
export class PremiumRound implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly notices: Notices,
    private readonly live: Live,
    private readonly mail: MailService,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ ...PREMIUM_ROUND, every: 30 * MINUTE, handler: () => this.run() });
  }

  /** @param at the instant it is, for tests */
  async run(at: string = now()): Promise<void> {
    for (let people = await this.after(''); people.length > 0;) {
      for (const person of people) await this.remind(person, at);
      people = await this.after(people.at(-1)?.userId ?? '');
    }
    this.mail.sendSoon();
  }

  private after(userId: string): Promise<Person[]> {
    return this.dataSource.query<Person[]>(
      `select u.id "userId", u.time_zone "timeZone", u.language,
              json_agg(json_build_object('kind', p.kind, 'days', p.days, 'on', p.given_on) order by p.number) entries
         from acc_premium_day p join acc_user u on u.id = p.user_id
        where u.id::text > $1 group by u.id order by u.id::text limit ${String(BATCH)}`,
      [userId],
    );
  }

  private async remind({ userId, timeZone, language, entries }: Person, at: string): Promise<void> {
    const due = reminderDue(entries, dayAt(at, timeZone), timeAt(at, timeZone));
    if (!due) return;
    await this.dataSource.transaction(async (manager) => {
      const told = await manager
        .createQueryBuilder()
        .insert()
        .into(PremiumTold)
        .values({ userId, ...due })
        .orIgnore()
        .returning('user_id')
        .execute();
      if ((told.raw as unknown[]).length === 0) return;
      const values = { until: dayWords(due.until, language) };
      await this.notices.tell(userId, `premium.${due.kind}`, values, SUBSCRIPTION_LINK, manager);
      await this.live.touched(
        { userId },
        ['account.session', 'account.profile', 'account.subscription'],
        manager,
      );
    });
  }
}
