// @ts-check
/** Which food pictures the product needs: those that the facts in the seeds name. Node builtins only. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/** Files of facts that name pictures, as paths from the root: a change of one can change the shell's output. */
export const PICTURE_SEEDS = ['backend/seeds/ingredients.json', 'backend/seeds/recipe-categories.json'];

/** Names of all pictures that the seeds ask for, sorted. @param {string} [base] @returns {string[]} */
export function seededPictures(base = root) {
  const facts = PICTURE_SEEDS.map((file) => JSON.parse(readFileSync(join(base, file), 'utf8')));
  return [...new Set(facts.flatMap(namesIn))].sort();
}

/** Every value of a key `icon`, however deep. @param {unknown} facts @returns {string[]} */
function namesIn(facts) {
  if (typeof facts !== 'object' || facts === null) return [];
  return Object.entries(facts).flatMap(([key, value]) =>
    key === 'icon' && typeof value === 'string' ? [value] : namesIn(value),
  );
}
