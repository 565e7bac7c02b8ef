import type { Language } from '@sytno/domain';
import { pathTo } from '@sytno/kit/routes';

/** The address of an ingredient's page; null for a food that the catalogue does not know. */
export function ingredientPath(id: string | null, lng: Language): string | null {
  return id === null ? null : pathTo('ingredient', lng, { id });
}
