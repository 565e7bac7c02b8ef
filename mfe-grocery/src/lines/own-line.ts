import type { Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import type { Operation } from './lines.queries';

type Understood = Outputs['recipes']['editor']['understand'];
/** A line of one's own as it is sent. */
export type OwnLine = Extract<Operation, { field: 'added' }>['value'];

/** What of words is offered to be added. */
export interface Reading {
  /** The food in the words' own language, without its amount. */
  readonly text: string;
  readonly amount: OwnLine['amount'];
  /** Null: it stays words. */
  readonly foodId: string | null;
  /** Foods that the words may mean, best first. */
  readonly foods: readonly { readonly id: string; readonly name: string }[];
}

const MOST_FOODS = 4;

/** The first line of what was understood; words alone while nothing is. */
export function readingOf(words: string, understood: Understood | undefined, language: Language): Reading {
  const [first] = understood?.items[0]?.lines ?? [];
  if (!first) return { text: words, amount: null, foodId: null, foods: [] };
  const { line, candidates } = first;
  const ids = [...new Set([...(line.ingredientId === null ? [] : [line.ingredientId]), ...candidates])];
  const foods = ids.flatMap((id) => {
    const food = understood?.foods.find((one) => one.id === id);
    return food ? [{ id, name: food.name }] : [];
  });
  const { quantity, unit } = line;
  const counts = quantity !== null && quantity > 0 && unit !== 'to_taste';
  return {
    text: line.food[language]?.trim() || words,
    amount: counts ? { quantity, unit: unit ?? 'piece' } : null,
    foodId: line.ingredientId,
    foods: foods.slice(0, MOST_FOODS),
  };
}
