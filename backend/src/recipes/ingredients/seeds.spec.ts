import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import {
  ALLERGENS,
  costOf,
  doubtsOf,
  flagsOf,
  isUnitId,
  LANGUAGES,
  MAIN_GROUPS,
  MEAL_TYPES,
  mergeContributions,
  nutritionOf,
  PRICE_CURRENCIES,
  UNIT_IDS,
  UNITS,
  type DishFlags,
  type IngredientFacts,
  type RecipeLine,
  type Texts,
  type Unit,
  type UnitId,
} from '@sytno/domain';

const seed = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../seeds/${name}.json`, import.meta.url), 'utf8'));

interface Named {
  id: string;
  order: number;
  names: Texts;
  icon: string;
}

interface SeedIngredient extends IngredientFacts {
  source: { kind: string; ref: string; carbsTotal?: number; energy?: string };
}

interface SeedUnit extends Unit {
  id: string;
  symbol: Texts;
  plural: Record<string, Record<string, string>>;
  forms: Record<string, string[]>;
}

interface Ambiguity {
  forms?: string[];
  units?: string[];
  readings?: string[];
  factors?: string[];
  default: string;
}

const ingredients = seed('ingredients') as SeedIngredient[];
/** Their tables are right and the rule of energy is not, or the price really is that high. */
const ODD = [
  'oat-bran',
  'wheat-bran',
  'baking-powder',
  'vanillin',
  'vanilla-pod',
  'citric-acid',
  'allspice',
  'chili-powder',
  'chili-flakes',
  'cloves-spice',
  'saffron',
  'dill-dried',
  'erythritol',
  'stevia',
  'cocoa',
];
const aisles = seed('aisles') as Named[];
const categories = seed('recipe-categories') as (Named & { subcategories: Named[] })[];
const mealTypes = seed('meal-types') as Named[];
const units = seed('units') as {
  units: SeedUnit[];
  ambiguities: Ambiguity[];
  quantityWords: Record<string, Record<string, number | null>>;
  fractions: Record<string, number>;
};

const facts = new Map(ingredients.map((row) => [row.id, row]));
const named = (names: Texts) => LANGUAGES.every((language) => names[language].trim().length > 0);

/** Ids of rows that break a rule; a failing test names them. */
const breaking = (rule: (row: SeedIngredient) => boolean) =>
  ingredients.filter((row) => !rule(row)).map((row) => row.id);

describe('every ingredient', () => {
  test('is there once', () => {
    expect(ingredients).toHaveLength(748);
    expect(facts.size).toBe(748);
  });

  test.each<[string, (row: SeedIngredient) => boolean]>([
    ['has an id for addresses', (row) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(row.id)],
    ['has names in three languages', (row) => named(row.names)],
    [
      'has lists of other names in three languages',
      (row) => LANGUAGES.every((l) => Array.isArray(row.aliases[l])),
    ],
    ['stands in an aisle', (row) => aisles.some((aisle) => aisle.id === row.aisle)],
    ['has usual units, all of them known', (row) => row.units.length > 0 && row.units.every(isUnitId)],
    [
      'has weights of counted units alone',
      (row) =>
        Object.entries(row.unitGrams ?? {}).every(
          ([unit, grams]) => isUnitId(unit) && UNITS[unit].dimension === 'count' && grams > 0,
        ),
    ],
    ['has a density of food, if any', ({ density }) => density == null || (density >= 0.1 && density < 1.6)],
    [
      'has a piece weight above nothing, if any',
      ({ gramsPerPiece }) => gramsPerPiece == null || gramsPerPiece > 0,
    ],
    [
      'is eaten at least in part',
      ({ ediblePart }) => ediblePart == null || (ediblePart > 0 && ediblePart < 1),
    ],
    [
      'has a whole price in every currency, marked as an estimate',
      (row) =>
        PRICE_CURRENCIES.every((currency) => {
          const price = row.price?.[currency];
          return (
            price !== undefined &&
            Number.isInteger(price.minor) &&
            price.minor >= 0 &&
            price.estimate === true
          );
        }),
    ],
    ['is sold the same way in every currency', ({ price }) => price?.UAH?.per === price?.EUR?.per],
    [
      'can be priced as it is sold',
      ({ price, density, gramsPerPiece }) =>
        (price?.UAH?.per !== 'l' || !!density) && (price?.UAH?.per !== 'piece' || !!gramsPerPiece),
    ],
    ['is bought as something that is there', ({ boughtAs }) => !boughtAs || facts.has(boughtAs.id)],
    ['is bought as what is itself bought', ({ boughtAs }) => !boughtAs || !facts.get(boughtAs.id)?.boughtAs],
    [
      'has allergens of the law alone, each once',
      ({ allergens }) =>
        allergens.every((allergen) => ALLERGENS.includes(allergen)) &&
        new Set(allergens).size === allergens.length,
    ],
    ['belongs to a main group', (row) => MAIN_GROUPS.includes(row.mainGroup)],
    [
      'has seven diet flags',
      (row) => Object.values(row.diet).filter((flag) => typeof flag === 'boolean').length === 7,
    ],
    ['is vegetarian if vegan', ({ diet }) => !diet.vegan || diet.vegetarian],
    [
      'is not vegetarian with meat, fish or pork',
      ({ diet }) => !(diet.meat || diet.fish || diet.pork) || !diet.vegetarian,
    ],
    [
      'is not vegan with milk, eggs or fish in it',
      ({ diet, allergens }) =>
        !diet.vegan ||
        !allergens.some((a) => ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'].includes(a)),
    ],
    [
      'has packs of a size',
      ({ packs }) => packs.every((p) => p.size > 0 && ['g', 'ml', 'piece'].includes(p.unit)),
    ],
    [
      'has months of a year',
      ({ season }) => !season || (season.length > 0 && season.every((m) => m >= 1 && m <= 12)),
    ],
    ['has a picture and a colour', ({ icon, tint }) => icon.length > 0 && /^#[0-9A-F]{6}$/i.test(tint)],
    ['keeps for whole days', ({ shelfLifeDays }) => Object.values(shelfLifeDays).every((days) => days > 0)],
    ['says where its nutrients come from', ({ source }) => source.kind.length > 0 && source.ref.length > 0],
    [
      'holds no more than 100 g in 100 g',
      ({ per100g: n }) => !!n && n.protein + n.fat + n.carbs + (n.fiber ?? 0) <= 101.5 && n.kcal <= 902,
    ],
    [
      'has carbohydrate without fibre',
      ({ per100g: n, source }) =>
        source.carbsTotal === undefined ||
        (!!n && Math.abs(Math.max(0, source.carbsTotal - (n.fiber ?? 0)) - n.carbs) < 0.011),
    ],
  ])('%s', (_, rule) => {
    expect(breaking(rule)).toEqual([]);
  });

  test('has the energy of its parts, where ordinary factors hold', () => {
    const off = breaking(({ per100g: n, source }) => {
      if (!n || (source.energy !== undefined && source.energy !== 'fibre')) return true;
      const reckoned = 4 * n.protein + 9 * n.fat + 4 * n.carbs + 2 * (n.fiber ?? 0);
      return Math.abs(reckoned - n.kcal) <= Math.max(9, n.kcal * 0.16);
    });
    expect(off).toEqual([]);
  });

  test('is told apart from every other by each of its names', () => {
    for (const language of LANGUAGES) {
      const owners = new Map<string, string>();
      for (const row of ingredients) {
        for (const name of [row.names[language], ...row.aliases[language]]) {
          const key = name.toLowerCase();
          expect([key, owners.get(key) ?? row.id]).toEqual([key, row.id]);
          owners.set(key, row.id);
        }
      }
    }
  });

  test('raises a doubt of its figures only where the rule does not hold: sweeteners, spices, bran', () => {
    const odd = ingredients.filter((row) => doubtsOf(row).length > 0).map(({ id }) => id);
    expect(odd).toEqual(ODD);
  });
});

describe('the tables beside them', () => {
  test.each<[string, Named[], number]>([
    ['aisles', aisles, 29],
    ['categories', categories, 14],
    ['meal types', mealTypes, 5],
  ])('%s are named, ordered and complete', (_, rows, count) => {
    expect(rows).toHaveLength(count);
    expect(rows.map((row) => row.order)).toEqual(rows.map((_row, index) => index + 1));
    expect(rows.filter((row) => !named(row.names) || !row.icon)).toEqual([]);
  });

  test('105 subcategories stand under their categories', () => {
    const all = categories.flatMap((category) => category.subcategories.map((row) => ({ category, row })));
    expect(new Set(all.map(({ row }) => row.id)).size).toBe(105);
    expect(
      all.filter(({ category, row }) => !row.id.startsWith(`${category.id}-`) || !named(row.names)),
    ).toEqual([]);
  });

  test('every aisle has something on its shelves', () => {
    expect(aisles.filter((aisle) => !ingredients.some((row) => row.aisle === aisle.id))).toEqual([]);
  });

  test('meal types are those of the domain', () => {
    expect(mealTypes.map((row) => row.id)).toEqual([...MEAL_TYPES]);
  });
});

describe('units', () => {
  test('are those of the domain, with the same factors', () => {
    const measures = ({ dimension, factor, grams, ml }: Unit) => ({ dimension, factor, grams, ml });
    expect(units.units.map((unit) => [unit.id, measures(unit)])).toEqual(
      UNIT_IDS.map((id) => [id, measures(UNITS[id])]),
    );
  });

  test('have a symbol, written forms and a word for every number', () => {
    for (const unit of units.units) {
      for (const language of LANGUAGES) {
        const numbers = language === 'en' ? ['one', 'other'] : ['one', 'few', 'many', 'other'];
        expect([unit.id, Object.keys(unit.plural[language] ?? {})]).toEqual([unit.id, numbers]);
        expect(unit.symbol[language].length).toBeGreaterThan(0);
        expect(unit.forms[language]?.length).toBeGreaterThan(0);
      }
    }
  });

  test('a form that means two units is among the ambiguities', () => {
    const explained = new Set(units.ambiguities.flatMap((row) => row.forms ?? []));
    for (const language of LANGUAGES) {
      const meanings = new Map<string, string[]>();
      for (const unit of units.units) {
        for (const form of new Set(unit.forms[language])) {
          meanings.set(form, [...(meanings.get(form) ?? []), unit.id]);
        }
      }
      const twofold = [...meanings].filter(([form, ids]) => ids.length > 1 && !explained.has(form));
      expect(twofold).toEqual([]);
    }
  });

  test('ambiguities speak of known units and have a default among their readings', () => {
    for (const row of units.ambiguities) {
      expect([...(row.readings ?? []), ...(row.units ?? [])].filter((id) => !isUnitId(id))).toEqual([]);
      expect(row.readings ?? row.factors).toContain(row.default);
    }
  });

  test('number words and fractions are numbers', () => {
    expect(Object.keys(units.quantityWords).sort()).toEqual([...LANGUAGES].sort());
    expect(units.quantityWords.uk?.['півтора']).toBe(1.5);
    expect(units.quantityWords.ru?.['полтора']).toBe(1.5);
    expect(Object.values(units.fractions).every((value) => value > 0 && value < 1)).toBe(true);
  });
});

const dish = (ids: string): DishFlags =>
  flagsOf(
    ids.split(' ').map((ingredientId) => ({ ingredientId })),
    facts,
  );

/** name | ingredients | allergens | contains | suits, each in the order of the flags */
const DISHES = `
borscht with beef, without celery | beef beetroot cabbage-white potato carrot onion tomato-paste garlic bay-leaf salt water | | meat | glutenFree
деруни with sour cream | potato onion egg flour-wheat salt oil-sunflower sour-cream-20 | gluten eggs milk | | vegetarian
вареники with potatoes | flour-wheat water salt potato onion oil-sunflower | gluten | | vegan vegetarian lenten
сирники | tvorog-9 egg flour-wheat sugar oil-sunflower | gluten eggs milk | addedSugar | vegetarian
голубці | cabbage-white pork-ground rice-white onion carrot tomato-paste sour-cream-20 salt | milk | meat pork | glutenFree
buckwheat with mushrooms | buckwheat mushroom-champignon onion carrot oil-sunflower salt water | | | vegan vegetarian lenten glutenFree
herring under a fur coat | herring-salted potato-boiled beetroot-boiled carrot onion egg-boiled mayonnaise | eggs fish mustard | fish | glutenFree
honey cake | flour-wheat honey sugar egg butter baking-soda sour-cream-25 | gluten eggs milk | addedSugar | vegetarian
chicken broth with noodles and celery | chicken-whole noodles-egg carrot onion celery-root parsley salt water | gluten eggs celery | meat |
lentil soup | lentils-red onion carrot garlic tomatoes-canned cumin oil-olive water salt | | | vegan vegetarian lenten glutenFree`;

describe('flags of dishes that everybody knows', () => {
  const SUITS = ['vegan', 'vegetarian', 'lenten', 'glutenFree'] as const;
  const CONTAINS = ['meat', 'fish', 'pork', 'alcohol', 'addedSugar'] as const;
  const dishes = DISHES.trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));

  test.each(dishes)('%s', (_, ids = '', ...expected) => {
    const flags = dish(ids);
    const yes = (keys: readonly (keyof DishFlags)[]) => keys.filter((key) => flags[key] === 'yes').join(' ');
    expect([flags.allergens.join(' '), yes(CONTAINS), yes(SUITS)]).toEqual(expected);
    expect(flags.allergensComplete).toBe(true);
  });

  test('there are ten of them', () => {
    expect(dishes).toHaveLength(10);
  });

  test('mayonnaise sends the reader to the label', () => {
    expect(dish('herring-salted mayonnaise').readLabel).toEqual(['mayonnaise']);
  });
});

describe('a borscht from the catalogue', () => {
  const line = (ingredientId: string, quantity: number | null, unit: UnitId): RecipeLine => ({
    ingredientId,
    quantity,
    unit,
  });
  const lines = [
    line('beef', 500, 'g'),
    line('beetroot', 2, 'piece'),
    line('cabbage-white', 300, 'g'),
    line('potato', 3, 'piece'),
    line('onion', 1, 'head'),
    line('garlic', 3, 'clove'),
    line('tomato-paste', 2, 'tbsp'),
    line('dill', 0.5, 'bunch'),
    line('salt', null, 'to_taste'),
    line('water', 2, 'l'),
  ];

  test('has known nutrition of a borscht', () => {
    const { completeness, per100g, weight } = nutritionOf(lines, facts, { servings: 6 });
    expect(completeness.missing).toEqual([]);
    expect(weight).toBeGreaterThan(3700);
    expect(weight).toBeLessThan(4000);
    expect(per100g?.kcal).toBeGreaterThan(35);
    expect(per100g?.kcal).toBeLessThan(70);
  });

  test.each(PRICE_CURRENCIES)('has a price in %s for every line', (currency) => {
    const cost = costOf(lines, facts, currency);
    expect(cost.missing).toEqual([]);
    expect(cost.estimate).toBe(true);
    expect(cost.minor).toBeGreaterThan(currency === 'UAH' ? 15_000 : 400);
    expect(cost.minor).toBeLessThan(currency === 'UAH' ? 35_000 : 1_500);
  });

  test('and its shopping in the units people say', () => {
    const bought = mergeContributions(
      [
        { ingredientId: 'beet', quantity: null, unit: null },
        { ingredientId: 'beetroot-boiled', quantity: 2, unit: 'piece' },
        { ingredientId: 'beetroot', quantity: 1, unit: 'kg' },
        { ingredientId: 'egg-yolk', quantity: 2, unit: 'piece' },
        { ingredientId: 'rice-cooked', quantity: 500, unit: 'g' },
      ],
      facts,
    );
    expect(bought.map(({ ingredientId, amounts }) => [ingredientId, amounts])).toEqual([
      ['beet', []],
      ['beetroot', [{ low: 1.4, high: 1.4, unit: 'kg' }]],
      ['egg', [{ low: 2, high: 2, unit: 'piece' }]],
      ['rice-white', [{ low: 190, high: 190, unit: 'g' }]],
    ]);
  });
});
