import { INITIAL_RECIPE_FILTERS, MEAL_TYPES, type MealType } from '@sytno/domain';

/** What the list is narrowed to, and which of its pages is open. It stands in the address, so that it can be sent. */
export interface Filters {
  readonly name: string;
  readonly mealType: MealType | null;
  readonly category: string | null;
  readonly subcategory: string | null;
  readonly page: number;
}

const { name, category, subcategory, page } = INITIAL_RECIPE_FILTERS;

/** Nothing narrowed, the first page (spec §3). */
export const NO_FILTERS: Filters = { name, mealType: null, category, subcategory, page };

/** What the server takes. */
const LONGEST = { name: 120, category: 40, subcategory: 60 } as const;
const LAST_PAGE = 100_000;

/** Reads an address' query; a value that is none of ours counts as absent. */
export function filtersOf(params: URLSearchParams): Filters {
  const word = (key: keyof typeof LONGEST): string => (params.get(key) ?? '').trim().slice(0, LONGEST[key]);
  const shown = Number(params.get('page') ?? '1');
  return {
    name: word('name'),
    mealType: MEAL_TYPES.find((mealType) => mealType === params.get('mealType')) ?? null,
    category: word('category') || null,
    subcategory: word('subcategory') || null,
    page: Number.isInteger(shown) && shown >= 1 && shown <= LAST_PAGE ? shown : NO_FILTERS.page,
  };
}

/** The query of an address; what is not narrowed is not in it. */
export function queryOf(filters: Filters): Record<string, string> {
  const all = {
    name: filters.name,
    mealType: filters.mealType,
    category: filters.category,
    subcategory: filters.subcategory,
    page: filters.page === NO_FILTERS.page ? null : String(filters.page),
  };
  return Object.fromEntries(Object.entries(all).filter((pair): pair is [string, string] => Boolean(pair[1])));
}

/** Changes filters. Any change but of the page goes to page 1 (spec §4), another category to all of it. */
export function changed(filters: Filters, change: Partial<Filters>): Filters {
  const anew = 'category' in change ? { subcategory: null } : {};
  return { ...filters, page: NO_FILTERS.page, ...anew, ...change };
}

/** Whether the list is narrowed at all. */
export function isNarrowed({ page: _page, ...filters }: Filters): boolean {
  return Object.values(filters).some(Boolean);
}
