import {
  addDays,
  dateOfPlace,
  daysBetween,
  placeOfDay,
  templateDays,
  type Day,
  type MealType,
  type TemplateKind,
  type TemplatePlace,
} from '@sytno/domain';
import { dayOf, type MenuDay, type MenuItem, type MenuPlace } from '../menu/week';
import type { Template, TemplateDish } from './templates.queries';

/** A dish of a template while it is shown or written. */
export interface Row extends TemplatePlace {
  readonly id: string;
  readonly mealType: MealType;
  readonly recipeId: string;
  readonly servings: number;
  /** Null: one serving. */
  readonly grams: number | null;
}

export interface Draft {
  readonly name: string;
  readonly about: string;
  readonly kind: TemplateKind;
  readonly weeks: number;
  readonly rows: readonly Row[];
}

export type DishesById = ReadonlyMap<string, TemplateDish>;

/**
 * A template has no dates; the board, and carrying over it, think in days. So its first Monday is this one, which
 * nobody plans on.
 */
const FIRST: Day = '2001-01-01';

export const dateOf = (place: TemplatePlace): Day => dateOfPlace(FIRST, place);
export const placeOf = (date: Day): TemplatePlace => placeOfDay(daysBetween(FIRST, date));

export const NEW_DRAFT: Draft = { name: '', about: '', kind: 'week', weeks: 1, rows: [] };

export function draftOf({ name, about, kind, weeks, items }: Template): Draft {
  return { name, about, kind, weeks, rows: items.map((item, at) => ({ ...item, id: `row-${String(at)}` })) };
}

export const dishesOf = ({ dishes }: Pick<Template, 'dishes'>): DishesById =>
  new Map(dishes.map((dish) => [dish.recipeId, dish]));

/** What is sent of a draft. */
export function contentOf({ name, about, kind, weeks, rows }: Draft) {
  return { name: name.trim(), about: about.trim(), kind, weeks, items: rows.map(({ id: _, ...row }) => row) };
}

/** Whether two drafts would be sent alike. */
export const sameDraft = (one: Draft, other: Draft): boolean =>
  JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));

/** The dishes as the board shows them; one whose recipe is not known is left out. */
export function itemsOf(rows: readonly Row[], dishes: DishesById): MenuItem[] {
  return rows.flatMap((row, position) => {
    const dish = dishes.get(row.recipeId);
    return dish ? [itemOf(row, dish, position)] : [];
  });
}

function itemOf(row: Row, dish: TemplateDish, position: number): MenuItem {
  const grams = row.grams ?? dish.servingWeight;
  const share = dish.servingWeight > 0 ? grams / dish.servingWeight : 0;
  const { kcal, protein, fat, carbs, fiber } = dish.perServing;
  return {
    id: row.id,
    date: dateOf(row),
    mealType: row.mealType,
    position,
    recipeId: row.recipeId,
    recipeName: dish.recipeName,
    picture: dish.picture,
    servings: row.servings,
    servingWeight: dish.servingWeight,
    cookedWeight: dish.servingWeight * row.servings,
    weightServing: grams,
    eaten: {
      kcal: kcal * share,
      protein: protein * share,
      fat: fat * share,
      carbs: carbs * share,
      fiber: fiber * share,
    },
    cookingCost: dish.cost && { ...dish.cost, minor: Math.round(dish.cost.minor * row.servings) },
    eatenCost: dish.cost && { ...dish.cost, minor: Math.round(dish.cost.minor * share) },
    plates: [],
    servingsLeft: 0,
    noCookingRequired: false,
    complete: dish.complete,
    ...(dish.product === undefined ? {} : { product: dish.product }),
  };
}

/** The days of one week of a template, or its only one. */
export function daysOfWeek(
  { kind }: Pick<Draft, 'kind'>,
  week: number,
  items: readonly MenuItem[],
): MenuDay[] {
  const first = dateOf({ week, weekday: 1 });
  return Array.from({ length: kind === 'day' ? 1 : 7 }, (_, number) => addDays(first, number)).map((day) =>
    dayOf(
      day,
      items.filter(({ date }) => date === day),
    ),
  );
}

/** A dish at the end of a meal. */
export function withRow(draft: Draft, row: Omit<Row, 'id'>): Draft {
  const numbers = draft.rows.map(({ id }) => Number(id.slice(4)));
  const id = `row-${String(Math.max(-1, ...numbers) + 1)}`;
  return { ...draft, rows: [...draft.rows, { ...row, id }] };
}

/** A dish with something changed; one that comes to another place comes last there. */
export function withChanged(draft: Draft, id: string, change: Partial<Omit<Row, 'id'>>): Draft {
  const row = draft.rows.find((one) => one.id === id);
  if (!row) return draft;
  const next = { ...row, ...change };
  const stays = next.week === row.week && next.weekday === row.weekday && next.mealType === row.mealType;
  if (stays) return { ...draft, rows: draft.rows.map((one) => (one === row ? next : one)) };
  return { ...draft, rows: [...draft.rows.filter((one) => one !== row), next] };
}

export const withMoved = (draft: Draft, id: string, to: MenuPlace): Draft =>
  withChanged(draft, id, { ...placeOf(to.date), mealType: to.mealType });

export const without = (draft: Draft, id: string): Draft => ({
  ...draft,
  rows: draft.rows.filter((row) => row.id !== id),
});

/** Another length; the dishes beyond it go. */
export function withLength(draft: Draft, kind: TemplateKind, weeks: number): Draft {
  const length = templateDays({ kind, weeks });
  const last = addDays(FIRST, length - 1);
  return { ...draft, kind, weeks, rows: draft.rows.filter((row) => dateOf(row) <= last) };
}
