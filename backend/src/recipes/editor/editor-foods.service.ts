import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import {
  areDashed,
  linesFromText,
  PRICE_CURRENCIES,
  readText,
  textFor,
  type IngredientFacts,
  type Language,
  type PriceCurrency,
} from '@sytno/domain';
import { People } from '../../account';
import { FoodFacts } from '../ingredients/facts.service';
import { Vocabulary } from './vocabulary.service';

type Calls = Inputs['recipes']['editor'];
type Answers = Outputs['recipes']['editor'];
type Reader = { readonly userId: string };
type Food = Answers['foods']['items'][number];

/** Reads lines and tells of foods, as an editor needs it. */
@Injectable()
export class EditorFoods {
  constructor(
    private readonly facts: FoodFacts,
    private readonly vocabulary: Vocabulary,
    private readonly people: People,
  ) {}

  /** Foods by id, named in a language; ids that the catalogue does not know are left out. */
  async foodsOf({ userId }: Reader, ids: readonly (string | null)[], language: Language): Promise<Food[]> {
    return this.shown(userId, await this.facts.ingredientFactsOf(ids), language);
  }

  /** What each line of text comes to, in their order, with all the foods it may mean. */
  async understand(
    { userId }: Reader,
    { lines, language }: Calls['understand'],
  ): Promise<Answers['understand']> {
    const index = await this.vocabulary.index();
    const dashed = areDashed(lines);
    const all = lines.map((text) => readText(text, language, index, dashed));
    const ids = all.flatMap(({ foods }) => foods.flatMap(({ candidates }) => candidates.map(({ id }) => id)));
    const facts = await this.facts.ingredientFactsOf(ids);
    return {
      items: all.map((one, at) => {
        const read = linesFromText(one, facts);
        return {
          text: lines[at] ?? '',
          heading: read.heading,
          lines: read.lines.map(({ line, candidates, otherUnits }) => ({
            line: { ...line },
            candidates: [...candidates],
            otherUnits: [...otherUnits],
          })),
        };
      }),
      foods: await this.shown(userId, facts, language),
    };
  }

  private async shown(
    userId: string,
    facts: ReadonlyMap<string, IngredientFacts>,
    language: Language,
  ): Promise<Food[]> {
    const currency = await this.people.currencyOf(userId);
    const known = PRICE_CURRENCIES.find((one) => one === currency);
    return [...facts.values()].map((food) => foodOf(food, language, known));
  }
}

function foodOf(food: IngredientFacts, language: Language, currency: PriceCurrency | undefined): Food {
  const { id, icon, units, per100g, density, gramsPerPiece, unitGrams, ediblePart } = food;
  const price = currency && food.price?.[currency];
  return {
    id,
    name: textFor(food.names, language),
    icon,
    units: [...units],
    per100g: per100g ? { ...per100g, fiber: per100g.fiber ?? null } : null,
    density: density ?? null,
    gramsPerPiece: gramsPerPiece ?? null,
    unitGrams: { ...unitGrams },
    ediblePart: ediblePart ?? null,
    price: price ? { minor: price.minor, currency, per: price.per, estimate: price.estimate ?? false } : null,
  };
}
