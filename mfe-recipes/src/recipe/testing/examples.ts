import type { Line } from '../line-groups';
import type { Recipe } from '../recipe.queries';

/** A line with sane values for all a test does not say. */
export function aLine(given: Partial<Line> = {}): Line {
  return {
    position: 0,
    ingredientId: 'potato',
    ingredientName: 'картопля',
    icon: 'potato',
    quantity: 1,
    quantityTo: null,
    unit: 'kg',
    grams: 1000,
    comment: '',
    group: '',
    optional: false,
    ...given,
  };
}

/** A recipe with sane values for all a test does not say: four servings, 300 g and 250 kcal each. */
export function aRecipe(given: Partial<Recipe> = {}): Recipe {
  return {
    id: '7b1e0000-0000-4000-8000-000000000001',
    number: 1002,
    name: 'Деруни зі сметаною',
    description: 'Хрумкі картопляні млинці.',
    language: 'uk',
    categoryId: 'vegetables',
    categoryName: 'Страви з овочів і грибів',
    subcategoryId: 'vegetables-fritters',
    subcategoryName: 'Деруни та оладки',
    mealTypes: ['breakfast', 'supper'],
    servings: 4,
    minutes: 45,
    prepMinutes: 20,
    cookMinutes: 25,
    restMinutes: 0,
    equipment: ['stove'],
    withoutElectricity: true,
    weightServing: 300,
    cookedWeight: 1200,
    weightBasis: 'cooked',
    perServing: { kcal: 250, protein: 6, fat: 10, carbs: 32, fiber: 4 },
    per100g: { kcal: 83.3, protein: 2, fat: 3.3, carbs: 10.7, fiber: 1.3 },
    whole: { kcal: 1000, protein: 24, fat: 40, carbs: 128, fiber: 16 },
    missing: [],
    cost: { minor: 6400, currency: 'UAH', estimate: true, missing: [] },
    flags: {
      vegan: 'no',
      vegetarian: 'yes',
      lenten: 'no',
      glutenFree: 'no',
      allergens: ['gluten', 'eggs', 'milk'],
      allergensComplete: true,
    },
    lines: [
      aLine({ position: 0, group: 'Для дерунів', comment: 'крохмалиста' }),
      aLine({
        position: 1,
        ingredientId: 'egg',
        ingredientName: 'яйце',
        icon: 'egg',
        quantity: 1,
        quantityTo: 2,
        unit: 'piece',
        grams: 83,
      }),
      aLine({
        position: 2,
        ingredientId: 'flour-wheat',
        ingredientName: 'борошно пшеничне',
        quantity: 3,
        unit: 'tbsp',
        grams: 27,
      }),
      aLine({
        position: 3,
        ingredientId: 'salt',
        ingredientName: 'сіль',
        quantity: null,
        unit: 'to_taste',
        grams: null,
      }),
      aLine({
        position: 4,
        ingredientId: 'sour-cream-20',
        ingredientName: 'сметана 20%',
        quantity: 150,
        unit: 'g',
        grams: 150,
        group: 'До подачі',
        optional: true,
      }),
    ],
    stages: [
      { position: 0, text: 'Натріть картоплю.', minutes: null, group: '' },
      { position: 1, text: 'Посмажте деруни з обох боків.', minutes: 25, group: '' },
    ],
    sourceUrl: null,
    myRecipe: false,
    picture: { icons: ['potato', 'egg'], tint: '#7FAE5A' },
    ...given,
  };
}
