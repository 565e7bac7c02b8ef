import { Injectable } from '@nestjs/common';
import type { Language } from '@sytno/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { Dishes } from '../../recipes';
import { beginKept } from './kept-templates.service';
import type { ItemOfTemplate, SeenTemplate } from './seen-template';
import { SeenTemplates } from './seen-templates.service';
import { plateOf, TemplateDishes } from './template-dishes.service';
import { Template } from './template.entity';

type MealType = ItemOfTemplate['mealType'];

/** A dish of a week as it is read on paper; kcal of one person's grams. */
export interface SheetDish {
  readonly weekday: number;
  readonly mealType: MealType;
  readonly recipeId: string;
  readonly name: string;
  readonly grams: number;
  readonly kcal: number;
}

/** What other sections do with templates: weeks that one person writes for another. */
@Injectable()
export class PersonalTemplates {
  constructor(
    private readonly seen: SeenTemplates,
    private readonly templateDishes: TemplateDishes,
    private readonly dishes: Dishes,
  ) {}

  /** An empty week, written on its board and on nobody's shelf. */
  async start(
    manager: EntityManager,
    actor: Actor,
    { name, language }: { name: string; language: Language },
  ): Promise<{ id: string; number: number }> {
    const id = await beginKept(manager, { ownerId: actor.userId, name, language }, []);
    const { number } = await manager.findOneByOrFail(Template, { id });
    return { id, number };
  }

  /** It goes for good. */
  async remove(manager: EntityManager, id: string): Promise<void> {
    await manager.delete(Template, { id, kept: true });
  }

  /** One of the actor's own as it is written now. @throws Refusal NOT_FOUND */
  get(manager: EntityManager, actor: Actor, id: string, language: Language): Promise<SeenTemplate> {
    return this.seen.one(actor, id, language, manager);
  }

  /** Names of dishes that somebody who has no more than an account may not read, so that they would not come. */
  async hiddenFrom(
    manager: EntityManager,
    userId: string,
    items: readonly Pick<ItemOfTemplate, 'recipeId'>[],
    language: Language,
  ): Promise<string[]> {
    const ids = [...new Set(items.map(({ recipeId }) => recipeId))];
    const readable = await this.dishes.readableBy(
      { userId, householdId: null, access: 'free' },
      ids,
      manager,
    );
    const hidden = ids.filter((id) => !readable.has(id));
    const dishes = await this.dishes.dishesOf(hidden, language, manager);
    return hidden.map((id) => dishes.get(id)?.name ?? '');
  }

  /** Dishes of a week with their names and grams, in the order of the week. */
  async sheet(
    manager: EntityManager,
    actor: Actor,
    items: readonly ItemOfTemplate[],
    language: Language,
  ): Promise<SheetDish[]> {
    const ids = items.map(({ recipeId }) => recipeId);
    const dishes = await this.templateDishes.of(actor, ids, language, manager);
    return items.flatMap(({ weekday, mealType, recipeId, grams }) => {
      const dish = dishes.get(recipeId);
      if (!dish) return [];
      const eaten = grams ?? dish.answer.servingWeight;
      const kcal = Math.round(plateOf(dish, eaten).kcal);
      return [{ weekday, mealType, recipeId, name: dish.answer.recipeName, grams: eaten, kcal }];
    });
  }
}
