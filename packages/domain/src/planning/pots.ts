/**
 * Divides the servings of a pot among those who are fed by it: by their weights, each at least one, together
 * as many as there are (or one each, where there are fewer).
 *
 * @param total whole servings in the pot
 * @param weights of the parts, e. g. grams that are eaten of each; all 0 counts as all the same
 */
export function servingsInParts(total: number, weights: readonly number[]): number[] {
  const count = weights.length;
  if (count === 0) return [];
  const spare = Math.max(0, total - count);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  // Everybody has one; what a part deserves beyond it is given by the largest remainder.
  const wishes = weights.map((weight) => Math.max(0, total * (sum > 0 ? weight / sum : 1 / count) - 1));
  const wished = wishes.reduce((all, wish) => all + wish, 0);
  const exact = wishes.map((wish) => (wished > 0 ? (spare * wish) / wished : spare / count));
  const whole = exact.map(Math.floor);
  const left = spare - whole.reduce((all, part) => all + part, 0);
  const byRemainder = exact
    .map((part, at) => ({ at, rest: part - Math.floor(part) }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at);
  const given = new Set(byRemainder.slice(0, left).map(({ at }) => at));
  return whole.map((part, at) => 1 + part + (given.has(at) ? 1 : 0));
}
