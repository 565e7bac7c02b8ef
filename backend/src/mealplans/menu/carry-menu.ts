import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Day } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { In, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { HouseholdMoves, People, type Move } from '../../account';
import { now } from '../../platform/time/clock';
import { Fact } from '../facts/fact.entity';
import { MenuNote } from '../notes/note.entity';
import { wholePots } from './menu-days.service';
import { insertAll } from './put-dishes';
import { MenuItem } from './menu-item.entity';
import { DISHES_A_DAY } from './menu-limits';
import { inMenuOrder } from './menu-order';
import { holdMenu } from './menu-places';
import { Plate } from './plate.entity';
import { potsOf, settlePots } from './pots';

/** Copies the menu of today and later into another household, for somebody who moves there (ADR 27). */
@Injectable()
export class CarryMenu implements OnModuleInit {
  constructor(
    private readonly moves: HouseholdMoves,
    private readonly people: People,
  ) {}

  onModuleInit(): void {
    this.moves.learn('menu', (manager, move) => this.carry(manager, move));
  }

  /**
   * Dishes with the mover's own grams and with what he ate of them, and notes; they come behind what stands there, as many as a day holds.
   * Whoever comes home finds them instead of what he had planned there on the same days before he left.
   */
  private async carry(manager: EntityManager, { userId, from, to, home }: Move): Promise<void> {
    for (const householdId of [from, to].sort()) await holdMenu(manager, householdId);
    const today = await this.people.today({ householdId: from }, manager);
    const ahead = { householdId: from, date: MoreThanOrEqual(today) };
    const source = (await manager.findBy(MenuItem, ahead)).sort(inMenuOrder);
    const notes = await manager.findBy(MenuNote, ahead);
    const days = [...new Set([...source, ...notes].map(({ date }) => date))];
    if (home) await clearDays(manager, to, days);
    const there = await manager.findBy(MenuItem, { householdId: to, date: In(days) });
    const copies = copiesOf(source, there, to, await wholePots(manager, source));
    await insertAll(
      manager,
      MenuItem,
      copies.map(({ item }) => item),
    );
    await settlePots(manager, potsOf(copies.map(({ item }) => item)));
    const plates = await manager.findBy(Plate, { userId, menuItemId: In(copies.map(({ of }) => of)) });
    const copyOf = new Map(copies.map(({ of, item }) => [of, item.id]));
    const own = plates.map(({ menuItemId, grams }) => ({
      id: randomUUID(),
      menuItemId: copyOf.get(menuItemId) ?? '',
      userId,
      eaterId: null,
      grams,
    }));
    await insertAll(manager, Plate, own);
    // What he ate of a dish he ate of its copy: else it would count beside the plan and the copy as uneaten.
    for (const { of, item } of copies) {
      await manager.update(Fact, { userId, menuItemId: of }, { menuItemId: item.id });
    }
    const written = notes.map(({ date, mealType, text, createdAt }) => ({
      id: randomUUID(),
      householdId: to,
      date,
      mealType,
      text,
      createdAt,
    }));
    await insertAll(manager, MenuNote, written);
  }
}

async function clearDays(manager: EntityManager, householdId: string, days: readonly Day[]): Promise<void> {
  if (days.length === 0) return;
  const old = await manager.findBy(MenuItem, { householdId, date: In([...days]) });
  if (old.length > 0) await manager.delete(MenuItem, { id: In(old.map(({ id }) => id)) });
  await settlePots(manager, potsOf(old));
  await manager.delete(MenuNote, { householdId, date: In([...days]) });
}

interface Copy {
  readonly of: string;
  readonly item: MenuItem;
}

/** Each behind what stands at its meal; what a day cannot hold stays behind. */
function copiesOf(
  source: readonly MenuItem[],
  there: readonly MenuItem[],
  householdId: string,
  whole: ReadonlySet<string>,
): Copy[] {
  const pots = new Map([...whole].map((cookingId) => [cookingId, randomUUID()]));
  const createdAt = now();
  const stands: MenuItem[] = [...there];
  return source.flatMap(({ id, ...dish }) => {
    const day = stands.filter(({ date }) => date === dish.date);
    if (day.length >= DISHES_A_DAY) return [];
    const meal = day.filter(({ mealType }) => mealType === dish.mealType);
    const item = {
      ...dish,
      id: randomUUID(),
      householdId,
      position: Math.max(-1, ...meal.map(({ position }) => position)) + 1,
      weightServingFact: null,
      cookingId: pots.get(dish.cookingId ?? '') ?? null,
      // What is left of a pot that does not come along is cooked by itself.
      noCookingRequired: dish.noCookingRequired && dish.cookingId === null,
      createdAt,
    };
    stands.push(item);
    return [{ of: id, item }];
  });
}
