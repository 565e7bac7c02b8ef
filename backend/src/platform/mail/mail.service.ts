import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, In, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { JobKind } from '../jobs/job';
import { Jobs } from '../jobs/jobs.service';
import { MINUTE, now } from '../time/clock';
import { writeLetter, type Letter } from './letter';
import { OutboxMail } from './outbox.entity';
import { Postman } from './postman';

export const MAIL_ROUND: JobKind<object> = { name: 'mail-round', schema: z.strictObject({}) };

const BATCH = 20;
const MOST_ATTEMPTS = 12;

/** The outbox: a mail is stored with what it is about, in the same transaction, and sent afterwards. */
@Injectable()
export class MailService implements OnModuleInit, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly log = new Logger(MailService.name);
  private round: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    @Inject(Postman) private readonly postman: Postman,
  ) {}

  /** A round a minute takes what has to be tried again, and what another server could not send any more. */
  onModuleInit(): void {
    if (!this.postman.works) return;
    this.jobs.add({ ...MAIL_ROUND, every: MINUTE, handler: () => this.sendDue() });
  }

  /** What is being sent is noted as sent while there still is a database. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.round;
  }

  onApplicationShutdown(): void {
    this.postman.close();
  }

  /**
   * Puts a letter into the outbox. With a transaction's manager it is stored or dropped with the rest;
   * `sendSoon` after the commit spares the wait for the next round.
   */
  async put(manager: EntityManager, letter: Letter): Promise<void> {
    const at = now();
    await manager.insert(OutboxMail, {
      id: randomUUID(),
      toAddress: letter.to,
      language: letter.language,
      kind: letter.kind,
      ...writeLetter(letter),
      off: letter.off ?? null,
      calendar: letter.calendar ?? null,
      createdAt: at,
      sentAt: null,
      nextTryAt: at,
      attempts: 0,
      error: null,
    });
  }

  /** Starts a round of sending and does not wait for it. */
  sendSoon(): void {
    if (this.postman.works) void this.sendDue();
  }

  /** One round: every mail that is due is tried once. A round that runs is joined. */
  sendDue(): Promise<void> {
    this.round ??= this.deliverAll()
      .catch((error: unknown) => this.log.error(`sending mails: ${String(error)}`))
      .finally(() => {
        this.round = undefined;
      });
    return this.round;
  }

  private async deliverAll(): Promise<void> {
    for (let mails = await this.claim(); mails.length > 0; mails = await this.claim()) {
      for (const mail of mails) await this.deliver(mail);
    }
  }

  /** Takes mails that are due; another replica does not see them before their next try. */
  private async claim(): Promise<OutboxMail[]> {
    const at = now();
    const claimed = await this.dataSource
      .createQueryBuilder()
      .update(OutboxMail)
      .set({
        attempts: () => 'attempts + 1',
        nextTryAt: () => "now() + least(power(2, attempts), 120) * interval '1 minute'",
      })
      .where(
        `id in (select id from plt_mail where sent_at is null and next_try_at <= :at and attempts < :most
                order by next_try_at limit :batch for update skip locked)`,
        { at, most: MOST_ATTEMPTS, batch: BATCH },
      )
      .returning('id')
      .execute();
    const ids = (claimed.raw as { id: string }[]).map(({ id }) => id);
    return ids.length === 0 ? [] : this.dataSource.manager.findBy(OutboxMail, { id: In(ids) });
  }

  private async deliver(mail: OutboxMail): Promise<void> {
    try {
      await this.postman.carry(mail);
      await this.dataSource.manager.update(OutboxMail, mail.id, { sentAt: now(), error: null });
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      await this.dataSource.manager.update(OutboxMail, mail.id, { error: words.slice(0, 500) });
      this.log.warn(`mail ${mail.id} was not sent, attempt ${mail.attempts}`);
    }
  }
}
