import { describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { Builders } from '../../testing/builders';
import { useStand, type Person } from '../../testing/stand';

type Answer = Outputs['mealplans']['ahead']['list'];

const stand = useStand();
const make = new Builders(stand);
const [MON, TUE, WED] = ['2026-11-23', '2026-11-24', '2026-11-25'] as const;

async function withSteps(name: string, steps: readonly Partial<Record<Language, string>>[]) {
  const recipe = await make.recipe(name);
  for (const [position, texts] of steps.entries()) {
    await stand.db.query('insert into rec_recipe_stage (recipe_id, position) values ($1, $2)', [
      recipe.id,
      position,
    ]);
    for (const [language, text] of Object.entries(texts)) {
      await stand.db.query(
        'insert into rec_recipe_stage_text (recipe_id, position, language, text) values ($1, $2, $3, $4)',
        [recipe.id, position, language, text],
      );
    }
  }
  return recipe;
}

const beans = () =>
  withSteps('Квасоля', [{ uk: 'Замочіть квасолю на ніч.' }, { uk: 'Варіть 2 години на малому вогні.' }]);

const list = async (as: Person, date: string, language = 'uk'): Promise<Answer['items']> => {
  const { status, body } = await stand.call('GET', `/api/mealplans/ahead?date=${date}&language=${language}`, {
    as,
  });
  expect(status).toBe(200);
  return (body as Answer).items;
};

const tick = (as: Person, id: string, done: boolean, place = 'stage.0') =>
  stand.call('PUT', `/api/mealplans/ahead/${id}/${place}`, { as, body: { done } });

describe('what is done ahead', () => {
  test('is told on the evening before a midday meal, and on the day of a supper', async () => {
    const anna = await stand.person();
    const recipe = await beans();
    const { id } = await make.menuItem(anna, recipe, { date: TUE, mealType: 'dinner' });
    await make.menuItem(anna, recipe, { date: WED, mealType: 'supper' });
    expect(await list(anna, MON)).toEqual([
      {
        menuItemId: id,
        place: 'stage.0',
        recipeId: recipe.id,
        recipeName: 'Квасоля',
        date: TUE,
        mealType: 'dinner',
        kind: 'soak',
        hours: 8,
        text: 'Замочіть квасолю на ніч.',
        language: 'uk',
        start: { date: MON, part: 'evening' },
        done: false,
      },
    ]);
    // What was to be begun yesterday is still told on the day; the supper's beans are soaked that morning.
    expect((await list(anna, TUE)).map(({ date, start }) => [date, start.date])).toEqual([[TUE, MON]]);
    expect((await list(anna, WED)).map(({ start }) => start)).toEqual([{ date: WED, part: 'morning' }]);
  });

  test('is not asked of a dish that nobody cooks there', async () => {
    const anna = await stand.person();
    await make.menuItem(anna, await beans(), { date: TUE, noCookingRequired: true });
    expect(await list(anna, MON)).toEqual([]);
  });

  test('speaks the reader’s language where the recipe does, else its own', async () => {
    const anna = await stand.person();
    const recipe = await withSteps('Квасоля', [
      { uk: 'Замочіть квасолю на ніч.', en: 'Soak the beans overnight.' },
      { uk: 'Залиште тісто на 3 години.' },
    ]);
    await make.menuItem(anna, recipe, { date: TUE, mealType: 'breakfast' });
    expect((await list(anna, MON, 'en')).map(({ text, language, hours }) => [text, language, hours])).toEqual(
      [
        ['Soak the beans overnight.', 'en', 8],
        ['Залиште тісто на 3 години.', 'uk', 3],
      ],
    );
  });

  test('is ticked by anybody of the household, and unticked', async () => {
    const anna = await stand.person();
    const { id } = await make.menuItem(anna, await beans(), { date: TUE });
    expect((await tick(anna, id, true)).status).toBe(200);
    expect((await tick(anna, id, true)).status).toBe(200);
    expect((await list(anna, MON))[0]?.done).toBe(true);
    await tick(anna, id, false);
    expect((await list(anna, MON))[0]?.done).toBe(false);
  });

  test('of another household answers 404, and no place of a recipe 400', async () => {
    const anna = await stand.person();
    const { id } = await make.menuItem(anna, await beans(), { date: TUE });
    expect((await tick(await stand.person(), id, true)).status).toBe(404);
    expect((await tick(anna, id, true, 'stage.x')).status).toBe(400);
    expect(await list(await stand.person(), MON)).toEqual([]);
  });
});
