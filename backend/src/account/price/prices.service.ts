import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { arePrices, dayAt, type Day, type MonthlyPrices } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { DataSource, LessThanOrEqual, QueryFailedError, type EntityManager } from 'typeorm';
import { Audit } from '../../platform/audit/audit.service';
import type { Actor } from '../../platform/auth/actor';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.token';
import { Refusal } from '../../platform/errors/refusal';
import { now } from '../../platform/time/clock';
import { PageTellers } from '../../platform/web/page-tellers';
import { Price } from './price.entity';

type Rows = Outputs['account']['administration']['prices'];

/** A price begins at Kyiv's midnight, for everybody at once. */
const today = (): Day => dayAt(now(), 'Europe/Kyiv');

/** What premium costs by currency and date: the configured prices, and those that administrators set. */
@Injectable()
export class Prices implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tellers: PageTellers,
    private readonly audit: Audit,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.tellers.priceMonth(async () => (await this.current())[0]);
  }

  /** The prices of today, the configured currencies first in their order. */
  async current(manager: EntityManager = this.dataSource.manager): Promise<readonly MonthlyPrices[]> {
    const rows = await manager.find(Price, {
      where: { from: LessThanOrEqual(today()) },
      order: { currency: 'ASC', from: 'ASC' },
    });
    const set = new Map(
      rows.map(({ currency, premium, expert }) => [currency, { currency, premium, expert }]),
    );
    const configured = this.config.prices.map((prices) => set.get(prices.currency) ?? prices);
    const known = new Set(configured.map(({ currency }) => currency));
    return [...configured, ...[...set.values()].filter(({ currency }) => !known.has(currency))];
  }

  /** The prices of a currency today; those of the first where it has none. */
  async of(currency: string, manager?: EntityManager): Promise<MonthlyPrices> {
    const all = await this.current(manager);
    const found = all.find((prices) => prices.currency === currency) ?? all[0];
    if (!found) throw new Error('no prices are configured');
    return found;
  }

  /** All of them, by currency, the newest first and the configured one last. */
  async rows(): Promise<Rows> {
    const rows = await this.dataSource.manager.find(Price, { order: { currency: 'ASC', from: 'DESC' } });
    const current = await this.current();
    const isNow = (currency: string, from: Day | null): boolean =>
      rows.find((row) => row.currency === currency && row.from <= today())?.from === (from ?? undefined);
    const all = [
      ...rows.map(({ id, currency, from, premium, expert }) => ({ id, currency, from, premium, expert })),
      ...this.config.prices.map((prices) => ({ id: null, from: null, ...prices })),
    ];
    // A currency whose first price is still to come stands last.
    const place = (currency: string): number =>
      [...current.map((one) => one.currency), currency].indexOf(currency);
    return {
      items: all
        .map((row) => ({ ...row, now: isNow(row.currency, row.from) }))
        .sort(
          (a, b) =>
            place(a.currency) - place(b.currency) ||
            a.currency.localeCompare(b.currency) ||
            (a.from === b.from ? 0 : (a.from ?? '') < (b.from ?? '') ? 1 : -1),
        ),
    };
  }

  /**
   * A price from a day on: today or later, the two as `arePrices` wants them.
   *
   * @throws Refusal INPUT_INVALID at its field, CONFLICT when that day has one
   */
  async set(actor: Actor, input: Inputs['account']['administration']['setPrice']): Promise<Rows> {
    if (input.from < today()) throw Refusal.fields('INPUT_INVALID', { path: 'from', code: 'day' });
    if (!arePrices(input)) {
      throw Refusal.fields('INPUT_INVALID', { path: 'expert', code: 'number.range' });
    }
    if (!isCurrency(input.currency)) {
      throw Refusal.fields('INPUT_INVALID', { path: 'currency', code: 'choice' });
    }
    try {
      await this.dataSource.transaction(async (manager) => {
        const id = randomUUID();
        await manager.insert(Price, { ...input, id, setBy: actor.userId, createdAt: now() });
        await this.audit.note(actor.userId, 'price.set', { kind: 'price', id }, input, manager);
      });
    } catch (error) {
      if (isTaken(error)) throw new Refusal('CONFLICT');
      throw error;
    }
    return this.rows();
  }

  /** @throws Refusal NOT_FOUND, PAYMENT_SETTLED when it holds already, since orders were made by it */
  async remove(actor: Actor, id: string): Promise<Rows> {
    await this.dataSource.transaction(async (manager) => {
      const row = await manager.findOne(Price, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!row) throw new Refusal('NOT_FOUND');
      if (row.from <= today()) throw new Refusal('PAYMENT_SETTLED');
      await manager.delete(Price, { id });
      const { currency, from } = row;
      await this.audit.note(actor.userId, 'price.remove', { kind: 'price', id }, { currency, from }, manager);
    });
    return this.rows();
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof QueryFailedError && (error.driverError as { code?: string }).code === '23505';
}

/** Whether the runtime writes it as money. */
function isCurrency(currency: string): boolean {
  return Intl.supportedValuesOf('currency').includes(currency);
}
