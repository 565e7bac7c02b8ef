import {
  dateOfPlace,
  dayToTargets,
  NO_PLATE,
  overLimits,
  placeOfDay,
  servingsFor,
  totalOf,
  type BoundLimits,
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
}

/** Somebody whose day is reckoned with. */
export interface Planned {
  readonly userId: string;
  readonly targets: Targets;
  /** ISO 4217; his cash target and his plates are in it. */
  readonly currency: string;
  /** What must not be passed in silence; null where nothing binds. */
  readonly limits: BoundLimits;
  /** What he has of the dishes that stand there already, by their ids. */
  readonly plates: ReadonlyMap<string, Plate>;
  /** His portions are weighed anew. */
  readonly rescale: boolean;
}

/** All that a template's coming depends on. */
export interface PlanInput {
  readonly from: Day;
  readonly days: number;
  readonly mode: 'append' | 'replace';
  readonly items: readonly ItemOfTemplate[];
  readonly dishes: ReadonlyMap<string, TemplateDish>;
  readonly there: readonly Standing[];
  readonly table: Table;
  /** The reader first; others only where their portions are weighed anew as well. */
  readonly people: readonly [Planned, ...Planned[]];
}

/** A day as one person has it. */
export interface PersonsDay {
  readonly userId: string;
  readonly weighed: number;
  readonly before: Plate;
  readonly after: Plate;
  readonly over: Partial<DayFigures>;
}

export interface PlannedDay extends TemplatePlace {
  readonly date: Day;
  readonly dishes: readonly NewDish[];
  readonly there: readonly Standing[];
  /** Those of them that go. */
  readonly goes: readonly Standing[];
  readonly full: boolean;
  /** In the order of the people. */
  readonly people: readonly PersonsDay[];
}

interface Coming {
  readonly item: ItemOfTemplate;
  readonly dish: TemplateDish;
  readonly grams: number;
}

type Grams = NewDish['plates'][number];

/** What each day becomes when a template is put on the menu. Nothing is asked or written here. */
export function planTemplate(input: PlanInput): PlannedDay[] {
  return Array.from({ length: input.days }, (_, number) => planDay(input, placeOfDay(number)));
}

function planDay(input: PlanInput, place: TemplatePlace): PlannedDay {
  const date = dateOfPlace(input.from, place);
  const there = input.there.filter((one) => one.date === date);
  const coming = input.items
    .filter(({ week, weekday }) => week === place.week && weekday === place.weekday)
    .flatMap((item): Coming[] => {
      const dish = input.dishes.get(item.recipeId);
      return dish ? [{ item, dish, grams: item.grams ?? dish.answer.servingWeight }] : [];
    });
  // A day that the template leaves empty is left alone.
  const goes = input.mode === 'replace' && coming.length > 0 ? there : [];
  const stays = there.filter((one) => !goes.includes(one));
  const weighed = input.people.map((person) => ({ person, ...weigh(person, stays, coming) }));
  const dishes = coming.map(({ item, dish, grams }, at): NewDish => {
    const plates = weighed.flatMap(({ person, weights }): Grams[] => {
      const own = weights.get(at);
      return own === undefined ? [] : [{ userId: person.userId, grams: own }];
    });
    return {
      date,
      mealType: item.mealType,
      recipeId: item.recipeId,
      servings: servingsOf(input.table, item, dish, { date, grams, plates }),
      weightServing: item.grams,
      plates,
    };
  });
  return {
    ...place,
    date,
    dishes,
    there,
    goes,
    full: stays.length + dishes.length > DISHES_A_DAY,
    people: weighed.map(({ person, weights, before, after, over }) => ({
      userId: person.userId,
      weighed: weights.size,
      before,
      after,
      over,
    })),
  };
}

/** A person's day beside what stays on it; `weights` are the new ones by the place of the dish. */
function weigh(
  { targets, currency, limits, plates, rescale }: Planned,
  stays: readonly Standing[],
  coming: readonly Coming[],
) {
  const fixed = totalOf(stays.map(({ id }) => plates.get(id) ?? NO_PLATE));
  const own = coming.map(({ dish, grams }, at) => ({
    id: String(at),
    grams,
    ...plateOf(dish, grams, currency),
  }));
  const { weights, before, after } = rescale ? dayToTargets(targets, fixed, own) : asTheyAre(fixed, own);
  const more = { kcal: after.kcal - fixed.kcal, cash: after.cash - fixed.cash };
  return {
    weights: new Map(weights.map(({ id, grams }) => [Number(id), grams])),
    before,
    after,
    over: overLimits(fixed, more, limits),
  };
}

const asTheyAre = (fixed: Plate, plates: readonly Plate[]) => {
  const day = totalOf([fixed, ...plates]);
  return { weights: [], before: day, after: day };
};

/** As many as the template has for each at the table, and enough for what is on their plates. */
function servingsOf(
  table: Table,
  { mealType, servings }: ItemOfTemplate,
  { answer }: TemplateDish,
  { date, grams, plates }: { date: Day; grams: number; plates: readonly Grams[] },
): number {
  const { members, eaters } = table;
  const own = plates.map((plate) => ({ ...plate, eaterId: null }));
  const together = platesOf({ date, mealType }, grams, table, own).reduce((sum, one) => sum + one.grams, 0);
  const enough = answer.servingWeight > 0 ? Math.ceil(together / answer.servingWeight - 1e-6) : 1;
  const each = servings * servingsFor(members.length, eaters, { date, mealType });
  return Math.min(MOST_SERVINGS, Math.max(each, enough));
}

/** The contract's bound. */
const MOST_SERVINGS = 100;

/** Figures of a plate as they cross the wire. */
const figuresOf = ({ kcal, protein, fat, carbs, cash }: Plate) => ({
  kcal: Math.round(kcal),
  protein: Math.round(protein),
  fat: Math.round(fat),
  carbs: Math.round(carbs),
  cash: Math.round(cash),
});

/** A person's day as it crosses the wire. */
export const personsDay = ({ weighed, before, after, over }: PersonsDay) => ({
  weighed,
  before: figuresOf(before),
  after: figuresOf(after),
  over,
});
