import type { EditorFood } from '../form';

/** A food with sane values for all a test does not say: 80 kcal and 2 ₴ per 100 g. */
export function aFood(given: Partial<EditorFood> = {}): EditorFood {
  return {
    id: 'potato',
    name: 'картопля',
    icon: 'potato',
    units: ['g', 'piece'],
    per100g: { kcal: 80, protein: 2, fat: 0, carbs: 18, fiber: 2 },
    density: null,
    gramsPerPiece: 120,
    unitGrams: {},
    ediblePart: null,
    price: { minor: 2000, currency: 'UAH', per: 'kg', estimate: true },
    ...given,
  };
}
