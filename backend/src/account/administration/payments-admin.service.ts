import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import type { PaymentEvent } from '@sytno/domain';
import { DataSource, ILike, In, type EntityManager, type FindOptionsWhere } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { Payment, PaymentNews } from '../payments/payment.entity';
import { Settling } from '../payments/settling.service';
import { shownPayment } from '../payments/shown-payment';
import { User } from '../user.entity';

type Calls = Inputs['account']['administration'];
type Answers = Outputs['account']['administration'];

/** So many people of a search are looked for orders of. */
const MOST_FOUND = 200;

/** Orders as administrators work on them. */
@Injectable()
export class PaymentsAdmin {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settling: Settling,
  ) {}

  /** What waits, the longest first; or all, the newest first. A search is by order number, address or name. */
  async payments({
    state,
    search,
    page,
    pageSize,
  }: {
    state: 'waiting' | 'all';
    search: string;
    page: number;
    pageSize: number;
  }): Promise<Answers['payments']> {
    const { manager } = this.dataSource;
    const [rows, count] = await manager.findAndCount(Payment, {
      where: await whereOf(manager, state, search),
      order:
        state === 'waiting' ? { claimedAt: 'ASC', number: 'ASC' } : { createdAt: 'DESC', number: 'DESC' },
      skip: (page - 1) * pageSize,
      take: pageSize,
    });
    const waiting = await manager.countBy(Payment, { state: 'claimed' });
    return { items: await withNews(manager, rows), count, waiting };
  }

  /**
   * Credits, declines or gives back, with the reason that the payer reads.
   *
   * @throws Refusal NOT_FOUND, PAYMENT_SETTLED when the order stands so that it cannot be
   */
  async decide(
    actor: Actor,
    event: PaymentEvent & ('credit' | 'decline' | 'reversal'),
    { id, reason }: Calls['credit'],
  ): Promise<Answers['credit']> {
    const told = { source: 'administrator', status: event, reason, actorId: actor.userId } as const;
    const verdict = await this.settling.settle(id, event, told);
    if (verdict === 'unknown') throw new Refusal('NOT_FOUND');
    if (verdict === 'known') throw new Refusal('PAYMENT_SETTLED');
    const { manager } = this.dataSource;
    const [shown] = await withNews(manager, [await manager.findOneByOrFail(Payment, { id })]);
    if (!shown) throw new Refusal('NOT_FOUND');
    return shown;
  }
}

async function whereOf(
  manager: EntityManager,
  state: 'waiting' | 'all',
  search: string,
): Promise<FindOptionsWhere<Payment> | FindOptionsWhere<Payment>[]> {
  const shared: FindOptionsWhere<Payment> = state === 'waiting' ? { state: 'claimed' } : {};
  const words = search.replace(/^№\s*/, '');
  if (words === '') return shared;
  if (/^\d{1,9}$/.test(words)) return { ...shared, number: Number(words) };
  const people = await findPeople(manager, words);
  return { ...shared, userId: In(people) };
}

/** Ids of people whose address or name holds the words. */
export async function findPeople(manager: EntityManager, words: string): Promise<string[]> {
  const like = ILike(`%${words.replace(/[\\%_]/g, '\\$&')}%`);
  const found = await manager.find(User, {
    where: [{ email: like }, { name: like }],
    select: { id: true },
    take: MOST_FOUND,
  });
  return found.map(({ id }) => id);
}

async function withNews(
  manager: EntityManager,
  rows: readonly Payment[],
): Promise<Answers['payments']['items']> {
  if (rows.length === 0) return [];
  const users = await manager.findBy(User, { id: In(rows.map(({ userId }) => userId)) });
  const news = await manager.find(PaymentNews, {
    where: { paymentId: In(rows.map(({ id }) => id)) },
    order: { at: 'DESC', id: 'DESC' },
  });
  const byId = new Map(users.map((user) => [user.id, user]));
  return rows.map((row) => ({
    ...shownPayment(row),
    userId: row.userId,
    name: byId.get(row.userId)?.name ?? '',
    email: byId.get(row.userId)?.email ?? '',
    note: row.note,
    news: news
      .filter(({ paymentId }) => paymentId === row.id)
      .map(({ at, source, status, verdict }) => ({ at, source, status, verdict })),
  }));
}
