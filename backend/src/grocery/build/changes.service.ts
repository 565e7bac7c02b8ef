import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import {
  changesOf,
  cookingKey,
  keyOfLine,
  needOf,
  settle,
  textFor,
  type HeldLine,
  type Language,
  type ListChange,
  type LineSource,
} from '@sytno/domain';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { Live } from '../../platform/live/live.service';
import { Dishes } from '../../recipes';
import { GroceryLine, GroceryList } from '../lists/grocery-list.entity';
import { linesOfList, listFor, ownList, tellOfLists } from '../lists/held-list';
import { changedAsWhole } from '../lists/list-changes';
import { cardOf, type ListCard } from '../lists/list-cards';
import { changed, newLine, nextPosition, raised } from '../lists/new-line';
import { addTo, isOpen } from '../lists/placing';
import type { Reading } from '../lists/shown-lines';
import { listedCookings } from './listed';
import { PlanService } from './plan.service';
import type { BoughtLine } from './shopping';

type Changes = Outputs['grocery']['build']['changes'];
type Accepted = Inputs['grocery']['build']['accept'] & {
  accept: readonly string[];
  decline: readonly string[];
};

interface Found {
  readonly changes: readonly ListChange[];
  readonly planned: ReadonlyMap<string, BoughtLine>;
  readonly lines: readonly GroceryLine[];
  readonly reading: Reading;
}

/** How the menu changed since a list was built, and bringing the list to it without losing a tick. */
@Injectable()
export class ChangesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly plans: PlanService,
    private readonly dishes: Dishes,
    private readonly live: Live,
  ) {}

  /**
   * Food by food; none for a closed list, nor for one that no menu stands behind.
   *
   * @throws Refusal NOT_FOUND when it is none of the household's
   */
  async changes(actor: Actor, { id, language }: Inputs['grocery']['build']['changes']): Promise<Changes> {
    const { manager } = this.dataSource;
    const list = await ownList(manager, actor, 'list.read', id);
    if (list.state === 'closed') return { items: [] };
    const found = await this.find(manager, actor, list, language);
    const recipes = found.changes.flatMap(({ before, now }) => [...before, ...now]);
    const names = await this.dishes.dishesOf(
      recipes.map(({ recipeId }) => recipeId),
      language,
      manager,
    );
    return { items: found.changes.map((change) => changeShown(change, found, names)) };
  }

  /**
   * Brings foods to what the menu wants. What is in the basket stays there as it was bought; what is missing
   * stands on a line to buy. Declined foods are not offered again.
   *
   * @throws Refusal NOT_FOUND, CONFLICT when it is closed
   */
  accept(actor: Actor, { id, accept, decline, language }: Accepted): Promise<ListCard> {
    return this.dataSource.transaction(async (manager) => {
      const list = await listFor(manager, actor, 'change', id);
      const found = await this.find(manager, actor, list, language);
      for (const change of found.changes.filter(({ key }) => accept.includes(key))) {
        await bring(manager, list, change, found);
      }
      if (decline.length > 0) {
        const leftFoods = [...new Set([...list.leftFoods, ...decline])];
        await manager.update(GroceryList, { id }, { leftFoods });
      }
      await changedAsWhole(manager, id);
      await tellOfLists(this.live, manager, actor);
      return cardOf(manager, id);
    });
  }

  private async find(
    manager: EntityManager,
    actor: Actor,
    list: GroceryList,
    language: Language,
  ): Promise<Found> {
    const all = await linesOfList(manager, list.id);
    const lines = all.filter(({ removed, own }) => !removed && !own);
    const cookings = await this.cookingsFor(manager, actor, { list, lines }, language);
    const { lines: bought, reading } = await this.plans.needed(manager, actor, cookings, language);
    const planned = new Map(bought.map((line) => [line.key, line]));
    const held = lines.map(heldOf);
    const live = new Set(held.map(({ key }) => key));
    const takenOff = all.filter(({ removed, own }) => removed && !own).map(keyOfLine);
    const without = new Set([...list.leftFoods, ...takenOff.filter((key) => !live.has(key))]);
    const changes = changesOf(held, bought, without).filter(
      // What is usually at home is asked about when a list is built, not each time that the menu changes.
      ({ key, kind }) => kind !== 'added' || !reading.facts.get(key)?.staple,
    );
    return { changes, planned, lines, reading };
  }

  /** What is cooked on the list's days, and what else it was built for; without what is on another list. */
  private async cookingsFor(
    manager: EntityManager,
    actor: Actor,
    { list, lines }: { list: GroceryList; lines: readonly GroceryLine[] },
    language: Language,
  ) {
    const sources = lines.flatMap((line) => line.sources).filter(({ menuItemId }) => menuItemId !== null);
    const days = [list.fromDate, list.toDate, ...sources.map(({ date }) => date)].filter(
      (day) => day !== null,
    );
    const [from, to] = [days.toSorted().at(0), days.toSorted().at(-1)];
    if (from === undefined || to === undefined) return [];
    const held = new Set(sources.map(cookingKey));
    const left = new Set(list.leftDishes);
    const listed = await listedCookings(manager, actor.householdId);
    const candidates = await this.plans.ofMenu(manager, actor, { from, to, language });
    return candidates.filter(({ key, date }) => {
      if (held.has(key)) return true;
      const { fromDate, toDate } = list;
      if (date === null || fromDate === null || toDate === null || left.has(key)) return false;
      return fromDate <= date && date <= toDate && !listed.has(key);
    });
  }
}

function changeShown(
  { key, kind, before, now }: ListChange,
  { lines, planned, reading }: Found,
  names: ReadonlyMap<string, { readonly name: string }>,
): Changes['items'][number] {
  const food = reading.facts.get(key);
  const same = lines.filter((line) => keyOfLine(line) === key);
  const words = planned.get(key)?.text ?? same[0]?.text ?? key;
  const dishes = (now.length > 0 ? now : before).map(({ recipeId }) => names.get(recipeId)?.name ?? '');
  const amounts = (sources: readonly LineSource[]) => [...needOf(sources, key, reading.facts).amounts];
  return {
    key,
    kind,
    name: textFor(food?.names ?? {}, reading.language) || words,
    icon: food?.icon ?? null,
    before: amounts(before),
    now: amounts(now),
    ticked: same.some(({ ticked }) => ticked),
    dishes: [...new Set(dishes.filter(Boolean))],
  };
}

function heldOf(line: GroceryLine): HeldLine {
  const { id, ticked, sources } = line;
  return { id, key: keyOfLine(line), ticked, sources };
}

async function bring(
  manager: EntityManager,
  list: GroceryList,
  { key, now }: ListChange,
  { lines, planned, reading }: Found,
): Promise<void> {
  const same = lines.filter((line) => keyOfLine(line) === key);
  const settled = settle(same.map(heldOf), now);
  const toTaste = planned.get(key)?.toTaste ?? false;
  for (const { id, sources } of settled.lines) {
    const line = same.find((one) => one.id === id);
    if (line) await keep(manager, line, sources, reading);
  }
  if (settled.more.length === 0) return;
  const open = same.find(isOpen);
  const sources = settled.more;
  if (open) {
    const kept = settled.lines.find(({ id }) => id === open.id)?.sources ?? [];
    await addTo(manager, changed(open, { sources: kept }), { sources, toTaste }, reading.facts);
    await manager.update(GroceryLine, { id: open.id }, { removed: false });
    return;
  }
  const { amounts } = needOf(sources, key, reading.facts);
  const { ingredientId, text } = planned.get(key) ?? { ingredientId: null, text: key };
  const position = nextPosition(await linesOfList(manager, list.id));
  await manager.insert(
    GroceryLine,
    newLine({ listId: list.id, position, ingredientId, text, amounts, toTaste, sources }),
  );
}

/** New parts of a line: in the basket it goes on saying what was bought, else nothing left takes it off. */
async function keep(
  manager: EntityManager,
  line: GroceryLine,
  sources: readonly LineSource[],
  { facts }: Reading,
): Promise<void> {
  const { amounts } = needOf(sources, keyOfLine(line), facts);
  const isSame = JSON.stringify(amounts) === JSON.stringify(line.amounts);
  if (line.ticked) {
    const ownAmounts = isSame ? line.ownAmounts : (line.ownAmounts ?? line.amounts);
    await manager.update(GroceryLine, { id: line.id }, { sources, amounts, ownAmounts });
    return;
  }
  const removed = sources.length === 0;
  const ownAmounts = isSame ? line.ownAmounts : null;
  const versions = raised(line, ...(removed ? ['removed'] : []), ...(isSame ? [] : ['amount']));
  await manager.update(GroceryLine, { id: line.id }, { sources, amounts, ownAmounts, removed, versions });
}
