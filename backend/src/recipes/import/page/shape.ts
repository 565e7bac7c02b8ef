import type { GivenNutrients, Yield } from '@sytno/domain';

/** Lines of a page under one heading; without a heading the name is null. */
export interface Group {
  readonly name: string | null;
  readonly lines: readonly string[];
}

/** How the parts of a recipe were found. */
export type Source = 'json-ld' | 'microdata' | 'rdfa' | 'microformat' | 'state' | 'page';

/** What was read of a recipe; what the page does not give is null or empty. */
export interface PageRecipe {
  readonly title: string | null;
  readonly description: string | null;
  /** An address. */
  readonly image: string | null;
  readonly ingredients: readonly Group[];
  readonly steps: readonly Group[];
  readonly prepMinutes: number | null;
  readonly cookMinutes: number | null;
  readonly totalMinutes: number | null;
  readonly yields: Yield | null;
  readonly nutrients: GivenNutrients | null;
  readonly category: string | null;
  readonly cuisine: string | null;
  readonly author: string | null;
  /** Of the text, as the page says or as its letters show: "uk", "en", "de". */
  readonly language: string | null;
  /** The page's address of itself, without what follows a reader about. */
  readonly address: string;
  /** How many recipes the page has; the one that it is about, or that was picked, is read. */
  readonly recipesOnPage: number;
  /** What the recipes are called that the page tells machines of, in their order: to pick one; empty for one alone. */
  readonly choices: readonly string[];
  readonly sources: { readonly ingredients: Source | null; readonly steps: Source | null };
}

/** What a page is, if it is no recipe. */
export type NoRecipe = 'empty' | 'sign-in' | 'blocked' | 'no-recipe';

export type Understood =
  | { readonly kind: 'recipe'; readonly recipe: PageRecipe }
  | { readonly kind: 'none'; readonly because: NoRecipe };
