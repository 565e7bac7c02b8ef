import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import { costOf, nutritionOf, type Language, type RecipeLine as Line, type ReviewState } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { FoodFacts } from '..';
import { Builders } from '../../testing/builders';
import { countQueries } from '../../testing/queries';
import { useStand, type Answer, type Person } from '../../testing/stand';
import { RecipeLineText } from './recipe-line.entity';
import { RecipeStage, RecipeStageText } from './recipe-stage.entity';
import type { Recipe } from './recipe.entity';

type Details = Outputs['recipes']['recipe']['get'];

const stand = useStand();
const make = new Builders(stand);
let anna: Person;
let borys: Person;
let admin: Person;

const line = (
  ingredientId: string | null,
  quantity: number | null,
  unit: Line['unit'],
  quantityTo?: number,
) => ({
  ingredientId,
  quantity,
  unit,
  quantityTo,
});
const DERUNY: Line[] = [
  line('potato', 1, 'kg'),
  line('onion', 1, 'piece', 2),
  line('egg', 2, 'piece'),
  line('flour-wheat', 2, 'tbsp'),
  line('salt', null, 'to_taste'),
  { ...line('sour-cream-20', 100, 'g'), optional: true },
];
let deruny: Recipe;

const get = (id: string, as = anna, language: Language = 'uk'): Promise<Answer> =>
  stand.call('GET', `/api/recipes/${id}?language=${language}`, { as });
const details = async (id: string, as = anna, language: Language = 'uk'): Promise<Details> => {
  const { status, body } = await get(id, as, language);
  expect(status).toBe(200);
  return body as Details;
};

beforeAll(async () => {
  [anna, borys, admin] = [await stand.person(), await stand.person(), await stand.person()];
  await stand.db.query(`update acc_user set role = 'admin' where id = $1`, [admin.userId]);
  deruny = await make.recipe(
    { uk: 'Деруни', ru: 'Драники', en: 'Potato pancakes' },
    {
      categoryId: 'vegetables',
      subcategoryId: null,
      servings: 4,
      cookedWeight: null,
      sourceUrl: 'https://example.org/d',
    },
    DERUNY,
  );
  await stand.db.manager.insert(RecipeLineText, [
    { recipeId: deruny.id, position: 0, language: 'uk', comment: 'натерта', groupHeading: 'Тісто' },
    { recipeId: deruny.id, position: 0, language: 'en', comment: 'grated', groupHeading: 'Batter' },
  ]);
  await stand.db.manager.insert(RecipeStage, [
    { recipeId: deruny.id, position: 0, minutes: null },
    { recipeId: deruny.id, position: 1, minutes: 12 },
  ]);
  await stand.db.manager.insert(RecipeStageText, [
    { recipeId: deruny.id, position: 1, language: 'uk', text: 'Посмажте.' },
    { recipeId: deruny.id, position: 0, language: 'uk', text: 'Натріть.' },
    { recipeId: deruny.id, position: 0, language: 'ru', text: 'Натрите.' },
  ]);
});

describe('a recipe', () => {
  test('tells of itself', async () => {
    expect(await details(deruny.id)).toMatchObject({
      id: deruny.id,
      number: deruny.number,
      name: 'Деруни',
      description: 'Деруни: опис',
      language: 'uk',
      categoryId: 'vegetables',
      categoryName: 'Страви з овочів і грибів',
      subcategoryId: '',
      subcategoryName: '',
      mealTypes: ['dinner'],
      servings: 4,
      minutes: 45,
      prepMinutes: 10,
      cookMinutes: 30,
      restMinutes: 5,
      sourceUrl: 'https://example.org/d',
      myRecipe: false,
      picture: { icons: expect.arrayContaining(['potato']), tint: expect.stringMatching(/^#[0-9A-F]{6}$/i) },
    });
  });

  test('has its figures from the domain', async () => {
    const facts = await stand.app.nest
      .get(FoodFacts)
      .ingredientFactsOf(DERUNY.map((row) => row.ingredientId));
    const nutrition = nutritionOf(DERUNY, facts, { servings: 4, cookedWeight: null });
    const cost = costOf(DERUNY, facts, 'UAH');
    const shown = await details(deruny.id);
    expect(shown).toMatchObject({
      whole: nutrition.whole,
      perServing: nutrition.perServing,
      per100g: nutrition.per100g,
      cookedWeight: nutrition.weight,
      weightServing: nutrition.weight / 4,
      weightBasis: 'raw',
      missing: [],
      cost: { minor: cost.minor, currency: 'UAH', estimate: true, missing: [] },
    });
    expect(shown.whole.kcal).toBeGreaterThan(900);
    expect(shown.whole.kcal).toBeLessThan(1500);
    expect(shown.whole.fiber).toBeGreaterThan(10);
  });

  test('has its lines in their order, with grams where they can be weighed', async () => {
    const { lines } = await details(deruny.id);
    expect(
      lines.map((row) => [row.position, row.ingredientName, row.quantity, row.quantityTo, row.unit]),
    ).toEqual([
      [0, 'картопля', 1, null, 'kg'],
      [1, 'цибуля', 1, 2, 'piece'],
      [2, 'яйце', 2, null, 'piece'],
      [3, 'борошно пшеничне', 2, null, 'tbsp'],
      [4, 'сіль', null, null, 'to_taste'],
      [5, 'сметана 20%', 100, null, 'g'],
    ]);
    expect(lines[0]).toMatchObject({
      grams: 1000,
      comment: 'натерта',
      group: 'Тісто',
      icon: 'potato',
      optional: false,
    });
    expect(lines[4]).toMatchObject({ grams: null, comment: '', group: '' });
    expect(lines[5]).toMatchObject({ grams: 100, optional: true });
  });

  test('has its stages in their order', async () => {
    expect((await details(deruny.id)).stages).toEqual([
      { position: 0, text: 'Натріть.', minutes: null, group: '' },
      { position: 1, text: 'Посмажте.', minutes: 12, group: '' },
    ]);
  });

  test('says what it contains', async () => {
    expect((await details(deruny.id)).flags).toEqual({
      vegan: 'no',
      vegetarian: 'yes',
      lenten: 'no',
      glutenFree: 'no',
      allergens: ['gluten', 'eggs', 'milk'],
      allergensComplete: true,
    });
  });

  test.each([
    ['ru', 'Драники', 'картофель', 'натерта', 'Натрите.'],
    ['en', 'Potato pancakes', 'potato', 'grated', 'Натріть.'],
  ] as const)('is in %s, and in Ukrainian where that is missing', async (language, ...words) => {
    const { name, lines, stages, language: shown } = await details(deruny.id, anna, language);
    expect([name, lines[0]?.ingredientName, lines[0]?.comment, stages[0]?.text]).toEqual(words);
    expect(shown).toBe(language);
  });

  test('says which language it is in when it has not the reader’s', async () => {
    const { id } = await make.recipe({ en: 'English only' });
    expect(await details(id, anna, 'ru')).toMatchObject({ name: 'English only', language: 'en' });
  });

  test('asks the database as often for many lines as for one', async () => {
    const { id } = await make.recipe('Один рядок', {}, [line('potato', 1, 'kg')]);
    const one = await countQueries(stand.db, () => details(id));
    expect(await countQueries(stand.db, () => details(deruny.id))).toBe(one);
  });
});

describe('what is not known', () => {
  test('is named by its line: a food without facts, an amount without a weight', async () => {
    const { id } = await make.recipe('Загадка', {}, [
      line('potato', 500, 'g'),
      line(null, 2, 'piece'),
      line('flour-wheat', 1, 'packet'),
    ]);
    await stand.db.manager.insert(RecipeLineText, {
      recipeId: id,
      position: 1,
      language: 'uk',
      food: 'чорниця лісова сушена',
      comment: '',
      groupHeading: '',
    });
    const { missing, lines, cost, flags } = await details(id);
    expect(missing).toEqual([
      { position: 1, reason: 'no-ingredient' },
      { position: 2, reason: 'no-unit-weight' },
    ]);
    expect(lines[1]).toMatchObject({ ingredientName: 'чорниця лісова сушена', icon: null, grams: null });
    expect(cost?.missing).toEqual([1, 2]);
    expect(flags).toMatchObject({ vegan: 'unknown', glutenFree: 'no', allergensComplete: false });
  });

  test('a cost in a currency without prices', async () => {
    const pole = await stand.person();
    await stand.db.query(`update acc_profile set currency = 'PLN' where user_id = $1`, [pole.userId]);
    expect((await details(deruny.id, pole)).cost).toBeNull();
    await stand.db.query(`update acc_profile set currency = 'EUR' where user_id = $1`, [pole.userId]);
    expect((await details(deruny.id, pole)).cost?.currency).toBe('EUR');
  });

  test('a recipe without lines is still a page', async () => {
    const { id } = await make.recipe('Порожня');
    expect(await details(id)).toMatchObject({ lines: [], stages: [], cost: null, missing: [] });
  });
});

describe('who may read it', () => {
  const STATES: readonly ReviewState[] = ['private', 'pending', 'published', 'returned', 'withdrawn'];

  test.each(STATES)('%s: its owner', async (state) => {
    const { id } = await make.recipe('Аннина', { ownerId: anna.userId, state });
    expect(await details(id)).toMatchObject({ name: 'Аннина', myRecipe: true });
  });

  test.each([
    ['private', 404, 404],
    ['pending', 404, 200],
    ['published', 200, 200],
    ['returned', 404, 404],
    ['withdrawn', 404, 404],
  ] as const)('%s: somebody else %d, an administrator %d', async (state, other, administrator) => {
    const { id } = await make.recipe('Аннина', { ownerId: anna.userId, state });
    const answers = [await get(id, borys), await get(id, admin)];
    expect(answers.map(({ status }) => status)).toEqual([other, administrator]);
    for (const { status, body, text } of answers) {
      if (status === 404) expect(body).toMatchObject({ code: 'NOT_FOUND' });
      expect([status, text.includes('Аннина')]).toEqual([status, status === 200]);
    }
  });

  test('one that does not exist is told like one that is another’s', async () => {
    const { id } = await make.recipe('Аннина', { ownerId: anna.userId, state: 'private' });
    const [hers, none] = [await get(id, borys), await get(randomUUID(), borys)];
    expect(hers.body).toEqual(none.body);
  });

  test.each(['1', 'abc', '%00', 'a/b', '00000000-0000-0000-0000-00000000000g'])('%s is no id', async (id) => {
    const { status } = await get(id);
    expect(status === 400 || status === 404).toBe(true);
  });
});
