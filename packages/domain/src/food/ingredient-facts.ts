import type { Language, Texts } from '../language';
import type { NutrientsPer100g } from './nutrients';
import type { UnitId } from './units';

/** The currencies the catalogue has prices in; any other shows "no price" (product decision 2.17). */
export const PRICE_CURRENCIES = ['UAH', 'EUR'] as const;
export type PriceCurrency = (typeof PRICE_CURRENCIES)[number];

export type PricePer = 'kg' | 'l' | 'piece';

/** Whole minor units (kopecks, cents) for a kilogram, a litre or a piece as the shop sells it. */
export interface Price {
  readonly minor: number;
  readonly per: PricePer;
  /** True of the catalogue's own prices; a price that a household paid has it not. */
  readonly estimate?: boolean | undefined;
}

/** The fourteen groups of Annex II of Regulation (EU) 1169/2011. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** Groups for rules of variety in a menu. */
export const MAIN_GROUPS = [
  'meat',
  'poultry',
  'fish',
  'seafood',
  'eggs',
  'dairy',
  'legumes',
  'grains',
  'pasta',
  'vegetables',
  'potatoes',
  'mushrooms',
  'fruit',
  'nuts',
  'fats',
  'sweets',
  'bread',
  'drinks',
  'spices',
  'other',
] as const;
export type MainGroup = (typeof MAIN_GROUPS)[number];

/** What is true of one food; a dish's flags are derived from these. */
export interface DietFacts {
  readonly vegan: boolean;
  readonly vegetarian: boolean;
  readonly meat: boolean;
  readonly fish: boolean;
  readonly pork: boolean;
  readonly alcohol: boolean;
  readonly addedSugar: boolean;
}

/**
 * What turns an amount of this food into grams. All grams are as bought, with bone or shell: `ediblePart`
 * is the fraction of them that is eaten (absent: all of it).
 */
export interface WeightFacts {
  /** Grams a millilitre. */
  readonly density?: number | null | undefined;
  readonly gramsPerPiece?: number | null | undefined;
  /** Grams of one clove, slice, bunch, centimetre … of this food: any unit but those of mass and volume. */
  readonly unitGrams?: Readonly<Partial<Record<UnitId, number>>> | null | undefined;
  readonly ediblePart?: number | null | undefined;
}

export interface NutritionFacts extends WeightFacts {
  readonly per100g?: NutrientsPer100g | null | undefined;
}

export interface PriceFacts extends WeightFacts {
  readonly price?: Readonly<Partial<Record<PriceCurrency, Price>>> | null | undefined;
}

export interface FlagFacts {
  readonly diet: DietFacts;
  readonly allergens: readonly Allergen[];
  /** Makes of this food differ: its flags depend on the label. */
  readonly readLabel?: boolean | undefined;
}

/** What is put in the basket for a food made at home; grams of it for one gram of the food, an estimate. */
export interface BoughtAs {
  readonly id: string;
  readonly gramsPerGram?: number | null | undefined;
}

export interface ShopFacts extends PriceFacts {
  readonly boughtAs?: BoughtAs | null | undefined;
}

/** How shops sell the food, by the unit of its price; the same in every currency. */
export function soldPer(facts: PriceFacts): PricePer | undefined {
  return PRICE_CURRENCIES.map((currency) => facts.price?.[currency]?.per).find((per) => per !== undefined);
}

/** Where a food's nutrients come from: a table with its number for the food, a package's label, a guess. */
export const FACT_SOURCES = ['usda-sr26', 'usda-fdc', 'label', 'other'] as const;
export type FactSource = (typeof FACT_SOURCES)[number];

export interface Pack {
  readonly size: number;
  readonly unit: 'g' | 'ml' | 'piece';
}

/** Other written forms of a name, by language. */
export type NameForms = Readonly<Record<Language, readonly string[]>>;

/** One row of the catalogue as `ingredients.json` holds it. */
export interface IngredientFacts extends NutritionFacts, ShopFacts, FlagFacts {
  readonly id: string;
  readonly names: Texts;
  readonly aliases: NameForms;
  /** Id of the aisle, which is also the food's category. */
  readonly aisle: string;
  /** Usual units, the most usual first. */
  readonly units: readonly UnitId[];
  /** False: no independent table agrees with the nutrients. */
  readonly verified?: boolean | undefined;
  readonly packs: readonly Pack[];
  readonly staple: boolean;
  readonly mainGroup: MainGroup;
  /** Months 1-12 in which the fresh food is at its best; absent: all year. */
  readonly season?: readonly number[] | undefined;
  readonly icon: string;
  readonly tint: string;
  readonly shelfLifeDays: Readonly<Partial<Record<'pantry' | 'fridge' | 'freezer', number>>>;
  readonly madeAtHome?: boolean | undefined;
}
