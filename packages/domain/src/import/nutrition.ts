import { fractionValue } from './numbers';

/** What a page says of its dish's nutrients; what it does not say is null. Grams, but for kcal. */
export interface GivenNutrients {
  readonly kcal: number | null;
  readonly protein: number | null;
  readonly fat: number | null;
  readonly carbs: number | null;
  readonly fibre: number | null;
  /** Of what they are: a serving, 100 g, or not said. */
  readonly per: 'serving' | '100g' | null;
}

type Written = string | number | null | undefined;

/** The fields of schema.org's NutritionInformation that are read. */
export interface WrittenNutrients {
  readonly calories?: Written;
  readonly proteinContent?: Written;
  readonly fatContent?: Written;
  readonly carbohydrateContent?: Written;
  readonly fiberContent?: Written;
  readonly servingSize?: Written;
}

const KJ_IN_KCAL = 4.184;
const VALUE = /(\d{1,3}(?:[ \u00a0]\d{3})+|\d+(?:[.,]\d+)?)\s*(\p{L}*)/gu;
const KJ = /^(?:kj|кдж|kilojoules?)/iu;
const MILLIGRAMS = /^(?:mg|мг|milligram)/iu;
const HUNDRED = /(?<!\d)100\s*(?:g|г|gr|гр|ml|мл|gram|грам)/iu;

const tenths = (value: number): number => Math.round(value * 10) / 10;

function valuesOf(written: Written): readonly (readonly [number, string])[] {
  if (written === null || written === undefined) return [];
  if (typeof written === 'number') return [[written, '']];
  return [...written.slice(0, 200).matchAll(VALUE)].map(([, value = '', unit = '']) => {
    const plain = value.replace(/(\d)[ \u00a0](?=\d)/g, '$1');
    const thousands = /^\d{1,3},\d{3}$/.test(plain) ? plain.replace(',', '') : plain;
    return [fractionValue(thousands), unit] as const;
  });
}

/** Kilocalories of "279 калорий", "1046 kJ", "540 kJ / 129 kcal". */
function kcalOf(written: Written): number | null {
  const values = valuesOf(written);
  const inKcal =
    values.find(([, unit]) => /^(?:k?cal|ккал|калор)/iu.test(unit)) ??
    values.find(([, unit]) => !KJ.test(unit));
  if (inKcal) return tenths(inKcal[0]);
  const [inKj] = values;
  return inKj ? Math.round(inKj[0] / KJ_IN_KCAL) : null;
}

function gramsOf(written: Written): number | null {
  const [first] = valuesOf(written);
  if (!first) return null;
  const [value, unit] = first;
  return tenths(MILLIGRAMS.test(unit) ? value / 1000 : value);
}

/**
 * Nutrients as a page gives them; kJ become kcal. Null when it gives none.
 *
 * @param given fields of schema.org's NutritionInformation
 */
export function nutrientsOf(given: WrittenNutrients): GivenNutrients | null {
  const size = String(given.servingSize ?? '');
  const said = {
    kcal: kcalOf(given.calories),
    protein: gramsOf(given.proteinContent),
    fat: gramsOf(given.fatContent),
    carbs: gramsOf(given.carbohydrateContent),
    fibre: gramsOf(given.fiberContent),
  };
  if (Object.values(said).every((value) => value === null)) return null;
  const hundred = HUNDRED.test(size) || HUNDRED.test(String(given.calories ?? ''));
  return { ...said, per: hundred ? '100g' : size.trim() === '' ? null : 'serving' };
}
