import { Injectable } from '@nestjs/common';
import type { Outputs } from '@sytno/contract';
import { DataSource, IsNull } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { Live } from '../../platform/live/live.service';
import { now } from '../../platform/time/clock';
import { Notice } from './notice.entity';

type Reader = Pick<Actor, 'userId'>;

/** A person's notices centre. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly live: Live,
  ) {}

  /** His notices, newest first, with how many there are and how many of all he has not read. */
  async notices(
    { userId }: Reader,
    { page, pageSize }: { page: number; pageSize: number },
  ): Promise<Outputs['account']['messages']['notices']> {
    const { manager } = this.dataSource;
    const [[rows, count], unread] = await Promise.all([
      manager.findAndCount(Notice, {
        where: { userId },
        order: { createdAt: 'DESC', id: 'DESC' },
        skip: (page - 1) * pageSize,
        take: pageSize,
      }),
      manager.countBy(Notice, { userId, readAt: IsNull() }),
    ]);
    const items = rows.map(({ id, kind, values, link, createdAt, readAt }) => ({
      id,
      kind,
      values,
      link,
      createdAt,
      readAt,
    }));
    return { items, count, unread };
  }

  /** Marks all of his notices as read; those that were read already keep their time. */
  async readNotices({ userId }: Reader): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.update(Notice, { userId, readAt: IsNull() }, { readAt: now() });
      if (affected) await this.live.touched({ userId }, ['account.notices'], manager);
    });
  }
}
