import { Injectable } from '@nestjs/common';
import type { CopyOver, Inputs, Outputs } from '@sytno/contract';
import { addDays, daysBetween, overLimits, type Day, type DayFigures } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { Between, DataSource, In, type EntityManager } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { now } from '../../platform/time/clock';
import { copyGuests, type CameGuests } from '../guests/copied-guests';
import { DayLimits } from '../parameters/day-limits.service';
import { tellDeed } from '../together/deeds';
import { WeekFill, WeekFillItem } from '../templates/week-fill.entity';
import { MenuItem } from './menu-item.entity';
import { DISHES_A_DAY, isInReach } from './menu-limits';
import { inMenuOrder } from './menu-order';
import { holdMenu } from './menu-places';
import { MenuService } from './menu.service';
import { potItems, potsOf, settlePots } from './pots';
import { Plate } from './plate.entity';
import { PutBack } from './put-back';
import { insertAll } from './put-dishes';
import { RemovedItem } from './removed-item.entity';
import { takeOff } from './removed-items';

type Menu = Outputs['mealplans']['menu'];
type Input<Call extends keyof Menu> = Inputs['mealplans']['menu'][Call];
type CopyInput = Input<'copyDays'> & { times: number };
type Span = Pick<CopyInput, 'from' | 'to' | 'days' | 'times'>;

/** What is done to whole days of a household's menu, and how it is taken back. */
@Injectable()
export class MenuDaysService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: People,
    private readonly live: Live,
    private readonly putBack: PutBack,
    private readonly menu: MenuService,
    private readonly limits: DayLimits,
  ) {}

  /**
   * Puts the dishes of some days on other days as well, behind what stands there: once, or `times` after one
   * another, as a week that repeats. A copy is as it was planned: servings, everybody's grams, and the
   * composition of whoever planned it; it is cooked anew. Guests come along where that is asked for and nobody
   * said yet how many come.
   *
   * @param input.over days that the actor agreed to have over his limits; left out, nothing is asked
   * @returns what takes the copies off again (`templates.takeBackFill`), null when there was nothing to copy
   * @throws Refusal DAY_TOO_FAR; DAY_FULL; OVER_LIMIT with a `CopyOver`; and then nothing is copied
   */
  async copy(actor: Actor, { guests, over, ...span }: CopyInput): Promise<Menu['copyDays']> {
    const { householdId } = actor;
    const { from, to, days, times } = span;
    const today = await this.people.today({ householdId });
    const last = addDays(to, days * times - 1);
    if (![from, to, last].every((day) => isInReach(day, today))) throw new Refusal('DAY_TOO_FAR');
    return this.dataSource.transaction(async (manager) => {
      await holdMenu(manager, householdId);
      const source = await itemsOf(manager, householdId, from, days);
      if (source.length === 0) return { id: null, count: 0 };
      const there = await itemsOf(manager, householdId, to, days * times);
      const whole = await wholePots(manager, source);
      const copies = copiesOf(source, there, span, whole);
      if (over) await this.wantWithinLimits(manager, actor, { source, there, copies, agreed: over });
      const items = copies.map(({ item }) => item);
      await insertAll(manager, MenuItem, items);
      await settlePots(manager, potsOf(items));
      await copyPlates(manager, copies);
      const came = guests === true ? await copyGuests(manager, householdId, span) : [];
      const id = await this.asOne(manager, householdId, copies, came);
      await tellDeed(manager, actor, { kind: 'copied', date: to, count: copies.length });
      await this.live.touched({ householdId }, ['mealplans.menu'], manager);
      return { id, count: copies.length };
    });
  }

  /**
   * Takes everything off some days; it is kept for a day, see `restore`.
   *
   * @returns the ids of what was taken off
   */
  async clear(actor: Actor, { from, days }: Input<'clearDays'>): Promise<Menu['clearDays']> {
    const { householdId } = actor;
    return this.dataSource.transaction(async (manager) => {
      await holdMenu(manager, householdId);
      const ids = await takeOff(manager, await itemsOf(manager, householdId, from, days));
      if (ids.length === 0) return { ids };
      await tellDeed(manager, actor, { kind: 'cleared', date: from, count: ids.length });
      await this.live.touched({ householdId }, ['mealplans.menu'], manager);
      return { ids };
    });
  }

  /**
   * Puts back what was taken off within the last day and can still be put back.
   *
   * @throws Refusal NOT_FOUND when nothing of it was this household's; DAY_FULL, and then nothing comes back
   */
  async restore(actor: Actor, { ids, language }: Input<'restoreDays'>): Promise<Menu['restoreDays']> {
    return this.dataSource.transaction(async (manager) => {
      await holdMenu(manager, actor.householdId);
      const kept = await manager.findBy(RemovedItem, { id: In([...ids]) });
      const removed = kept.filter((one) => allowed(actor, 'menu.change', one));
      if (removed.length === 0) throw new Refusal('NOT_FOUND');
      const back = await this.putBack.put(manager, removed, language);
      await settlePots(manager, potsOf(back));
      const [first] = back;
      await tellDeed(manager, actor, { kind: 'restored', date: first?.date ?? null, count: back.length });
      await this.live.touched({ householdId: actor.householdId }, ['mealplans.menu'], manager);
      return { count: back.length };
    });
  }

  /** @throws Refusal OVER_LIMIT where a day would go over that was not agreed to */
  private async wantWithinLimits(
    manager: EntityManager,
    actor: Actor,
    { source, there, copies, agreed }: Coming,
  ): Promise<void> {
    const bound = await this.limits.ofWholeDays(actor, manager);
    if (!bound) return;
    const { limits, targets } = bound;
    const ids = [...source, ...there].map(({ id }) => id);
    const served = await this.menu.itemsFor(actor, ids, actor.language, manager);
    const figures = new Map(served.map((item) => [item.id, item]));
    const sum = (of: readonly string[]): DayFigures => ({
      kcal: of.reduce((all, id) => all + (figures.get(id)?.eaten.kcal ?? 0), 0),
      cash: of.reduce((all, id) => all + (figures.get(id)?.eatenCost?.minor ?? 0), 0),
    });
    const days = [...new Set(copies.map(({ item }) => item.date))].flatMap((date) => {
      const stands = there.filter((item) => item.date === date).map(({ id }) => id);
      const comes = copies.filter(({ item }) => item.date === date).map(({ of }) => of);
      const over = overLimits(sum(stands), sum(comes), limits);
      return Object.keys(over).length === 0 ? [] : [{ date, over }];
    });
    if (days.every(({ date }) => agreed.includes(date))) return;
    const current: CopyOver = { limits, currency: targets.currency, days };
    throw new Refusal('OVER_LIMIT', { current });
  }

  /** Keeps together what came together, so that it is taken back as one. */
  private async asOne(
    manager: EntityManager,
    householdId: string,
    copies: readonly Copy[],
    guests: CameGuests[],
  ): Promise<string> {
    const fillId = randomUUID();
    await manager.insert(WeekFill, { id: fillId, householdId, createdAt: now(), guests });
    const rows = copies.map(({ item }) => ({ menuItemId: item.id, fillId }));
    await insertAll(manager, WeekFillItem, rows);
    return fillId;
  }
}

interface Copy {
  readonly of: string;
  readonly item: MenuItem;
}

/** Dishes that are to come beside others. */
interface Coming {
  readonly source: readonly MenuItem[];
  readonly there: readonly MenuItem[];
  readonly copies: readonly Copy[];
  readonly agreed: readonly Day[];
}

/** The dishes of so many days from one, in the order on the table. */
async function itemsOf(
  manager: EntityManager,
  householdId: string,
  from: Day,
  days: number,
): Promise<MenuItem[]> {
  const items = await manager.findBy(MenuItem, {
    householdId,
    date: Between(from, addDays(from, days - 1)),
  });
  return items.sort(inMenuOrder);
}

/** @throws Refusal DAY_FULL */
function copiesOf(
  source: readonly MenuItem[],
  there: readonly MenuItem[],
  { from, to, days, times }: Span,
  whole: ReadonlySet<string>,
): Copy[] {
  const onDay = new Map<Day, number>();
  const last = new Map<string, number>();
  const stands = ({ date, mealType, position }: Pick<MenuItem, 'date' | 'mealType' | 'position'>): void => {
    const count = (onDay.get(date) ?? 0) + 1;
    if (count > DISHES_A_DAY) throw new Refusal('DAY_FULL');
    onDay.set(date, count);
    const meal = `${date} ${mealType}`;
    last.set(meal, Math.max(last.get(meal) ?? -1, position));
  };
  there.forEach(stands);
  const createdAt = now();
  return Array.from({ length: times }, (_, time) => time).flatMap((time) => {
    const pots = new Map([...whole].map((cookingId) => [cookingId, randomUUID()]));
    return source.map(({ id, ...dish }) => {
      const date = addDays(to, time * days + daysBetween(from, dish.date));
      const position = (last.get(`${date} ${dish.mealType}`) ?? -1) + 1;
      stands({ date, mealType: dish.mealType, position });
      const cookingId = pots.get(dish.cookingId ?? '') ?? null;
      // What is left of a pot that is not copied with it is cooked by itself.
      const noCookingRequired = dish.noCookingRequired && dish.cookingId === null;
      const anew = { id: randomUUID(), weightServingFact: null, cookingId, noCookingRequired, createdAt };
      return { of: id, item: { ...dish, ...anew, date, position } };
    });
  });
}

/** The pots all of whose items are among these: copied together, they are cooked together. */
export async function wholePots(
  manager: EntityManager,
  items: readonly MenuItem[],
): Promise<ReadonlySet<string>> {
  const among = new Set(items.map(({ id }) => id));
  const all = await potItems(manager, items);
  const torn = new Set(all.filter(({ id }) => !among.has(id)).map(({ cookingId }) => cookingId));
  return new Set(potsOf(items).filter((cookingId) => !torn.has(cookingId)));
}

async function copyPlates(manager: EntityManager, copies: readonly Copy[]): Promise<void> {
  const plates = await manager.findBy(Plate, { menuItemId: In(copies.map(({ of }) => of)) });
  const rows = copies.flatMap(({ of, item }) =>
    plates
      .filter(({ menuItemId }) => menuItemId === of)
      .map(({ userId, eaterId, grams }) => ({
        id: randomUUID(),
        menuItemId: item.id,
        userId,
        eaterId,
        grams,
      })),
  );
  await insertAll(manager, Plate, rows);
}
