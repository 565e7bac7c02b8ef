import { kitchenSize } from './portions';
import type { Model, ModelDish, ModelPlate, Plan } from './model';
import { COOKING_DAYS, mealMiss, pointsOfMoney, POINTS, ratesOf, totalsOf } from './score';
import { at } from './state';
import { LinearText, type Term } from './linear-text';

/** A part of a plan that is chosen anew by a linear program, and all else that stays. */
export interface Window {
  readonly slots: readonly number[];
  readonly candidates: (slot: number) => readonly number[];
  /** `any` grams between the least and the most, or kitchen sizes alone, which is exact and slower. */
  readonly portions: 'any' | 'kitchen';
}

/** Values of a solution's columns by their names. */
export type Columns = Readonly<Record<string, number>>;

export interface LinearProgram {
  /** In the LP format. */
  readonly text: string;
  /** The window's slots as a plan; other slots are left empty. */
  readonly read: (columns: Columns) => Plan;
}

/** A plate of a dish as columns: grams are the sum of `grams` times the columns' values. */
interface PlateColumns {
  readonly columns: readonly { readonly name: string; readonly grams: number }[];
}

interface Placed {
  readonly slot: number;
  readonly dish: number;
  /** The column that is 1 when the dish stands there. */
  readonly name: string;
  readonly plates: readonly PlateColumns[];
}

const columnOf = (slot: number, dish: number): string => `x${slot}_${dish}`;

/** Sizes of which nothing may be chosen are no columns of their own. */
function plateColumns(
  text: LinearText,
  name: string,
  index: number,
  plate: ModelPlate,
  dish: ModelDish,
  portions: Window['portions'],
): PlateColumns {
  const { servingGrams, pieceGrams } = dish.dish;
  if (plate.grams !== null) return { columns: [{ name, grams: plate.grams }] };
  if (plate.portion !== null)
    return { columns: [{ name, grams: kitchenSize(plate.portion * servingGrams, pieceGrams) }] };
  const own = `g${index}${name}`;
  if (portions === 'kitchen') {
    const columns = dish.sizes.map((grams, size) => ({ name: `${own}_${size}`, grams }));
    text.row([...columns.map((column): Term => [1, column.name]), [-1, name]], '=', 0);
    for (const column of columns) text.binary(column.name);
    return { columns };
  }
  const least = (dish.sizes[0] ?? 0) / servingGrams;
  const most = (dish.sizes[dish.sizes.length - 1] ?? 0) / servingGrams;
  text.row(
    [
      [1, own],
      [-least, name],
    ],
    '>=',
    0,
  );
  text.row(
    [
      [1, own],
      [-most, name],
    ],
    '<=',
    0,
  );
  return { columns: [{ name: own, grams: servingGrams }] };
}

/** Writes down the choice of the window's slots so that its least value is the least score. */
export function linearProgram(model: Model, plan: Plan, window: Window): LinearProgram {
  const text = new LinearText();
  const open = new Set(window.slots);
  const rest: Plan = { dish: plan.dish.map((dish, slot) => (open.has(slot) ? -1 : dish)), grams: plan.grams };
  const placed = window.slots.flatMap((slot) => {
    const { plates } = at(model.slots, slot);
    const candidates = window.candidates(slot);
    const empty = `e${slot}`;
    text.binary(empty);
    text.cost(POINTS.empty, empty);
    text.row([[1, empty], ...candidates.map((dish): Term => [1, columnOf(slot, dish)])], '=', 1);
    return candidates.map((dish): Placed => {
      const name = columnOf(slot, dish);
      text.binary(name);
      const of = at(model.dishes, dish);
      const columns = plates.map((plate, index) =>
        plateColumns(text, name, index, plate, of, window.portions),
      );
      return { slot, dish, name, plates: columns };
    });
  });
  writeTargets(text, model, rest, placed);
  writeMeals(text, model, window.slots, placed);
  writeVariety(text, model, rest, placed);
  writeRepeats(text, model, rest, placed);
  writePacks(text, model, rest, placed);
  writeCookings(text, model, rest, placed);
  return { text: text.toString(), read: (columns) => readPlan(model, placed, columns) };
}

function readPlan(model: Model, placed: readonly Placed[], columns: Columns): Plan {
  const plan: Plan = {
    dish: model.slots.map(() => -1),
    grams: model.slots.map(({ plates }) => plates.map(() => 0)),
  };
  for (const { slot, dish, name, plates } of placed) {
    if ((columns[name] ?? 0) < 0.5) continue;
    plan.dish[slot] = dish;
    plan.grams[slot] = plates.map((plate) =>
      plate.columns.reduce((sum, column) => sum + column.grams * (columns[column.name] ?? 0), 0),
    );
  }
  return plan;
}

/** Terms of a figure of the window's plates for an eater on a day. */
function figureTerms(
  model: Model,
  placed: readonly Placed[],
  day: number,
  eater: number,
  figure: number,
): Term[] {
  return placed.flatMap(({ slot, dish, plates }) => {
    const of = at(model.slots, slot);
    if (of.day !== day) return [];
    return of.plates.flatMap((plate, index) => {
      if (plate.eater !== eater) return [];
      const value = at(at(model.dishes, dish).perGram, figure);
      return at(plates, index).columns.map(({ name, grams }): Term => [value * grams, name]);
    });
  });
}

const times = (terms: readonly Term[], factor: number): Term[] =>
  terms.map(([value, name]): Term => [value * factor, name]);

/** Percent over and under each target, the tolerance apart from what is beyond it; and money. */
function writeTargets(text: LinearText, model: Model, rest: Plan, placed: readonly Placed[]): void {
  const fixed = totalsOf(model, rest);
  const days = [...new Set(placed.map(({ slot }) => at(model.slots, slot).day))];
  for (const day of days) {
    model.problem.eaters.forEach((_, eater) => {
      for (const [value, name] of figureTerms(model, placed, day, eater, 4)) {
        text.cost(value * pointsOfMoney(model, day, eater), name);
      }
      ratesOf(model, day, eater).forEach((rate, figure) => {
        if (rate.aim === null || rate.aim <= 0) return;
        const terms = times(figureTerms(model, placed, day, eater, figure), 100 / rate.aim);
        const left = 100 - ((fixed[day]?.[eater]?.[figure] ?? 0) / rate.aim) * 100;
        const own = `${day}_${eater}_${figure}`;
        const sides: Term[] = [];
        const side = (name: string, sign: 1 | -1): void => {
          sides.push([sign, `${name}${own}`], [sign, `${name}t${own}`]);
          text.cost(rate.within, `${name}t${own}`);
          text.cost(rate.beyond, `${name}${own}`);
          text.most(`${name}t${own}`, rate.dear);
        };
        if (!rate.limit) side('o', -1);
        if (!rate.above) side('u', 1);
        // What is locked may pass a limit by itself: then nothing may be added to it.
        text.row(
          [...terms, ...sides],
          rate.above ? '<=' : '=',
          rate.above && rate.limit ? Math.max(0, left) : left,
        );
      });
    });
  }
}

function writeMeals(
  text: LinearText,
  model: Model,
  slots: readonly number[],
  placed: readonly Placed[],
): void {
  for (const slot of slots) {
    at(model.slots, slot).plates.forEach((plate, index) => {
      if (plate.kcal === null || plate.kcal <= 0) return;
      const wanted = plate.kcal;
      const terms = placed.flatMap((one) =>
        one.slot === slot
          ? at(one.plates, index).columns.map(({ name, grams }): Term => [
              (at(at(model.dishes, one.dish).perGram, 0) * grams * 100) / wanted,
              name,
            ])
          : [],
      );
      const name = `m${slot}_${index}`;
      const free = POINTS.mealFree;
      // Points of one percent beyond what is free.
      text.cost(mealMiss((wanted * (free + 101)) / 100, plate, model.problem.weights.targets), name);
      text.row([...terms, [-1, name]], '<=', 100 + free);
      text.row([...terms, [1, name], [100 - free, `e${slot}`]], '>=', 100 - free);
    });
  }
}

/** Groups rows by a key that may be missing. */
function grouped<T>(rows: readonly T[], keyOf: (row: T) => string | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** What stands already, as slots with their dishes. */
const standing = (rest: Plan): { slot: number; dish: number }[] =>
  rest.dish.flatMap((dish, slot) => (dish < 0 ? [] : [{ slot, dish }]));

/** Each beyond the first of a group costs: of a category and of a main ingredient on a day, of a dish at all. */
function writeVariety(text: LinearText, model: Model, rest: Plan, placed: readonly Placed[]): void {
  const there = standing(rest);
  const kinds: readonly [string, number, (row: { slot: number; dish: number }) => string | undefined][] = [
    [
      'c',
      POINTS.category,
      ({ slot, dish }) => `${at(model.slots, slot).day}_${at(model.dishes, dish).category}`,
    ],
    [
      'k',
      POINTS.main,
      ({ slot, dish }) => {
        const { main } = at(model.dishes, dish);
        return main < 0 ? undefined : `${at(model.slots, slot).day}_${main}`;
      },
    ],
    ['r', POINTS.dish, ({ dish }) => `${dish}`],
  ];
  for (const [kind, points, keyOf] of kinds) {
    for (const [key, rows] of grouped(placed, keyOf)) {
      const fixed = there.filter((row) => keyOf(row) === key).length;
      if (fixed === 0 && new Set(rows.map(({ slot }) => slot)).size < 2) continue;
      text.cost(points * model.problem.weights.variety, `${kind}${key}`);
      text.row([...rows.map(({ name }): Term => [1, name]), [-1, `${kind}${key}`]], '<=', fixed > 0 ? 0 : 1);
    }
  }
  const { weights } = model.problem;
  const { favourites } = model.problem.rules;
  if (favourites.size === 0) return;
  for (const { dish, name } of placed) {
    if (!at(model.dishes, dish).favourite) text.cost(POINTS.notFavourite * weights.favourites, name);
  }
}

function writeRepeats(text: LinearText, model: Model, rest: Plan, placed: readonly Placed[]): void {
  const { times: most, days: length } = model.problem.rules.repeats;
  const numberOf = (slot: number): number => at(model.days, at(model.slots, slot).day).number;
  const there = standing(rest);
  for (const rows of grouped(placed, ({ dish }) => `${dish}`).values()) {
    const dish = at(rows, 0).dish;
    const fixed = [
      ...there.flatMap((row) => (row.dish === dish ? [numberOf(row.slot)] : [])),
      ...at(model.around, dish),
    ];
    if (fixed.length === 0 && rows.length === 1 && most > 0) continue;
    const numbers = [...new Set(rows.map(({ slot }) => numberOf(slot)))];
    const limit = (from: number, to: number, allowed: number): void => {
      const inside = rows.filter(({ slot }) => numberOf(slot) >= from && numberOf(slot) <= to);
      const left = allowed - fixed.filter((day) => day >= from && day <= to).length;
      if (inside.length > Math.max(0, left))
        text.row(
          inside.map(({ name }): Term => [1, name]),
          '<=',
          Math.max(0, left),
        );
    };
    for (const number of numbers) limit(number, number, Math.min(1, most));
    const starts = new Set(numbers.flatMap((number) => Array.from({ length }, (_, back) => number - back)));
    for (const start of starts) limit(start, start + length - 1, most);
  }
}

function writePacks(text: LinearText, model: Model, rest: Plan, placed: readonly Placed[]): void {
  const points = POINTS.pack * model.problem.weights.packs;
  if (points === 0) return;
  const open = new Set(standing(rest).flatMap(({ dish }) => at(model.dishes, dish).opens));
  const costed = new Set<number>();
  for (const { dish, name } of placed) {
    for (const pack of at(model.dishes, dish).opens) {
      if (open.has(pack)) continue;
      if (!costed.has(pack)) text.cost(points, `p${pack}`);
      costed.add(pack);
      text.row(
        [
          [1, `p${pack}`],
          [-1, name],
        ],
        '>=',
        0,
      );
    }
  }
}

/** A cooking begins on a day and is eaten until COOKING_DAYS later; every day with the dish needs one. */
function writeCookings(text: LinearText, model: Model, rest: Plan, placed: readonly Placed[]): void {
  const points = POINTS.cooking * model.problem.weights.leftovers;
  if (points === 0) return;
  const numberOf = (slot: number): number => at(model.days, at(model.slots, slot).day).number;
  for (const [dish, rows] of grouped(placed, (row) => `${row.dish}`)) {
    const fixed = standing(rest).flatMap((row) => (`${row.dish}` === dish ? [numberOf(row.slot)] : []));
    const days = new Set([...fixed, ...rows.map(({ slot }) => numberOf(slot))]);
    for (const day of days) text.cost(points, `q${dish}_${day}`);
    for (const day of days) {
      const begun = [...days].filter((start) => start <= day && start > day - COOKING_DAYS);
      const starts = begun.map((start): Term => [1, `q${dish}_${start}`]);
      if (fixed.includes(day)) text.row(starts, '>=', 1);
      for (const { slot, name } of rows)
        if (numberOf(slot) === day) text.row([...starts, [-1, name]], '>=', 0);
    }
  }
}
