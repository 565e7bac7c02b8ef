import type { MealType } from '../meal-types';
import { addDays, type Day } from '../time/day';

/** What a template is made for (`menu_template_type_id` of spec §3). */
export const TEMPLATE_KINDS = ['day', 'week', 'weeks'] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** Weeks of a template of several. */
export const TEMPLATE_WEEKS = { least: 2, most: 4 } as const;
/** Dishes of a whole template. */
export const TEMPLATE_DISHES = 400;

export interface TemplateLength {
  readonly kind: TemplateKind;
  /** 1 for a day and a week. */
  readonly weeks: number;
}

/** A dish's place in a template. */
export interface TemplatePlace {
  /** From 1. */
  readonly week: number;
  /** 1 for Monday to 7; 1 in a template of one day. */
  readonly weekday: number;
}

export interface TemplateMeal extends TemplatePlace {
  readonly mealType: MealType;
}

/** Days that a template covers. */
export const templateDays = ({ kind, weeks }: TemplateLength): number => (kind === 'day' ? 1 : weeks * 7);

/** Whether so many weeks belong to a kind. */
export function fitsKind({ kind, weeks }: TemplateLength): boolean {
  return kind === 'weeks' ? weeks >= TEMPLATE_WEEKS.least && weeks <= TEMPLATE_WEEKS.most : weeks === 1;
}

/** Whether a place lies inside a template. */
export function isInTemplate(length: TemplateLength, { week, weekday }: TemplatePlace): boolean {
  return dayNumber({ week, weekday }) < templateDays(length) && week >= 1 && weekday >= 1 && weekday <= 7;
}

/** Which day of a template it is, from 0. */
export const dayNumber = ({ week, weekday }: TemplatePlace): number => (week - 1) * 7 + weekday - 1;

/** The place of a day by its number from 0. */
export const placeOfDay = (number: number): TemplatePlace => ({
  week: Math.floor(number / 7) + 1,
  weekday: (number % 7) + 1,
});

/** The date that a place falls on when the template's first day is put on `from`. */
export const dateOfPlace = (from: Day, place: TemplatePlace): Day => addDays(from, dayNumber(place));
