import type { FoodForm } from '@sytno/contract';
import {
  doubtsOf,
  LANGUAGES,
  NUTRIENT_KEYS,
  PRICE_CURRENCIES,
  roundTo,
  type Doubt,
  type Language,
  type NutrientKey,
  type PriceCurrency,
  type UnitId,
} from '@sytno/domain';
import { sameValue } from './same-value';

/** A food's facts while they are written: what is still missing is null, other names stand a comma apart. */
export interface FoodDraft extends Omit<
  FoodForm,
  'aliases' | 'per100g' | 'unitGrams' | 'ediblePart' | 'price' | 'packs' | 'boughtAs'
> {
  readonly aliases: Readonly<Record<Language, string>>;
  readonly per100g: Readonly<Record<NutrientKey, number | null>>;
  readonly unitGrams: readonly { readonly unit: UnitId; readonly grams: number | null }[];
  /** Per cent. */
  readonly edible: number | null;
  /** Whole units of money. */
  readonly price: Readonly<
    Record<PriceCurrency, { readonly amount: number | null; readonly per: 'kg' | 'l' | 'piece' }>
  >;
  readonly packs: readonly { readonly size: number | null; readonly unit: 'g' | 'ml' | 'piece' }[];
  readonly boughtAs: {
    readonly id: string;
    readonly name: string;
    readonly gramsPerGram: number | null;
  } | null;
}

/** Codes of what is wrong, by the field's place as the server calls it: `names.uk`, `per100g.kcal`. */
export type DraftFaults = Readonly<Record<string, string>>;

const MINOR = 100;
const PER_CENT = 100;
/** Nutrients a table always has; fibre it often lacks. */
const MUST: readonly NutrientKey[] = ['kcal', 'protein', 'fat', 'carbs'];

const PLAIN_DIET = {
  vegan: true,
  vegetarian: true,
  meat: false,
  fish: false,
  pork: false,
  alcohol: false,
  addedSugar: false,
};

/** The draft of a food that is written from nothing: its name in one language is what somebody called it. */
export function emptyDraft(name = '', language: Language = 'uk', aisle = ''): FoodDraft {
  return {
    names: { uk: '', ru: '', en: '', [language]: name },
    aliases: { uk: '', ru: '', en: '' },
    aisle,
    mainGroup: 'other',
    icon: 'pot-of-food',
    tint: '#C9B79C',
    per100g: { kcal: null, protein: null, fat: null, carbs: null, fiber: null },
    source: { kind: 'label', ref: '' },
    verified: false,
    density: null,
    gramsPerPiece: null,
    unitGrams: [],
    edible: null,
    units: ['g'],
    price: { UAH: { amount: null, per: 'kg' }, EUR: { amount: null, per: 'kg' } },
    packs: [],
    staple: false,
    allergens: [],
    diet: PLAIN_DIET,
    readLabel: false,
    season: [],
    shelfLifeDays: { pantry: null, fridge: null, freezer: null },
    madeAtHome: false,
    boughtAs: null,
  };
}

/** A stored form as it is edited. */
export function draftOf(form: FoodForm): FoodDraft {
  const { aliases, per100g, unitGrams, ediblePart, price, packs, boughtAs, ...same } = form;
  const amountOf = (currency: PriceCurrency) => {
    const { minor = null, per = 'kg' } = price[currency] ?? {};
    return { amount: minor === null ? null : minor / MINOR, per };
  };
  return {
    ...same,
    aliases: { uk: aliases.uk.join(', '), ru: aliases.ru.join(', '), en: aliases.en.join(', ') },
    per100g: per100g ?? { kcal: null, protein: null, fat: null, carbs: null, fiber: null },
    unitGrams: Object.entries(unitGrams).map(([unit, grams]) => ({
      unit: unit as UnitId,
      grams,
    })),
    edible: ediblePart === null ? null : roundTo(ediblePart * PER_CENT, 1),
    price: { UAH: amountOf('UAH'), EUR: amountOf('EUR') },
    packs,
    boughtAs: boughtAs && { ...boughtAs, name: boughtAs.id },
  };
}

/** The numbers of another food: what it is made of, and what it weighs. The names stay. */
export function withNumbersOf(draft: FoodDraft, form: FoodForm): FoodDraft {
  const { per100g, source, density, edible, gramsPerPiece, unitGrams } = draftOf(form);
  return { ...draft, per100g, source, verified: false, density, edible, gramsPerPiece, unitGrams };
}

/** All that is known of another food but its names and what only it has: packs of its own. */
export function withFactsOf(draft: FoodDraft, form: FoodForm): FoodDraft {
  const { names, aliases } = draft;
  return { ...draftOf(form), names, aliases, verified: false };
}

const listOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

/** The form that a draft makes, or what is still wrong with it. */
export function formOf(draft: FoodDraft): { form: FoodForm; faults?: undefined } | { faults: DraftFaults } {
  const faults = faultsOf(draft);
  if (Object.keys(faults).length > 0) return { faults };
  const { aliases, per100g, unitGrams, edible, price, packs, boughtAs, names, ...same } = draft;
  const known = MUST.every((key) => per100g[key] !== null);
  const priceOf = (currency: PriceCurrency) => {
    const { amount, per } = price[currency];
    return amount === null ? null : { minor: Math.round(amount * MINOR), per };
  };
  return {
    form: {
      ...same,
      names: { uk: names.uk.trim(), ru: names.ru.trim(), en: names.en.trim() },
      aliases: { uk: listOf(aliases.uk), ru: listOf(aliases.ru), en: listOf(aliases.en) },
      per100g: known
        ? {
            kcal: per100g.kcal ?? 0,
            protein: per100g.protein ?? 0,
            fat: per100g.fat ?? 0,
            carbs: per100g.carbs ?? 0,
            fiber: per100g.fiber,
          }
        : null,
      unitGrams: Object.fromEntries(
        unitGrams.flatMap(({ unit, grams }) => (grams === null ? [] : [[unit, grams]])),
      ),
      ediblePart: edible === null || edible === PER_CENT ? null : edible / PER_CENT,
      price: { UAH: priceOf('UAH'), EUR: priceOf('EUR') },
      packs: packs.flatMap(({ size, unit }) => (size === null ? [] : [{ size, unit }])),
      boughtAs: boughtAs && { id: boughtAs.id, gramsPerGram: boughtAs.gramsPerGram },
    },
  };
}

function faultsOf({ names, aisle, per100g, units }: FoodDraft): DraftFaults {
  const some = NUTRIENT_KEYS.some((key) => per100g[key] !== null);
  const faults: (readonly [string, string])[] = [
    ...LANGUAGES.filter((language) => names[language].trim() === '').map(
      (language) => [`names.${language}`, 'blank'] as const,
    ),
    ...(aisle === '' ? [['aisle', 'choice'] as const] : []),
    // All of them or none: a dish of half a food would be wrong and look right.
    ...MUST.filter((key) => some && per100g[key] === null).map((key) => [`per100g.${key}`, 'blank'] as const),
    ...(units.length === 0 ? [['units', 'blank'] as const] : []),
  ];
  return Object.fromEntries(faults);
}

/** What looks wrong in a draft; it may be right all the same. */
export function draftDoubts(draft: FoodDraft): readonly Doubt[] {
  const { per100g, edible, price } = draft;
  const { kcal, protein, fat, carbs, fiber } = per100g;
  const known = kcal !== null && protein !== null && fat !== null && carbs !== null;
  return doubtsOf({
    ...draft,
    per100g: known ? { kcal, protein, fat, carbs, fiber } : null,
    ediblePart: edible === null ? null : edible / PER_CENT,
    price: Object.fromEntries(
      PRICE_CURRENCIES.flatMap((currency) => {
        const { amount, per } = price[currency];
        return amount === null ? [] : [[currency, { minor: amount * MINOR, per }]];
      }),
    ),
  });
}

/** Whether two drafts say the same. */
export const sameDraft = (one: FoodDraft, other: FoodDraft): boolean => sameValue(one, other);
