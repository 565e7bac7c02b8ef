import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { PRICE_CURRENCIES, type Price } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { allowed, refusalOf } from '../../platform/auth/rights';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { FoodFacts } from '../../recipes';
import { listFor, tellOfLists } from '../lists/held-list';
import { cardOf, type ListCard } from '../lists/list-cards';
import { pricesOf } from '../prices/own-prices';
import type { Writer } from './field-changes';
import { LineWork } from './line-work';
import { ListHub } from './list-hub';

type Lines = Outputs['grocery']['lines'];

/** Whoever sets a field without saying what he saw sees everything. */
const SEES_ALL = 2_147_483_647;

/** Work on single lines, in small operations that may be sent again: they are done once. */
@Injectable()
export class LinesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: People,
    private readonly foods: FoodFacts,
    private readonly work: LineWork,
    private readonly live: Live,
    private readonly hub: ListHub,
  ) {}

  /**
   * Does the operations in their order, as `LineWork.apply`.
   *
   * @throws Refusal NOT_FOUND, CONFLICT when the list is closed, PREMIUM_REQUIRED for a line of one's own, INPUT_INVALID for a food or an aisle that the catalogue does not know, LIST_FULL
   */
  async apply(
    actor: Actor,
    { id, operations }: Inputs['grocery']['lines']['apply'],
  ): Promise<Lines['apply']> {
    const results = await this.dataSource.transaction(async (manager) => {
      const list = await listFor(manager, actor, 'change', id);
      if (operations.some(({ field }) => field === 'added') && !allowed(actor, 'list.addLine', list)) {
        throw refusalOf(actor, 'list.addLine');
      }
      const done = await this.work.apply(manager, list, operations, writerOf(actor));
      if (done.changes) await tellOfLists(this.live, manager, actor);
      return done.results;
    });
    this.hub.wake();
    return { results };
  }

  /**
   * Puts a line into the basket or back. What is so already stays as it is, with whoever put it there.
   *
   * @throws Refusal NOT_FOUND, CONFLICT when the list is closed
   */
  async tick(actor: Actor, { id, lineId, ticked }: Inputs['grocery']['lists']['tick']): Promise<ListCard> {
    const card = await this.dataSource.transaction(async (manager) => {
      const list = await listFor(manager, actor, 'change', id);
      const operation = {
        opId: randomUUID(),
        lineId,
        field: 'ticked',
        value: ticked,
        seen: SEES_ALL,
      } as const;
      const { results, changes } = await this.work.apply(manager, list, [operation], writerOf(actor));
      if (results[0]?.outcome !== 'done') throw new Refusal('NOT_FOUND');
      if (changes) await tellOfLists(this.live, manager, actor);
      return cardOf(manager, id);
    });
    this.hub.wake();
    return card;
  }

  /** Where things may stand in the shop, and what the household paid for foods, in the caller's currency. */
  async places(actor: Actor, { language }: Inputs['grocery']['lines']['places']): Promise<Lines['places']> {
    const { manager } = this.dataSource;
    const aisles = await this.foods.aislesIn(language, manager);
    const currency = await this.people.currencyOf(actor.userId, manager);
    const known = PRICE_CURRENCIES.find((one) => one === currency);
    const prices = known ? await pricesOf(manager, actor.householdId, known, null) : new Map<string, Price>();
    return {
      aisles: aisles.map(({ id, name }) => ({ id, name })),
      prices: [...prices].map(([ingredientId, { minor, per }]) => ({
        ingredientId,
        price: { minor, currency: known ?? '' },
        per,
      })),
    };
  }
}

function writerOf(actor: Actor): Writer {
  return { userId: actor.userId, guest: null, reader: actor, language: actor.language };
}
