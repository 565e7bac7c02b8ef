import type { Allergen, DietFacts, Price, PriceCurrency } from './ingredient-facts';
import type { NutrientsPer100g } from './nutrients';

/** Energy of a gram: Regulation (EU) 1169/2011, Annex XIV. */
export const KCAL_A_GRAM = { protein: 4, fat: 9, carbs: 4, fiber: 2, alcohol: 7 } as const;

/** Tables round, and know more than three nutrients: so far apart energy and nutrients may be. */
const ENERGY_SHARE = 0.15;
const ENERGY_KCAL = 20;
/** Nothing has more than pure fat, give and take the rounding of tables. */
const MOST_KCAL = 902;
const MOST_GRAMS = 101;
/** Dried leaves and puffed grain below, syrup above. */
const DENSITY = { least: 0.1, most: 1.6 };
const PIECE = { least: 0.05, most: 10_000 };
const LEAST_EDIBLE = 0.3;
/** Minor units for a kilogram, a litre, a piece; saffron is dearer than all of it. */
const MOST_PRICE: Readonly<Record<PriceCurrency, number>> = { UAH: 1_000_000, EUR: 25_000 };
/** How many hryvnias a euro of the catalogue's estimates is, at least and at most. */
const UAH_A_EUR = { least: 8, most: 120 };

/** What of an ingredient is held against itself. */
export interface Plausible {
  readonly per100g?: NutrientsPer100g | null | undefined;
  readonly density?: number | null | undefined;
  readonly gramsPerPiece?: number | null | undefined;
  readonly ediblePart?: number | null | undefined;
  readonly allergens: readonly Allergen[];
  readonly diet: DietFacts;
  readonly price?: Readonly<Partial<Record<PriceCurrency, Price | null>>> | null | undefined;
}

/**
 * What looks wrong, and at which field. It is a question, not a fault: sweeteners and spices do break the
 * rule of energy, and whoever knows the food may leave it so.
 */
export type Doubt =
  | { readonly kind: 'energy'; readonly field: 'kcal'; readonly expected: number; readonly given: number }
  | { readonly kind: 'kcal-most'; readonly field: 'kcal'; readonly most: number }
  | { readonly kind: 'grams-most'; readonly field: 'carbs'; readonly sum: number }
  | {
      readonly kind: 'density' | 'piece' | 'edible';
      readonly field: 'density' | 'gramsPerPiece' | 'ediblePart';
    }
  | {
      readonly kind: 'diet';
      readonly field: 'diet';
      readonly flag: keyof DietFacts;
      readonly because: string;
    }
  | { readonly kind: 'price-most'; readonly field: 'price'; readonly currency: PriceCurrency }
  | { readonly kind: 'price-apart'; readonly field: 'price' };

/** Energy of 100 g worked out from the nutrients, kcal; what alcohol adds is not in it. */
export function energyOf({ protein, fat, carbs, fiber }: NutrientsPer100g): number {
  return (
    protein * KCAL_A_GRAM.protein +
    fat * KCAL_A_GRAM.fat +
    carbs * KCAL_A_GRAM.carbs +
    (fiber ?? 0) * KCAL_A_GRAM.fiber
  );
}

/** What of an ingredient's facts looks wrong, in the order of a form; none is the usual answer. */
export function doubtsOf(facts: Plausible): readonly Doubt[] {
  return [...energyDoubts(facts), ...measureDoubts(facts), ...dietDoubts(facts), ...priceDoubts(facts)];
}

function energyDoubts({ per100g, diet }: Plausible): Doubt[] {
  if (!per100g) return [];
  const { kcal, protein, fat, carbs, fiber } = per100g;
  const grams = protein + fat + carbs + (fiber ?? 0);
  const expected = energyOf(per100g);
  // What is neither of the four may be alcohol.
  const most = expected + (diet.alcohol ? Math.max(0, 100 - grams) * KCAL_A_GRAM.alcohol : 0);
  const room = Math.max(ENERGY_KCAL, ENERGY_SHARE * Math.max(kcal, expected));
  const apart = kcal < expected - room || kcal > most + room;
  return [
    ...(kcal > MOST_KCAL ? [{ kind: 'kcal-most', field: 'kcal', most: MOST_KCAL } as const] : []),
    ...(apart
      ? [{ kind: 'energy', field: 'kcal', expected: Math.round(expected), given: kcal } as const]
      : []),
    ...(grams > MOST_GRAMS ? [{ kind: 'grams-most', field: 'carbs', sum: Math.round(grams) } as const] : []),
  ];
}

const outside = (value: number | null | undefined, least: number, most: number): boolean =>
  value !== null && value !== undefined && (value < least || value > most);

function measureDoubts({ density, gramsPerPiece, ediblePart }: Plausible): Doubt[] {
  return [
    ...(outside(density, DENSITY.least, DENSITY.most)
      ? [{ kind: 'density', field: 'density' } as const]
      : []),
    ...(outside(gramsPerPiece, PIECE.least, PIECE.most)
      ? [{ kind: 'piece', field: 'gramsPerPiece' } as const]
      : []),
    ...(outside(ediblePart, LEAST_EDIBLE, 1) ? [{ kind: 'edible', field: 'ediblePart' } as const] : []),
  ];
}

const OF_ANIMALS: readonly Allergen[] = ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs'];
const OF_THE_SEA: readonly Allergen[] = ['crustaceans', 'fish', 'molluscs'];

function dietDoubts({ diet, allergens }: Plausible): Doubt[] {
  const found: Doubt[] = [];
  const doubt = (flag: keyof DietFacts, because: string) =>
    found.push({ kind: 'diet', field: 'diet', flag, because });
  const animal = OF_ANIMALS.find((allergen) => allergens.includes(allergen));
  const sea = OF_THE_SEA.find((allergen) => allergens.includes(allergen));
  if (diet.vegan && animal) doubt('vegan', animal);
  if (diet.vegan && !diet.vegetarian) doubt('vegetarian', 'vegan');
  if (diet.vegetarian && sea) doubt('vegetarian', sea);
  if (diet.vegetarian && diet.fish) doubt('vegetarian', 'diet-fish');
  if (diet.vegetarian && diet.pork) doubt('vegetarian', 'diet-pork');
  if (diet.vegetarian && diet.meat) doubt('vegetarian', 'diet-meat');
  if (diet.fish && !sea) doubt('fish', 'no-allergen');
  return found;
}

function priceDoubts({ price }: Plausible): Doubt[] {
  const dear = (['UAH', 'EUR'] as const).filter(
    (currency) => (price?.[currency]?.minor ?? 0) > MOST_PRICE[currency],
  );
  const [uah, eur] = [price?.UAH, price?.EUR];
  const rate = uah && eur && uah.per === eur.per && eur.minor > 0 ? uah.minor / eur.minor : undefined;
  return [
    ...dear.map((currency) => ({ kind: 'price-most', field: 'price', currency }) as const),
    ...(outside(rate, UAH_A_EUR.least, UAH_A_EUR.most)
      ? [{ kind: 'price-apart', field: 'price' } as const]
      : []),
  ];
}
