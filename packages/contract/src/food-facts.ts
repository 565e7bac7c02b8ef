import { ALLERGENS, FACT_SOURCES, LANGUAGES, MAIN_GROUPS, PRICE_CURRENCIES, UNIT_IDS } from '@sytno/domain';
import { z } from 'zod';
import { amount, filledText, text, whole } from './types';

const LONGEST_NAME = 120;
const MOST_NAMES = 30;
/** Minor units: as dear as saffron by the kilogram, and then some. */
const MOST_PRICE = 100_000_000;

/** The key of a row of the catalogue: 'potato', 'soups-borscht'. */
export const word = filledText(64);

/** What something is called, in all three languages. */
export const threeNames = z.strictObject({
  uk: filledText(LONGEST_NAME),
  ru: filledText(LONGEST_NAME),
  en: filledText(LONGEST_NAME),
});

const otherNames = z.array(filledText(LONGEST_NAME), 'type').max(MOST_NAMES, 'number.range');
const distinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
const chosen = <T extends readonly [string, ...string[]] | readonly string[]>(of: T) =>
  z.array(z.enum(of, 'choice'), 'type').refine(distinct, 'choice');
const yes = z.boolean('type');
const grams = amount(0, 100);
const price = z.strictObject({
  minor: whole(0, MOST_PRICE),
  per: z.enum(['kg', 'l', 'piece'], 'choice'),
});
const days = whole(0, 3_650).nullable();

/** All that the catalogue holds of an ingredient but its key: what an administrator fills in. */
export const foodFacts = z.strictObject({
  names: threeNames,
  /** What else it is called, by language: what a line is understood by. */
  aliases: z.strictObject({ uk: otherNames, ru: otherNames, en: otherNames }),
  aisle: word,
  mainGroup: z.enum(MAIN_GROUPS, 'choice'),
  icon: z
    .string('type')
    .max(64, 'text.long')
    .regex(/^[a-z0-9-]+$/, 'choice'),
  tint: z.string('type').regex(/^#[0-9A-Fa-f]{6}$/, 'choice'),
  /** Of 100 g of the edible part; carbohydrate without fibre. Null: nobody knows yet. */
  per100g: z
    .strictObject({
      kcal: amount(0, 1_000),
      protein: grams,
      fat: grams,
      carbs: grams,
      fiber: grams.nullable(),
    })
    .nullable(),
  source: z.strictObject({ kind: z.enum(FACT_SOURCES, 'choice'), ref: text(200) }),
  /** An independent table agrees with the nutrients. */
  verified: yes,
  /** Grams a millilitre. */
  density: amount(0.01, 25).nullable(),
  gramsPerPiece: amount(0.01, 50_000).nullable(),
  /** Grams of one clove, slice, bunch … of this food. */
  unitGrams: z.partialRecord(z.enum(UNIT_IDS, 'choice'), amount(0.01, 50_000)),
  ediblePart: amount(0.01, 1).nullable(),
  /** Usual units, the most usual first. */
  units: chosen(UNIT_IDS).min(1, 'blank').max(12, 'number.range'),
  price: z.strictObject({ UAH: price.nullable(), EUR: price.nullable() } satisfies Record<
    (typeof PRICE_CURRENCIES)[number],
    unknown
  >),
  packs: z
    .array(
      z.strictObject({ size: amount(0.1, 100_000), unit: z.enum(['g', 'ml', 'piece'], 'choice') }),
      'type',
    )
    .max(12, 'number.range'),
  staple: yes,
  allergens: chosen(ALLERGENS),
  diet: z.strictObject({
    vegan: yes,
    vegetarian: yes,
    meat: yes,
    fish: yes,
    pork: yes,
    alcohol: yes,
    addedSugar: yes,
  }),
  readLabel: yes,
  /** Months 1-12; none: all year. */
  season: z.array(whole(1, 12), 'type').refine(distinct, 'choice'),
  shelfLifeDays: z.strictObject({ pantry: days, fridge: days, freezer: days }),
  madeAtHome: yes,
  /** What is bought for a food made at home. */
  boughtAs: z.strictObject({ id: word, gramsPerGram: amount(0.01, 100).nullable() }).nullable(),
});
export type FoodForm = z.infer<typeof foodFacts>;

/** A unit's words behind a number, by CLDR's forms. */
const unitForms = z.strictObject({
  one: filledText(40),
  few: filledText(40),
  many: filledText(40),
  other: filledText(40),
});

/** Words in the place of the product's own; a language without stays as it is. */
export const unitNames = z.partialRecord(z.enum(LANGUAGES, 'choice'), unitForms);
