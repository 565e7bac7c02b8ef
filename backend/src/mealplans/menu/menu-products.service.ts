import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { now } from '../../platform/time/clock';
import { Products } from '../../recipes';
import { tellDeed } from '../together/deeds';
import { MenuItem } from './menu-item.entity';
import { isInReach } from './menu-limits';
import { placeAtEnd } from './menu-places';
import { MenuService } from './menu.service';
import { platesOf } from './plates';

type Input = Inputs['mealplans']['products']['add'];
type Item = Outputs['mealplans']['products']['add'];

/** More of it nobody buys for one meal; the contract's bound of servings. */
const MOST_PORTIONS = 100;

/** Foods that nobody cooks on a household's menu. */
@Injectable()
export class MenuProducts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: People,
    private readonly products: Products,
    private readonly menu: MenuService,
    private readonly live: Live,
  ) {}

  /**
   * Puts a food at the end of a meal, as much of it as everybody at that meal eats, in whole portions: lists
   * buy pieces.
   *
   * @throws Refusal INPUT_INVALID when the catalogue does not know the food; DAY_TOO_FAR, DAY_FULL
   */
  async add(actor: Actor, { date, mealType, ingredientId, grams, language }: Input): Promise<Item> {
    const { householdId, userId } = actor;
    if (!isInReach(date, await this.people.today({ householdId }))) throw new Refusal('DAY_TOO_FAR');
    return this.dataSource.transaction(async (manager) => {
      const { recipeId, portion } = await this.products.productOf(ingredientId, manager);
      const each = grams ?? portion;
      const table = await this.people.peopleOf(householdId, manager);
      const plates = platesOf({ date, mealType }, each, table, []);
      const together = plates.reduce((sum, plate) => sum + plate.grams, 0);
      const portions = portion > 0 ? Math.ceil(together / portion - 1e-6) : 1;
      const id = randomUUID();
      await manager.insert(MenuItem, {
        id,
        householdId,
        date,
        mealType,
        position: await placeAtEnd(manager, householdId, { date, mealType }),
        recipeId,
        servings: Math.min(MOST_PORTIONS, Math.max(1, portions)),
        weightServing: grams ?? null,
        weightServingFact: null,
        noCookingRequired: false,
        cookingId: null,
        createdBy: userId,
        createdAt: now(),
      });
      await tellDeed(manager, actor, { kind: 'added', menuItemId: id, recipeId, date, mealType });
      await this.live.touched({ householdId }, ['mealplans.menu'], manager);
      const [item] = await this.menu.itemsFor(actor, [id], language, manager);
      if (!item) throw new Refusal('NOT_FOUND');
      return item;
    });
  }
}
