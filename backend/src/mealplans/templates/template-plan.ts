import {
  dateOfPlace,
  dayToTargets,
  NO_PLATE,
  overLimits,
  placeOfDay,
  servingsFor,
  totalOf,
  type Day,
  type DayFigures,
  type Plate,
  type Targets,
  type TemplatePlace,
} from '@sytno/domain';
import { DISHES_A_DAY } from '../menu/menu-limits';
import { platesOf, type Table } from '../menu/plates';
import type { NewDish } from '../menu/put-dishes';
import type { ItemOfTemplate } from './seen-template';
import { plateOf, type TemplateDish } from './template-dishes.service';

/** A dish that stands on the menu already. */
export interface Standing {
  readonly id: string;
  readonly date: Day;
  readonly mealType: ItemOfTemplate['mealType'];
  readonly recipeName: string;
  /** What the reader has of it. */
  readonly plate: Plate;
}

/** All that a template's coming depends on. */
export interface PlanInput {
  readonly from: Day;
  readonly days: number;
  readonly mode: 'append' | 'replace';
  readonly rescale: boolean;
  readonly items: readonly ItemOfTemplate[];
  readonly dishes: ReadonlyMap<string, TemplateDish>;
  readonly there: readonly Standing[];
  readonly table: Table;
  readonly userId: string;
  readonly targets: Targets;
  /** What must not be passed in silence; null where nothing binds. */
  readonly limits: Readonly<Record<keyof DayFigures, number | null>>;
}

export interface PlannedDay extends TemplatePlace {
  readonly date: Day;
  readonly dishes: readonly NewDish[];
  readonly weighed: number;
  readonly there: readonly Standing[];
  /** Those of them that go. */
  readonly goes: readonly Standing[];
  readonly full: boolean;
  readonly before: Plate;
  readonly after: Plate;
  readonly over: Partial<DayFigures>;
}

/** What each day becomes when a template is put on the menu. Nothing is asked or written here. */
export function planTemplate(input: PlanInput): PlannedDay[] {
  return Array.from({ length: input.days }, (_, number) => planDay(input, placeOfDay(number)));
}

function planDay(input: PlanInput, place: TemplatePlace): PlannedDay {
  const date = dateOfPlace(input.from, place);
  const there = input.there.filter((one) => one.date === date);
  const coming = input.items
    .filter(({ week, weekday }) => week === place.week && weekday === place.weekday)
    .flatMap((item) => {
      const dish = input.dishes.get(item.recipeId);
      return dish ? [{ item, dish, grams: item.grams ?? dish.answer.servingWeight }] : [];
    });
  // A day that the template leaves empty is left alone.
  const goes = input.mode === 'replace' && coming.length > 0 ? there : [];
  const fixed = totalOf(there.filter((one) => !goes.includes(one)).map(({ plate }) => plate));
  const plates = coming.map(({ dish, grams }, at) => ({ id: String(at), grams, ...plateOf(dish, grams) }));
  const { weights, before, after } = input.rescale
    ? dayToTargets(input.targets, fixed, plates)
    : asTheyAre(fixed, plates);
  const more = { kcal: after.kcal - fixed.kcal, cash: after.cash - fixed.cash };
  const dishes = coming.map(({ item, dish, grams }, at): NewDish => {
    const own = weights.find(({ id }) => id === String(at))?.grams ?? null;
    return {
      date,
      mealType: item.mealType,
      recipeId: item.recipeId,
      servings: servingsOf(input, item, dish, { date, grams, own }),
      weightServing: item.grams,
      own,
    };
  });
  return {
    ...place,
    date,
    dishes,
    weighed: weights.length,
    there,
    goes,
    full: there.length - goes.length + dishes.length > DISHES_A_DAY,
    before,
    after,
    over: overLimits(fixed, more, input.limits),
  };
}

const asTheyAre = (fixed: Plate, plates: readonly Plate[]) => {
  const day = totalOf([fixed, ...plates]);
  return { weights: [], before: day, after: day };
};

/** As many as the template has for each at the table, and enough for what is on their plates. */
function servingsOf(
  { table, userId }: PlanInput,
  { mealType, servings }: ItemOfTemplate,
  { answer }: TemplateDish,
  { date, grams, own }: { date: Day; grams: number; own: number | null },
): number {
  const { members, eaters } = table;
  const mine = own === null ? [] : [{ userId, eaterId: null, grams: own }];
  const together = platesOf({ date, mealType }, grams, table, mine).reduce((sum, one) => sum + one.grams, 0);
  const enough = answer.servingWeight > 0 ? Math.ceil(together / answer.servingWeight - 1e-6) : 1;
  const each = servings * servingsFor(members.length, eaters, { date, mealType });
  return Math.min(MOST_SERVINGS, Math.max(each, enough));
}

/** The contract's bound. */
const MOST_SERVINGS = 100;

/** Figures of a plate as they cross the wire. */
export const figuresOf = ({ kcal, protein, fat, carbs, cash }: Plate = NO_PLATE) => ({
  kcal: Math.round(kcal),
  protein: Math.round(protein),
  fat: Math.round(fat),
  carbs: Math.round(carbs),
  cash: Math.round(cash),
});
