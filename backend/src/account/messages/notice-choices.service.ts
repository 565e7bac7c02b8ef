import { Injectable } from '@nestjs/common';
import { NOTICE_GROUPS, type NoticeGroup, type Outputs, type Topic } from '@sytno/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { User } from '../user.entity';

type Choices = Outputs['account']['messages']['choices'];
type Reader = { readonly userId: string };

/** Where a browser shows what was chosen: the profile, and the subscription with its reminders. */
const SHOWN: readonly Topic[] = ['account.profile', 'account.subscription'];

/** Of what people want to be told among their notices and by mail. */
@Injectable()
export class NoticeChoices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly live: Live,
  ) {}

  /** @throws Refusal SIGN_IN_REQUIRED when the account has gone in the meantime */
  async of({ userId }: Reader, manager: EntityManager = this.dataSource.manager): Promise<Choices> {
    const user = await manager.findOneBy(User, { id: userId });
    if (!user) throw new Refusal('SIGN_IN_REQUIRED');
    return choicesOf(user);
  }

  /** @throws Refusal SIGN_IN_REQUIRED when the account has gone in the meantime */
  async choose({ userId }: Reader, choices: Choices): Promise<Choices> {
    const off = (how: 'notice' | 'mail') => NOTICE_GROUPS.filter((group) => !choices[group][how]);
    return this.dataSource.transaction(async (manager) => {
      await manager.update(User, userId, { noticesOff: off('notice'), mailsOff: off('mail') });
      await this.live.touched({ userId }, SHOWN, manager);
      return this.of({ userId }, manager);
    });
  }

  /** Mails of one group, on or off; the rest stays. Who is asked for has been looked up. */
  async mails({ id }: Pick<User, 'id'>, group: NoticeGroup, on: boolean): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const user = await manager.findOne(User, { where: { id }, lock });
      if (!user) throw new Refusal('SIGN_IN_REQUIRED');
      const others = user.mailsOff.filter((one) => one !== group);
      await manager.update(User, id, { mailsOff: on ? others : [...others, group] });
      await this.live.touched({ userId: id }, SHOWN, manager);
    });
  }
}

function choicesOf({ noticesOff, mailsOff }: User): Choices {
  const of = (group: NoticeGroup) => ({
    notice: !noticesOff.includes(group),
    mail: !mailsOff.includes(group),
  });
  return {
    reminders: of('reminders'),
    courses: of('courses'),
    work: of('work'),
    household: of('household'),
  };
}
