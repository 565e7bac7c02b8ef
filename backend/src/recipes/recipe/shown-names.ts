import { textFor, type Language, type Texts } from '@sytno/domain';
import type { Recipe } from './recipe.entity';

const COLUMN = { uk: 'nameUk', ru: 'nameRu', en: 'nameEn' } as const satisfies Record<Language, keyof Recipe>;

export type ShownNames = Pick<Recipe, (typeof COLUMN)[Language]>;

/** What readers of each language see as the name: theirs, else Ukrainian, else whichever there is. */
export function shownNames(names: Partial<Texts>): ShownNames {
  return { nameUk: textFor(names, 'uk'), nameRu: textFor(names, 'ru'), nameEn: textFor(names, 'en') };
}

/** The name that a reader sees. */
export function shownName(recipe: ShownNames, reader: Language): string {
  return recipe[COLUMN[reader]];
}
