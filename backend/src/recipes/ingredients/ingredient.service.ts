import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { flagsOf, LANGUAGES, PRICE_CURRENCIES, type IngredientFacts } from '@sytno/domain';
import { People } from '../../account';
import { Refusal } from '../../platform/errors/refusal';
import { FoodFacts } from './facts.service';

type Details = Outputs['recipes']['ingredients']['get'];

/** What a seed file also says of a food: where its nutrients come from. */
interface WithSource {
  readonly source?: { readonly kind?: string; readonly ref?: string };
}

const TABLES = ['usda-sr26', 'usda-fdc'] as const;

/** One food as its page shows it. */
@Injectable()
export class IngredientPage {
  constructor(
    private readonly foods: FoodFacts,
    private readonly people: People,
  ) {}

  /** @throws Refusal NOT_FOUND when the catalogue does not know it */
  async get(
    { userId }: { userId: string },
    { id, language }: Inputs['recipes']['ingredients']['get'],
  ): Promise<Details> {
    const facts = (await this.foods.ingredientFactsOf([id])).get(id);
    // What was taken away has no name any more.
    if (!facts?.names[language]) throw new Refusal('NOT_FOUND');
    const [currency, aisles] = await Promise.all([
      this.people.currencyOf(userId),
      this.foods.aislesIn(language),
    ]);
    const { names, per100g, shelfLifeDays, density = null, gramsPerPiece = null } = facts;
    return {
      // Another one's where this food was merged into it.
      id: facts.id,
      name: names[language],
      otherNames: LANGUAGES.filter((other) => other !== language).map((other) => ({
        language: other,
        name: names[other],
      })),
      aliases: [...facts.aliases[language]],
      icon: facts.icon,
      tint: facts.tint,
      aisle: aisles.find((aisle) => aisle.id === facts.aisle)?.name ?? '',
      per100g: per100g ? { ...per100g, fiber: per100g.fiber ?? null } : null,
      source: sourceOf(facts),
      season: [...(facts.season ?? [])],
      price: priceIn(facts, currency),
      gramsPerPiece,
      density,
      ediblePart: facts.ediblePart ?? 1,
      shelfLifeDays: {
        pantry: shelfLifeDays.pantry ?? null,
        fridge: shelfLifeDays.fridge ?? null,
        freezer: shelfLifeDays.freezer ?? null,
      },
      ...dietOf(facts),
      readLabel: facts.readLabel ?? false,
    };
  }
}

/** Only a known table's number tells a reader anything. */
function sourceOf(facts: IngredientFacts & WithSource): Details['source'] {
  const table = TABLES.find((known) => known === facts.source?.kind);
  return table ? { table, ref: facts.source?.ref ?? '' } : { table: 'other', ref: '' };
}

function priceIn({ price }: IngredientFacts, wanted: string | undefined): Details['price'] {
  const currency = PRICE_CURRENCIES.find((known) => known === wanted);
  const found = currency && price?.[currency];
  if (!currency || !found) return null;
  return { minor: found.minor, currency, per: found.per, estimate: found.estimate ?? false };
}

function dietOf(facts: IngredientFacts): Pick<Details, 'allergens' | 'diets'> {
  const flags = flagsOf([{ ingredientId: facts.id }], new Map([[facts.id, facts]]));
  const diets = (['vegan', 'vegetarian', 'lenten', 'glutenFree'] as const).filter(
    (diet) => flags[diet] === 'yes',
  );
  return { allergens: [...flags.allergens], diets };
}
