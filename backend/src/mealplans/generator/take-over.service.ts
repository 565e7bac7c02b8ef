import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { sharedCookings, type Day } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { DataSource, In, type EntityManager } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { now } from '../../platform/time/clock';
import { MenuItem } from '../menu/menu-item.entity';
import { DISHES_A_DAY } from '../menu/menu-limits';
import { holdMenu } from '../menu/menu-places';
import { Plate } from '../menu/plate.entity';
import { potsOf, settlePots } from '../menu/pots';
import { PutBack } from '../menu/put-back';
import { RemovedItem } from '../menu/removed-item.entity';
import { keepRemoved } from '../menu/removed-items';
import { tellDeed } from '../together/deeds';
import { WeekFill, WeekFillItem } from '../templates/week-fill.entity';
import { chosenFor } from './candidates';
import { Generation, type Candidate, type CandidateSlot } from './generation.entity';
import { GeneratorProblems, type Built } from './problems.service';
import { tellGeneration } from './runs.service';
import { choiceOf, passesLimit, Proposals, told } from './proposals.service';

type Calls = Inputs['mealplans']['generator'];
type Taken = Outputs['mealplans']['generator']['take'];
type Wanted = Pick<Calls['take'], 'id' | 'dates'> & { readonly overLimit: boolean };

/** Rows of one statement. */
const AT_ONCE = 500;

/** Puts a proposal on the menu, and takes that back. */
@Injectable()
export class TakeOver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: People,
    private readonly problems: GeneratorProblems,
    private readonly proposals: Proposals,
    private readonly putBack: PutBack,
    private readonly live: Live,
  ) {}

  /**
   * Puts the proposed dishes of all or some days on the menu, in place of what was to be replaced; days that
   * were taken leave the proposal. What was put on those meals since stays, and nothing is put beside it.
   *
   * @throws Refusal NOT_FOUND; GENERATING; INPUT_INVALID with `choice` at a date that is not of the proposal;
   *   DAY_LIMIT when a day would go over money, or over energy where that is a limit, and nobody agreed; DAY_FULL
   */
  async take(actor: Actor, { id, dates, overLimit }: Wanted): Promise<Taken> {
    const { householdId } = actor;
    return this.dataSource.transaction(async (manager) => {
      await holdMenu(manager, householdId);
      const row = await this.proposals.still(manager, householdId, id);
      const [first] = row.candidates;
      if (!first) throw new Refusal('NOT_FOUND');
      const days = daysOf(first, dates);
      const built = await this.problems.forDays(manager, actor, row.request, choiceOf(first));
      const current = told(built, chosenFor(built, first), first);
      const over = current.days.filter((day) => days.has(day.date) && passesLimit(day, built));
      if (over.length > 0 && !overLimit) throw new Refusal('DAY_LIMIT');
      const fresh = current.slots.filter(
        ({ kept, recipeId, date }) => !kept && recipeId !== null && days.has(date),
      );
      const removed = await remove(manager, built, fresh);
      const shares = (row.request.weights.leftovers ?? 0) > 0;
      const fill = await this.store(manager, actor, built, fresh, shares);
      await leave(manager, row, first, days);
      await tellGeneration(this.live, householdId, manager);
      const date = [...days].sort()[0];
      await tellDeed(manager, actor, { kind: 'filled', ...(date && { date }), count: fresh.length });
      await this.live.touched({ householdId }, ['mealplans.menu'], manager);
      return { fill, removed, added: fresh.length };
    });
  }

  /**
   * Takes off what one taking put on and still stands, and puts back what it replaced.
   *
   * @throws Refusal NOT_FOUND when nothing of it was this household's; DAY_FULL, and then all stays
   */
  async takeBack(actor: Actor, { fill, removed, language }: Calls['takeBack']): Promise<{ done: true }> {
    const { householdId } = actor;
    await this.dataSource.transaction(async (manager) => {
      await holdMenu(manager, householdId);
      const taken = fill === null ? null : await manager.findOneBy(WeekFill, { id: fill });
      const own = taken && allowed(actor, 'menu.change', taken) ? taken : null;
      const gone =
        removed.length === 0 ? [] : await manager.findBy(RemovedItem, { id: In(removed), householdId });
      if (!own && gone.length === 0) throw new Refusal('NOT_FOUND');
      if (own) await takeOff(manager, own.id);
      const back = await this.putBack.put(manager, gone, language);
      await settlePots(manager, potsOf(back));
      await this.live.touched({ householdId }, ['mealplans.menu'], manager);
    });
    return { done: true };
  }

  /**
   * @param shares whether the same dish within three days is cooked once (product decision 2.12)
   * @returns what takes the dishes off again; null when there are none
   */
  private async store(
    manager: EntityManager,
    actor: Actor,
    { problem }: Built,
    fresh: readonly CandidateSlot[],
    shares: boolean,
  ): Promise<string | null> {
    if (fresh.length === 0) return null;
    const { householdId, userId } = actor;
    await wantRoom(manager, householdId, fresh);
    const { members, eaters } = await this.people.peopleOf(householdId, manager);
    const dishes = new Map(problem.dishes.map((dish) => [dish.id, dish]));
    const at = now();
    const plates: Plate[] = [];
    const cooked = new Map<string, { grams: number; serving: number }>();
    const items = fresh.map(({ date, mealType, recipeId, plates: grams }): MenuItem => {
      const id = randomUUID();
      const serving = dishes.get(recipeId ?? '')?.servingGrams ?? 0;
      const whole = grams.reduce((sum, plate) => sum + plate.grams, 0);
      cooked.set(id, { grams: whole, serving });
      for (const { personId, grams: own } of grams) {
        const isMember = members.some(({ userId: one }) => one === personId);
        const usual = serving * (eaters.find((one) => one.id === personId)?.share ?? 1);
        if (Math.abs(own - usual) < SAME) continue;
        plates.push({
          id: randomUUID(),
          menuItemId: id,
          userId: isMember ? personId : null,
          eaterId: isMember ? null : personId,
          grams: own,
        });
      }
      return {
        id,
        householdId,
        date,
        mealType,
        position: 0,
        recipeId: recipeId ?? '',
        servings: servingsOf(whole, serving),
        weightServing: null,
        weightServingFact: null,
        noCookingRequired: false,
        cookingId: null,
        createdBy: userId,
        createdAt: at,
      };
    });
    const pots = shares && allowed(actor, 'menu.combine', { householdId }) ? potsFor(items) : [];
    const fillId = randomUUID();
    await manager.insert(MenuItem, items);
    for (let from = 0; from < plates.length; from += AT_ONCE)
      await manager.insert(Plate, plates.slice(from, from + AT_ONCE));
    for (const pot of pots) {
      const whole = pot.reduce((sum, { id }) => sum + (cooked.get(id)?.grams ?? 0), 0);
      const serving = cooked.get(pot[0]?.id ?? '')?.serving ?? 0;
      await settlePots(manager, potsOf(pot), servingsOf(whole, serving));
    }
    await manager.insert(WeekFill, { id: fillId, householdId, createdAt: at });
    await manager.insert(
      WeekFillItem,
      items.map(({ id }) => ({ menuItemId: id, fillId })),
    );
    return fillId;
  }
}

/** Servings that so many grams need; guests are cooked for on top (ADR 27). */
function servingsOf(grams: number, serving: number): number {
  return serving > 0 ? Math.min(100, Math.max(1, Math.ceil(grams / serving - SAME / 100))) : 1;
}

/** Meals that one cooking feeds, each group in a pot of its own from now on. */
function potsFor(items: MenuItem[]): MenuItem[][] {
  return sharedCookings(items.map((item) => ({ date: item.date, dishId: item.recipeId, item }))).map(
    (meals) => {
      const cookingId = randomUUID();
      return meals.map(({ item }) => Object.assign(item, { cookingId }));
    },
  );
}

/** Grams that nobody weighs. */
const SAME = 0.5;

/** @throws Refusal INPUT_INVALID with `choice` at a date that is not of the proposal */
function daysOf({ slots }: Candidate, dates: readonly Day[] | undefined): ReadonlySet<Day> {
  const all = new Set(slots.map(({ date }) => date));
  const strange = (dates ?? []).findIndex((date) => !all.has(date));
  if (strange >= 0)
    throw Refusal.fields('INPUT_INVALID', { path: `dates.${String(strange)}`, code: 'choice' });
  return dates ? new Set(dates) : all;
}

/** Takes off what gives its place to a dish that comes. @returns the ids */
async function remove(
  manager: EntityManager,
  { replaced }: Built,
  fresh: readonly CandidateSlot[],
): Promise<string[]> {
  const comes = new Set(fresh.map(({ date, mealType }) => `${date} ${mealType}`));
  const items = replaced.filter(({ date, mealType }) => comes.has(`${date} ${mealType}`));
  const ids = items.map(({ id }) => id);
  if (ids.length === 0) return ids;
  const plates = await manager.findBy(Plate, { menuItemId: In(ids) });
  for (const item of items) {
    const own = plates.filter(({ menuItemId }) => menuItemId === item.id);
    await keepRemoved(manager, item, own);
  }
  await manager.delete(MenuItem, ids);
  await settlePots(manager, potsOf(items));
  return ids;
}

async function takeOff(manager: EntityManager, fillId: string): Promise<void> {
  const rows = await manager.findBy(WeekFillItem, { fillId });
  const ids = rows.map(({ menuItemId }) => menuItemId);
  const items = await manager.findBy(MenuItem, { id: In(ids) });
  if (ids.length > 0) await manager.delete(MenuItem, ids);
  await settlePots(manager, potsOf(items));
  await manager.delete(WeekFill, { id: fillId });
}

/** @throws Refusal DAY_FULL */
async function wantRoom(
  manager: EntityManager,
  householdId: string,
  fresh: readonly CandidateSlot[],
): Promise<void> {
  const dates = [...new Set(fresh.map(({ date }) => date))];
  const there = await manager.find(MenuItem, {
    where: { householdId, date: In(dates) },
    select: { id: true, date: true },
  });
  const on = (date: Day, rows: readonly { date: Day }[]) => rows.filter((row) => row.date === date).length;
  if (dates.some((date) => on(date, there) + on(date, fresh) > DISHES_A_DAY)) throw new Refusal('DAY_FULL');
}

/** Days that were taken are no proposal any more. */
async function leave(
  manager: EntityManager,
  row: Generation,
  first: Candidate,
  days: ReadonlySet<Day>,
): Promise<void> {
  const rest = <T extends { readonly date: Day }>(all: readonly T[]) =>
    all.filter(({ date }) => !days.has(date));
  const slots = rest(first.slots);
  if (!slots.some(({ kept, recipeId }) => !kept && recipeId !== null)) {
    await manager.delete(Generation, { id: row.id });
    return;
  }
  const next: Candidate = {
    ...first,
    slots,
    days: rest(first.days),
    bounds: rest(first.bounds),
    relaxations: [],
  };
  const request = { ...row.request, taken: [...row.request.taken, ...days] };
  await manager.update(Generation, { id: row.id }, { request, candidates: [next], changedAt: now() });
}
