import type { FoodDraft } from './food-draft';
import { sameValue } from './same-value';

type Field = keyof FoodDraft;

/** Fields in which two people said different things, and those that only the other one changed. */
export function differences(
  mine: FoodDraft,
  base: FoodDraft,
  theirs: FoodDraft,
): { both: Field[]; theirs: Field[] } {
  const fields = Object.keys(base) as Field[];
  const changed = fields.filter((field) => !sameValue(base[field], theirs[field]));
  const both = changed.filter(
    (field) => !sameValue(base[field], mine[field]) && !sameValue(mine[field], theirs[field]),
  );
  return { both, theirs: changed.filter((field) => !both.includes(field)) };
}

/** My draft with what only the other one changed; where both did, mine or theirs. */
export function mergedDraft(
  mine: FoodDraft,
  base: FoodDraft,
  theirs: FoodDraft,
  prefer: 'mine' | 'theirs',
): FoodDraft {
  const found = differences(mine, base, theirs);
  const taken = prefer === 'theirs' ? [...found.theirs, ...found.both] : found.theirs;
  return { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) };
}
