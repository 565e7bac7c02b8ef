/**
 * kcal and grams. Carbohydrate is one rule for all foods: what the body uses, without fibre, as labels in
 * Ukraine and the EU give it; fibre stands beside it (product decision 3).
 */
export interface Nutrients {
  readonly kcal: number;
  readonly protein: number;
  readonly fat: number;
  readonly carbs: number;
  readonly fiber: number;
}

/** Nutrients of 100 g of a food's edible part; tables often lack the fibre. */
export interface NutrientsPer100g extends Omit<Nutrients, 'fiber'> {
  readonly fiber?: number | null | undefined;
}

export const NUTRIENT_KEYS = ['kcal', 'protein', 'fat', 'carbs', 'fiber'] as const;
export type NutrientKey = (typeof NUTRIENT_KEYS)[number];

export const NO_NUTRIENTS: Nutrients = { kcal: 0, protein: 0, fat: 0, carbs: 0, fiber: 0 };

export function addNutrients(a: Nutrients, b: Nutrients): Nutrients {
  return {
    kcal: a.kcal + b.kcal,
    protein: a.protein + b.protein,
    fat: a.fat + b.fat,
    carbs: a.carbs + b.carbs,
    fiber: a.fiber + b.fiber,
  };
}

export function scaleNutrients(nutrients: Nutrients, factor: number): Nutrients {
  return {
    kcal: nutrients.kcal * factor,
    protein: nutrients.protein * factor,
    fat: nutrients.fat * factor,
    carbs: nutrients.carbs * factor,
    fiber: nutrients.fiber * factor,
  };
}

/** Nutrients of so many grams of the edible part; an unknown fibre counts as none. */
export function nutrientsOfGrams(per100g: NutrientsPer100g, grams: number): Nutrients {
  return scaleNutrients({ ...per100g, fiber: per100g.fiber ?? 0 }, grams / 100);
}
