import { Injectable } from '@nestjs/common';
import type { IngredientFacts, Language } from '@sytno/domain';
import type { EntityManager } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { FoodFacts } from '../../recipes';
import type { PriceReading, Reading } from './shown-lines';

/** Gathers what a reader is told of lines. */
@Injectable()
export class Readings {
  constructor(
    private readonly people: People,
    private readonly foods: FoodFacts,
  ) {}

  /**
   * A reading of lines of these foods and dishes; the number of questions does not depend on theirs.
   *
   * @param ingredientIds what the recipes name: the facts of what is bought instead come with them
   */
  async of(
    { userId }: Pick<Actor, 'userId'>,
    language: Language,
    dishes: Reading['dishes'],
    ingredientIds: readonly string[],
    manager: EntityManager,
  ): Promise<Reading> {
    const currency = (await this.people.currencyOf(userId, manager)) ?? '';
    const aisles = await this.foods.aislesIn(language, manager);
    return {
      language,
      currency,
      facts: await this.factsOf(ingredientIds, manager),
      aisles: new Map(aisles.map((aisle) => [aisle.id, aisle])),
      dishes,
    };
  }

  /** What prices of these foods are read with. */
  async prices(
    { userId }: Pick<Actor, 'userId'>,
    ingredientIds: readonly string[],
    manager: EntityManager,
  ): Promise<PriceReading> {
    const currency = (await this.people.currencyOf(userId, manager)) ?? '';
    return { currency, facts: await this.factsOf(ingredientIds, manager) };
  }

  private async factsOf(
    ids: readonly string[],
    manager: EntityManager,
  ): Promise<ReadonlyMap<string, IngredientFacts>> {
    const named = await this.foods.ingredientFactsOf(ids, manager);
    const others = [...named.values()].flatMap(({ boughtAs }) => boughtAs?.id ?? []);
    const bought = await this.foods.ingredientFactsOf(
      others.filter((id) => !named.has(id)),
      manager,
    );
    return new Map([...named, ...bought]);
  }
}
