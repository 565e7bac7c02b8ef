import { Injectable } from '@nestjs/common';
import { PRICE_CURRENCIES, type IngredientFacts, type Language } from '@sytno/domain';
import type { EntityManager } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { FoodFacts } from '../../recipes';
import { pricesOf } from '../prices/own-prices';
import { orderKind, orderOf, placesOf, shopOf } from '../shops/shop-orders';
import type { GroceryLine } from './grocery-list.entity';
import type { PriceReading, Reading } from './shown-lines';

type Reader = Pick<Actor, 'userId' | 'householdId'>;

/** The foods that lines name, those that are bought in their place too. */
export const foodsOf = (lines: readonly Pick<GroceryLine, 'ingredientId' | 'insteadId'>[]): string[] =>
  lines.flatMap(({ ingredientId, insteadId }) => [ingredientId, insteadId].filter((id) => id !== null));

/** Gathers what a reader is told of lines. */
@Injectable()
export class Readings {
  constructor(
    private readonly people: People,
    private readonly foods: FoodFacts,
  ) {}

  /**
   * A reading of lines of these foods and dishes, in the order of a shop; the number of questions does not depend
   * on theirs.
   *
   * @param ingredientIds what the recipes name: the facts of what is bought instead come with them
   */
  async of(
    reader: Reader,
    language: Language,
    dishes: Reading['dishes'],
    ingredientIds: readonly string[],
    manager: EntityManager,
    shopId: string | null = null,
  ): Promise<Reading> {
    const aisles = await this.foods.aislesIn(language, manager);
    const shop = await shopOf(manager, reader.householdId, shopId);
    const order = orderOf(
      shop,
      aisles.map(({ id }) => id),
    );
    return {
      ...(await this.prices(reader, ingredientIds, manager)),
      language,
      aisles: new Map(aisles.map(({ id, name }) => [id, { name, position: order.indexOf(id) }])),
      places: await placesOf(manager, reader.householdId),
      shop: shop && { id: shop.id, name: shop.name, order: orderKind(shop) },
      dishes,
    };
  }

  /** What prices of these foods are read with: what the household paid before the catalogue's. */
  async prices(
    { userId, householdId }: Reader,
    ingredientIds: readonly string[],
    manager: EntityManager,
  ): Promise<PriceReading> {
    const currency = (await this.people.currencyOf(userId, manager)) ?? '';
    const facts = await this.factsOf(ingredientIds, manager);
    const known = PRICE_CURRENCIES.find((one) => one === currency);
    if (!known || facts.size === 0) return { currency, facts };
    const own = await pricesOf(manager, householdId, known, [...facts.keys()]);
    const mixed = [...facts].map(([id, food]) => {
      const price = own.get(id);
      return [id, price ? { ...food, price: { ...food.price, [known]: price } } : food] as const;
    });
    return { currency, facts: new Map(mixed) };
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
