// @ts-check
/** Figures of a bench: one number or several samples of it. */

const rounded = (/** @type {number} */ value) => Math.round(value * 10) / 10;

/** @param {number | number[]} samples @returns {number} to one decimal */
export function median(samples) {
  const sorted = [samples].flat().sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return rounded(sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2);
}

/** Smallest, median, largest. @param {number | number[]} samples @returns {[number, number, number]} */
export const spread = (samples) => [
  rounded(Math.min(...[samples].flat())),
  median(samples),
  rounded(Math.max(...[samples].flat())),
];
