import type { Language } from '@sytno/domain';
import type { Api } from '@sytno/kit';
import { findIngredients } from '../../catalog/catalog.queries';

/** Finds ingredients for a field that chooses one. @param without ids that are no choice */
export function searchFoods(api: Api, language: Language, without: readonly string[] = []) {
  const find = findIngredients(api, language);
  return async (text: string, signal: AbortSignal) =>
    (await find(text, signal)).filter(({ value }) => !without.includes(value));
}
