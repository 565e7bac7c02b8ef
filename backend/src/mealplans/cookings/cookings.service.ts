import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { servingsInParts } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { DataSource, In, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { MenuItem } from '../menu/menu-item.entity';
import { holdMenu } from '../menu/menu-places';
import { tellDeed } from '../together/deeds';
import { MenuService } from '../menu/menu.service';
import { potItems, potsOf, settlePots } from '../menu/pots';

type Cookings = Outputs['mealplans']['cookings'];
type Input<Call extends keyof Cookings> = Inputs['mealplans']['cookings'][Call];

/** The contract's bound. */
const MOST_SERVINGS = 100;

/** Items of one dish are cooked at once, or each by itself again (product decision 2.12). */
@Injectable()
export class CookingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly menu: MenuService,
    private readonly live: Live,
  ) {}

  /**
   * Items that share a pot with others bring their pots with them.
   *
   * @throws Refusal NOT_FOUND when one of them is not on the household's menu; INPUT_INVALID when they are not
   * one dish, or a dish of two compositions
   */
  async combine(actor: Actor, { ids, servings }: Input<'combine'>): Promise<Cookings['combine']> {
    return this.dataSource.transaction(async (manager) => {
      await holdMenu(manager, actor.householdId);
      const named = await ownItems(manager, actor, [...new Set(ids)]);
      const items = await withTheirPots(manager, named);
      if (named.length < 2 || new Set(items.map(dishOf)).size > 1) {
        throw Refusal.fields('INPUT_INVALID', { path: 'ids', code: 'choice' });
      }
      const [cookingId = randomUUID()] = potsOf(items);
      const together = Math.min(MOST_SERVINGS, servings ?? servingsOf(items));
      await manager.update(MenuItem, { id: In(items.map(({ id }) => id)) }, { cookingId });
      await settlePots(manager, [cookingId], together);
      await this.tell(manager, actor, items);
      return { id: cookingId, servings: together };
    });
  }

  /**
   * The named items leave the pot, each with its servings; all of them, by what is eaten of each, when none is
   * named. One that stays alone has a pot of its own.
   *
   * @throws Refusal NOT_FOUND when it is no cooking of the household, or feeds none of these
   */
  async split(actor: Actor, { id, parts }: Input<'split'>): Promise<Cookings['split']> {
    return this.dataSource.transaction(async (manager) => {
      await holdMenu(manager, actor.householdId);
      const items = await potItems(manager, [{ cookingId: id }]);
      const [first] = items;
      if (!first || !allowed(actor, 'menu.change', first)) throw new Refusal('NOT_FOUND');
      const leaving = parts ?? (await this.shares(actor, items, manager));
      const named = new Set(leaving.map((part) => part.id));
      if (!leaving.every((part) => items.some((item) => item.id === part.id))) throw new Refusal('NOT_FOUND');
      for (const part of leaving) {
        const alone = { servings: part.servings, noCookingRequired: false, cookingId: null };
        await manager.update(MenuItem, { id: part.id }, alone);
      }
      const staying = items.filter((item) => !named.has(item.id));
      const taken = leaving.reduce((sum, part) => sum + part.servings, 0);
      const left = Math.max(1, first.servings - taken);
      if (staying.length > 0) await settlePots(manager, [id], left);
      if (staying.length === 1) await manager.update(MenuItem, { cookingId: id }, { cookingId: null });
      await this.tell(manager, actor, items);
      return {
        parts: [...leaving, ...(staying.length === 1 ? [{ id: staying[0]?.id ?? '', servings: left }] : [])],
      };
    });
  }

  private async tell(manager: EntityManager, actor: Actor, [first]: readonly MenuItem[]): Promise<void> {
    const { recipeId = null, date = null, mealType = null } = first ?? {};
    await tellDeed(manager, actor, { kind: 'cooking', recipeId, date, mealType });
    await this.live.touched(actor, ['mealplans.menu'], manager);
  }

  /** What each of them is cooked with by itself: by the grams that everybody eats of it. */
  private async shares(actor: Actor, items: readonly MenuItem[], manager: EntityManager) {
    const ids = items.map(({ id }) => id);
    const served = await this.menu.itemsFor(actor, ids, 'uk', manager);
    const grams = served.map(({ plates }) => plates.reduce((sum, plate) => sum + plate.grams, 0));
    const servings = servingsInParts(items[0]?.servings ?? 0, grams);
    return served.map(({ id }, at) => ({ id, servings: servings[at] ?? 1 }));
  }
}

/** A dish is a recipe in somebody's composition. */
const dishOf = ({ recipeId, createdBy }: MenuItem): string => `${recipeId} ${createdBy ?? ''}`;

/** What is cooked for them now. */
function servingsOf(items: readonly MenuItem[]): number {
  const cooked = items.filter(({ noCookingRequired }) => !noCookingRequired);
  return Math.max(
    1,
    cooked.reduce((sum, { servings }) => sum + servings, 0),
  );
}

async function withTheirPots(manager: EntityManager, items: readonly MenuItem[]): Promise<MenuItem[]> {
  const more = await potItems(manager, items);
  return [...new Map([...items, ...more].map((item) => [item.id, item])).values()];
}

async function ownItems(manager: EntityManager, actor: Actor, ids: readonly string[]): Promise<MenuItem[]> {
  const items = await manager.findBy(MenuItem, { id: In([...ids]) });
  const own = items.filter((item) => allowed(actor, 'menu.combine', item));
  if (own.length < ids.length) throw new Refusal('NOT_FOUND');
  return own;
}
