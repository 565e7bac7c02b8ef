// @ts-check
/** @typedef {import('./problems.mjs').Workings} Workings @typedef {import('./problems.mjs').Problem} Problem */

/** The score of planning day after day, each slot with what is best at that moment. @param {Problem} problem @param {Workings} workings */
export function greedyScore(problem, workings) {
  const model = workings.modelOf(problem, 1);
  const state = new workings.State(model);
  workings.fillEmpty(state, () => true);
  return workings.scoreOf(model, state.plan).total;
}

/** The score of any dish that may stand in each slot, one serving of it, without money above the limit. @param {Problem} problem @param {Workings} workings */
export function randomScore(problem, workings) {
  const free = { ...problem, binding: /** @type {const} */ ({ kcal: 'aim', cash: 'aim' }) };
  const model = workings.modelOf(free, 1);
  const state = new workings.State(model);
  const random = workings.randomFrom(7);
  model.slots.forEach(({ candidates, plates }, slot) => {
    const allowed = candidates.filter((dish) => state.may(slot, dish));
    const dish = allowed[Math.floor(random() * allowed.length)];
    if (dish === undefined) return;
    const grams = model.dishes[dish]?.dish.servingGrams ?? 0;
    state.put(
      slot,
      dish,
      plates.map(() => grams),
    );
  });
  return workings.scoreOf(model, state.plan).total;
}
