import {
  ALLERGENS,
  EQUIPMENT,
  INITIAL_RECIPE_FILTERS,
  MEAL_TYPES,
  type Allergen,
  type Equipment,
  type MealType,
} from '@sytno/domain';

/** As the contract has them, whose schemas stay out of the page. */
export const SORTS = ['name', 'time', 'kcal', 'newest', 'cheapest'] as const;
export const DIETS = ['vegan', 'lenten', 'vegetarian'] as const;
export type Sort = (typeof SORTS)[number];
export type Diet = (typeof DIETS)[number];

/** What the list is narrowed to, and which of its pages is open. It stands in the address, so that it can be sent. */
export interface Filters {
  readonly name: string;
  readonly mealType: MealType | null;
  /** Ids of categories and subcategories. */
  readonly categories: readonly string[];
  /** Ids of ingredients that are all in it, and of those that are not. */
  readonly ingredients: readonly string[];
  readonly without: readonly string[];
  /** Of a serving. */
  readonly minKcal: number | null;
  readonly maxKcal: number | null;
  readonly minutes: number | null;
  readonly diet: Diet | null;
  readonly glutenFree: boolean;
  /** Allergens that are not in it. */
  readonly free: readonly Allergen[];
  /** Equipment that it does without. */
  readonly unequipped: readonly Equipment[];
  readonly withoutElectricity: boolean;
  /** For holidays and guests. */
  readonly festive: boolean;
  readonly favourites: boolean;
  readonly mine: boolean;
  readonly liked: boolean;
  readonly sort: Sort | null;
  readonly page: number;
}

const { name, page } = INITIAL_RECIPE_FILTERS;

/** Nothing narrowed, the first page (spec §3). */
export const NO_FILTERS: Filters = {
  name,
  mealType: null,
  categories: [],
  ingredients: [],
  without: [],
  minKcal: null,
  maxKcal: null,
  minutes: null,
  diet: null,
  glutenFree: false,
  free: [],
  unequipped: [],
  withoutElectricity: false,
  festive: false,
  favourites: false,
  mine: false,
  liked: false,
  sort: null,
  page,
};

/** What the server takes. */
const LONGEST_NAME = 120;
const LONGEST_ID = 64;
const MOST = { categories: 60, ingredients: 12, without: 24 } as const;
const LAST_PAGE = 100_000;
const MOST_KCAL = 100_000;

/** Reads an address' query; a value that is none of ours counts as absent. */
export function filtersOf(params: URLSearchParams): Filters {
  const of = <T extends string>(all: readonly T[], key: string): T | null =>
    all.find((one) => one === params.get(key)) ?? null;
  const words = (key: string, most: number): string[] =>
    [...new Set((params.get(key) ?? '').split(',').map((word) => word.trim()))]
      .filter((word) => word !== '' && word.length <= LONGEST_ID)
      .slice(0, most);
  const among = <T extends string>(all: readonly T[], key: string): T[] => {
    const given = words(key, all.length);
    return all.filter((one) => given.includes(one));
  };
  const whole = (key: string, least: number, most: number): number | null => {
    const given = params.get(key);
    const value = Number(given);
    return given !== null && given !== '' && Number.isInteger(value) && value >= least && value <= most
      ? value
      : null;
  };
  const yes = (key: string): boolean => params.get(key) === 'true';
  return {
    name: (params.get('name') ?? '').trim().slice(0, LONGEST_NAME),
    mealType: of(MEAL_TYPES, 'mealType'),
    categories: words('categories', MOST.categories),
    ingredients: words('ingredients', MOST.ingredients),
    without: words('without', MOST.without),
    minKcal: whole('minKcal', 0, MOST_KCAL),
    maxKcal: whole('maxKcal', 0, MOST_KCAL),
    minutes: whole('minutes', 1, MOST_KCAL),
    diet: of(DIETS, 'diet'),
    glutenFree: yes('glutenFree'),
    free: among(ALLERGENS, 'free'),
    unequipped: among(EQUIPMENT, 'unequipped'),
    withoutElectricity: yes('withoutElectricity'),
    festive: yes('festive'),
    favourites: yes('favourites'),
    mine: yes('mine'),
    liked: yes('liked'),
    sort: of(SORTS, 'sort'),
    page: whole('page', 1, LAST_PAGE) ?? NO_FILTERS.page,
  };
}

/** The query of an address, and of the server's question; what is not narrowed is not in it. */
export function queryOf({ page: shown, ...filters }: Filters): Record<string, string> {
  const all = Object.entries({ ...filters, page: shown === NO_FILTERS.page ? null : shown });
  return Object.fromEntries(
    all
      .map(([key, value]) => [key, value === false || value === null ? '' : String(value)] as const)
      .filter(([, value]) => value !== ''),
  );
}

/** Changes filters. Any change but of the page goes to page 1 (spec §4). */
export function changed(filters: Filters, change: Partial<Filters>): Filters {
  return { ...filters, page: NO_FILTERS.page, ...change };
}

/** Whether the list is narrowed at all; how it is sorted narrows nothing. */
export function isNarrowed({ page: _page, sort: _sort, ...filters }: Filters): boolean {
  return Object.values(filters).some((value) =>
    Array.isArray(value) ? value.length > 0 : value !== null && value !== false && value !== '',
  );
}

/** A list with one thing more, or without it. */
export const toggled = <T>(all: readonly T[], one: T): T[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];
