import type { FoodForm } from '@sytno/contract';
import {
  FACT_SOURCES,
  LANGUAGES,
  PRICE_CURRENCIES,
  type IngredientFacts,
  type Language,
  type Price,
  type PriceCurrency,
} from '@sytno/domain';
import type { Ingredient, IngredientName, OtherFacts } from '../ingredient.entity';

/** What a seed file also says of a food: where its nutrients come from. */
interface WithSource {
  readonly source?: { readonly kind?: string; readonly ref?: string };
}

/** The columns of an ingredient that its form fills. */
export type FoodColumns = Omit<Ingredient, 'id' | 'hidden' | 'mergedInto' | 'removedAt' | 'revision'>;

/** Facts as the administrator's form has them; what is absent in the catalogue is said aloud in the form. */
export function formOf(facts: IngredientFacts & WithSource): FoodForm {
  const { per100g, shelfLifeDays, boughtAs } = facts;
  return {
    names: { ...facts.names },
    aliases: { uk: [...facts.aliases.uk], ru: [...facts.aliases.ru], en: [...facts.aliases.en] },
    aisle: facts.aisle,
    mainGroup: facts.mainGroup,
    icon: facts.icon,
    tint: facts.tint,
    per100g: per100g ? { ...per100g, fiber: per100g.fiber ?? null } : null,
    source: {
      kind: FACT_SOURCES.find((kind) => kind === facts.source?.kind) ?? 'other',
      ref: facts.source?.ref ?? '',
    },
    verified: facts.verified ?? true,
    density: facts.density ?? null,
    gramsPerPiece: facts.gramsPerPiece ?? null,
    unitGrams: { ...facts.unitGrams },
    ediblePart: facts.ediblePart ?? null,
    units: [...facts.units],
    price: { UAH: priceOf(facts, 'UAH'), EUR: priceOf(facts, 'EUR') },
    packs: facts.packs.map((pack) => ({ ...pack })),
    staple: facts.staple,
    allergens: [...facts.allergens],
    diet: { ...facts.diet },
    readLabel: facts.readLabel ?? false,
    season: [...(facts.season ?? [])],
    shelfLifeDays: {
      pantry: shelfLifeDays.pantry ?? null,
      fridge: shelfLifeDays.fridge ?? null,
      freezer: shelfLifeDays.freezer ?? null,
    },
    madeAtHome: facts.madeAtHome ?? false,
    boughtAs: boughtAs ? { id: boughtAs.id, gramsPerGram: boughtAs.gramsPerGram ?? null } : null,
  };
}

function priceOf({ price }: IngredientFacts, currency: PriceCurrency) {
  const found = price?.[currency];
  return found ? { minor: found.minor, per: found.per } : null;
}

/**
 * The columns that a form makes. What a seed file says besides (a table's own description of the food) stays
 * while what it is about stays.
 */
export function columnsOf(form: FoodForm, old?: Pick<Ingredient, 'facts' | 'density'>): FoodColumns {
  const { per100g } = form;
  return {
    aisle: form.aisle,
    kcal: per100g?.kcal ?? null,
    protein: per100g?.protein ?? null,
    fat: per100g?.fat ?? null,
    carbs: per100g?.carbs ?? null,
    fiber: per100g?.fiber ?? null,
    density: form.density,
    gramsPerPiece: form.gramsPerPiece,
    unitGrams: form.unitGrams,
    ediblePart: form.ediblePart,
    facts: otherFactsOf(form, old),
  };
}

function otherFactsOf(form: FoodForm, old?: Pick<Ingredient, 'facts' | 'density'>): OtherFacts {
  const kept: OtherFacts & WithSource & { densitySource?: string } = { ...old?.facts } as OtherFacts;
  const { source, densitySource } = kept;
  const sameSource = source?.kind === form.source.kind && (source.ref ?? '') === form.source.ref;
  const { pantry, fridge, freezer } = form.shelfLifeDays;
  const facts: OtherFacts & WithSource & { densitySource?: string } = {
    units: form.units,
    mainGroup: form.mainGroup,
    icon: form.icon,
    tint: form.tint,
    source: sameSource ? source : form.source,
    price: pricesOf(form),
    packs: form.packs,
    staple: form.staple,
    allergens: form.allergens,
    diet: form.diet,
    shelfLifeDays: {
      ...(pantry === null ? {} : { pantry }),
      ...(fridge === null ? {} : { fridge }),
      ...(freezer === null ? {} : { freezer }),
    },
    ...(form.verified ? {} : { verified: false }),
    ...(form.readLabel ? { readLabel: true } : {}),
    ...(form.season.length > 0 ? { season: form.season.toSorted((a, b) => a - b) } : {}),
    ...(form.madeAtHome ? { madeAtHome: true } : {}),
    ...(form.boughtAs ? { boughtAs: form.boughtAs } : {}),
    ...(densitySource !== undefined && old?.density === form.density ? { densitySource } : {}),
  };
  return facts;
}

/** The catalogue's own prices are estimates (product decision 2.17). */
function pricesOf({ price }: FoodForm): Partial<Record<PriceCurrency, Price>> {
  const known = PRICE_CURRENCIES.flatMap((currency) => {
    const given = price[currency];
    return given ? [[currency, { ...given, estimate: true }] as const] : [];
  });
  return Object.fromEntries(known);
}

/** The rows of a food's names; another form that says the same as the name itself is not kept. */
export function nameRowsOf(
  ingredientId: string,
  form: Pick<FoodForm, 'names' | 'aliases'>,
): IngredientName[] {
  return LANGUAGES.map((language) => ({
    ingredientId,
    language,
    name: form.names[language],
    aliases: otherForms(form.aliases[language], form.names[language]),
  }));
}

function otherForms(aliases: readonly string[], name: string): string[] {
  const seen = new Set([name.toLowerCase()]);
  return aliases.filter((alias) => {
    const known = seen.has(alias.toLowerCase());
    seen.add(alias.toLowerCase());
    return !known;
  });
}

/** A form as the domain reckons with it, before it is stored. */
export function factsOfForm(id: string, form: FoodForm): IngredientFacts {
  const { facts, unitGrams } = columnsOf(form);
  const { density, gramsPerPiece, ediblePart, per100g } = form;
  return {
    ...facts,
    id,
    names: form.names,
    aliases: form.aliases satisfies Record<Language, readonly string[]>,
    aisle: form.aisle,
    per100g,
    density,
    gramsPerPiece,
    unitGrams,
    ediblePart,
  };
}
