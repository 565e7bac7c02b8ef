import type { UnitId } from '../food/units';
import { keyOf } from './tokens';
import { BY_SPOON, CORN, EAR_WORDS, GARLIC, JAR_WORDS, SLICE_OR_CLOVE, TINNED } from './tables/sense.words';

/** What a unit's written form means beside a food, and what else it may mean. */
export interface UnitSense {
  readonly unit: UnitId;
  readonly others: readonly UnitId[];
}

const beginnings = (text: string): readonly string[] => text.split(' ');
const begins = (word: string, table: readonly string[]) =>
  table.some((beginning) => word.startsWith(beginning));

const tables = [TINNED, BY_SPOON, CORN, GARLIC, JAR_WORDS, EAR_WORDS, SLICE_OR_CLOVE].map(beginnings);
const [tinned = [], bySpoon = [], corn = [], garlic = [], jars = [], ears = [], slices = []] = tables;

/**
 * Settles by the food what a form that means two things means: «ст.» glass or spoon, «банка» jar or can,
 * «качан» head or ear, «долька» slice or clove (`units.json`, its ambiguities).
 */
export function unitSense(unit: UnitId, written: string, name: string, quantity: number | null): UnitSense {
  if (!/^(glass|jar|head|slice)$/.test(unit)) return { unit, others: [] };
  const form = keyOf(written).replace(/\./g, '');
  const food = (table: readonly string[]) => name.split(/[\s,/]+/).some((word) => begins(keyOf(word), table));
  if (unit === 'glass' && /^(ст|st)$/.test(form)) return spoonOrGlass(food(bySpoon), quantity);
  if (unit === 'jar' && begins(form, jars)) {
    return food(tinned) ? { unit: 'can', others: ['jar'] } : { unit: 'jar', others: ['can'] };
  }
  if (unit === 'head' && begins(form, ears) && food(corn)) return { unit: 'ear', others: [] };
  if (unit === 'slice' && begins(form, slices) && food(garlic)) return { unit: 'clove', others: [] };
  return { unit, others: [] };
}

function spoonOrGlass(bySpoon: boolean, quantity: number | null): UnitSense {
  if (bySpoon) return { unit: 'tbsp', others: ['glass'] };
  return { unit: 'glass', others: quantity === null || quantity > 3 ? ['tbsp'] : [] };
}
