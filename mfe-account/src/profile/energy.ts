/** Kilocalories of a gram: the factors of food labels (product decision 3). */
const KCAL_OF_GRAM = { protein: 4, fat: 9, carbs: 4 } as const;

/** Grams a person aims at; null is a field that says nothing yet. */
export type MacroGrams = Readonly<Record<keyof typeof KCAL_OF_GRAM, number | null>>;

/** The energy that protein, fat and carbohydrate bring together; null while one of them is not known. */
export function energyOf({ protein, fat, carbs }: MacroGrams): number | null {
  if (protein === null || fat === null || carbs === null) return null;
  return protein * KCAL_OF_GRAM.protein + fat * KCAL_OF_GRAM.fat + carbs * KCAL_OF_GRAM.carbs;
}
