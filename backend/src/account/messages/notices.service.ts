import { Inject, Injectable } from '@nestjs/common';
import { noticeGroupOf, type NoticeKind } from '@sytno/contract';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.token';
import { Live } from '../../platform/live/live.service';
import { MailService } from '../../platform/mail/mail.service';
import { now } from '../../platform/time/clock';
import { noticeLetter } from '../letters';
import { offLink } from '../reminders';
import { User } from '../user.entity';
import { Notice } from './notice.entity';

/** The entry for the calendar of somebody with an address. */
export type CalendarFor = (address: string) => string;

interface Told {
  readonly userId: string;
  readonly kind: NoticeKind;
  readonly values: Record<string, string>;
  readonly link: string | null;
  readonly calendar: CalendarFor | undefined;
}

/** Tells people what concerns them: in their notices centre, by mail, and at once in an open browser. */
@Injectable()
export class Notices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly live: Live,
    private readonly mail: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Tells one person, as far as he wants to be told; somebody whose account has gone is told nothing. The mail says the same in his
   * language, but for `welcome`, which the mail of confirmation says.
   *
   * @param values what the words have places for: `NOTICE_VALUES` of the contract
   * @param link where it leads: a path without language prefix, such as `/user/courses`
   * @param manager of a transaction that this belongs to: it is stored or dropped with the rest
   * @param calendar what the mail brings for the calendar of whoever has an address
   */
  async tell(
    userId: string,
    kind: NoticeKind,
    values: Record<string, string>,
    link: string | null,
    manager?: EntityManager,
    calendar?: CalendarFor,
  ): Promise<void> {
    const told = { userId, kind, values, link, calendar };
    if (manager) return this.write(manager, told);
    await this.dataSource.transaction((own) => this.write(own, told));
    this.mail.sendSoon();
  }

  private async write(manager: EntityManager, { userId, kind, values, link, calendar }: Told): Promise<void> {
    const user = await manager.findOneBy(User, { id: userId });
    if (!user) return;
    const group = noticeGroupOf(kind);
    if (kind !== 'welcome' && !(group && user.mailsOff.includes(group))) {
      const off = group === 'reminders' ? offLink(user, this.config) : undefined;
      const letter = noticeLetter(user, { kind, values, link }, this.config, off);
      await this.mail.put(manager, { ...letter, calendar: calendar?.(user.email) });
    }
    if (group && user.noticesOff.includes(group)) return;
    await manager.insert(Notice, {
      id: randomUUID(),
      userId,
      kind,
      values,
      link,
      createdAt: now(),
      readAt: null,
    });
    await this.live.touched({ userId }, ['account.notices'], manager);
  }
}
