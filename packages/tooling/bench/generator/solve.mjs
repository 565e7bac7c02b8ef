// @ts-check
import loadHighs from 'highs';

/** @typedef {import('./problems.mjs').Workings} Workings @typedef {import('./problems.mjs').Problem} Problem */

/** HiGHS as the server has it. @returns {Promise<any>} */
export const highs = () => loadHighs();

/** @param {any} solver @param {string} text @param {object} options */
function solved(solver, text, options) {
  const result = solver.solve(text, {
    output_flag: false,
    log_to_console: false,
    random_seed: 1,
    ...options,
  });
  const values = Object.entries(result.Columns).map(([name, column]) => [name, column.Primal]);
  return {
    status: result.Status,
    columns: values.every(([, value]) => Number.isFinite(value)) ? Object.fromEntries(values) : null,
  };
}

/**
 * The least score of one day's plan, proven by trying every dish with every kitchen size; of the last plate the
 * best is walked to, since the points of a plate have no second valley. @param {Problem} problem @param {Workings} workings
 */
export function provenScore(problem, workings) {
  const model = workings.modelOf(problem, 1);
  const state = new workings.State(model);
  let best = Infinity;
  const weigh = (/** @type {number} */ slot, /** @type {number} */ kinds) => {
    if (slot === model.slots.length) {
      best = Math.min(best, kinds + state.dayPoints(0));
      return;
    }
    const sizes = state.sizesFor(slot, 0, state.plan.dish[slot] ?? -1);
    if (slot === model.slots.length - 1 && sizes.length > 0) {
      const least = { points: Infinity };
      const pointsAt = (/** @type {number} */ index) => {
        state.weigh(slot, 0, sizes[index] ?? 0);
        return state.dayPoints(0);
      };
      workings.walk(sizes.length, Math.floor(sizes.length / 2), pointsAt, least);
      best = Math.min(best, kinds + least.points);
      return;
    }
    for (const grams of sizes) {
      state.weigh(slot, 0, grams);
      weigh(slot + 1, kinds);
    }
  };
  const place = (/** @type {number} */ slot, /** @type {number} */ kinds) => {
    if (slot === model.slots.length) {
      weigh(0, kinds);
      return;
    }
    for (const dish of model.slots[slot]?.candidates ?? []) {
      if (!state.may(slot, dish)) continue;
      const kind = state.kindPoints(slot, dish);
      state.put(slot, dish, [0]);
      place(slot + 1, kinds + kind);
      state.put(slot, -1, [0]);
    }
  };
  place(0, 0);
  return best;
}

/**
 * Whether every day of a problem can meet all targets within the tolerance and the money with any grams, each day after the
 * other with the dishes that repeating still allows. @param {any} solver @param {Problem} problem @param {Workings} workings @param {number} seconds
 */
export function isFeasible(solver, problem, workings, seconds) {
  const model = workings.modelOf(problem, 1);
  const used = model.dishes.map(() => /** @type {number[]} */ ([]));
  for (const day of model.days) {
    const text = new workings.LinearText();
    const aims = day.aims[0] ?? [];
    /** @type {[number, string][][]} */
    const figures = aims.map(() => []);
    /** @type {Map<number, string[]>} */
    const places = new Map();
    for (const slot of day.slots) {
      /** @type {[number, string][]} */
      const choice = [];
      for (const index of model.slots[slot]?.candidates ?? []) {
        const dish = model.dishes[index];
        if (!dish || !workings.mayRepeat(used[index] ?? [], day.number, problem)) continue;
        const name = `x${slot}_${index}`;
        const grams = `g${slot}_${index}`;
        choice.push([1, name]);
        text.binary(name);
        text.row(
          [
            [1, grams],
            [-(dish.sizes[0] ?? 0), name],
          ],
          '>=',
          0,
        );
        text.row(
          [
            [1, grams],
            [-(dish.sizes.at(-1) ?? 0), name],
          ],
          '<=',
          0,
        );
        dish.perGram.forEach((value, figure) => figures[figure]?.push([value, grams]));
        places.set(index, [...(places.get(index) ?? []), name]);
      }
      text.row(choice, '=', 1);
    }
    for (const names of places.values())
      if (names.length > 1)
        text.row(
          names.map((name) => [1, name]),
          '<=',
          1,
        );
    aims.forEach((aim, figure) => {
      if (aim === null) return;
      const percent =
        workings.TOLERANCE[
          /** @type {const} */ (['kcal', 'protein', 'fat', 'carbs', 'cash'])[figure] ?? 'cash'
        ];
      text.row(figures[figure] ?? [], '<=', aim * (1 + percent / 100));
      if (figure < 4) text.row(figures[figure] ?? [], '>=', aim * (1 - percent / 100));
    });
    const { columns } = solved(solver, text.toString(), { time_limit: seconds });
    if (columns === null) return false;
    for (const [name, value] of Object.entries(columns)) {
      if (name.startsWith('x') && value > 0.5) used[Number(name.split('_')[1])]?.push(day.number);
    }
  }
  return true;
}
