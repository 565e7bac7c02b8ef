import type { CatalogQuestion } from '@sytno/contract';
import { TAG } from './catalog-columns';

/** What the list shows and filters of a recipe that the reader composed himself. */
export interface OwnFigures {
  readonly recipeId: string;
  readonly tags: ReadonlySet<string>;
  /** Of one serving; the cost in whole minor units of the reader's currency, null where none is known. */
  readonly kcal: number;
  readonly cost: number | null;
}

/** Whether it is found by the filters that look into the pot. */
export function suits({ tags, kcal }: OwnFigures, question: CatalogQuestion): boolean {
  const { minKcal = 0, maxKcal = Infinity } = question;
  const { all, some, none } = wantedTags(question);
  return (
    kcal >= minKcal &&
    kcal <= maxKcal &&
    all.every((tag) => tags.has(tag)) &&
    none.every((tag) => !tags.has(tag)) &&
    (some.length === 0 || some.some((tag) => tags.has(tag)))
  );
}

/** Tags of which a recipe has all, one, and none. */
export function wantedTags(question: CatalogQuestion): Record<'all' | 'some' | 'none', string[]> {
  const all = [
    ...question.ingredients.map(TAG.ingredient),
    ...(question.mealType ? [TAG.mealType(question.mealType)] : []),
    ...(question.diet ? [TAG.diet(question.diet)] : []),
    ...(question.glutenFree ? [TAG.glutenFree] : []),
    ...(question.withoutElectricity ? [TAG.withoutElectricity] : []),
    ...(question.festive ? [TAG.festive] : []),
  ];
  const none = [
    ...question.without.map(TAG.ingredient),
    ...question.free.map(TAG.allergen),
    ...(question.free.length > 0 ? [TAG.unknownFood] : []),
    ...question.unequipped.map(TAG.equipment),
  ];
  return { all, some: question.categories.map(TAG.category), none };
}
