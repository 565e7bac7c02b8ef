import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ErrorBody, Outputs } from '@sytno/contract';
import { addDays, dayAt, type WrittenLine } from '@sytno/domain';
import { PlanFacts } from '..';
import { now } from '../../platform/time/clock';
import { Builders } from '../../testing/builders';
import { countQueries } from '../../testing/queries';
import { useStand, type Answer, type Person } from '../../testing/stand';
import { RecipeLine } from '../recipe/recipe-line.entity';
import { Recipe } from '../recipe/recipe.entity';
import { Composition } from './composition.entity';

type Details = Outputs['recipes']['recipe']['get'];
type Cards = Outputs['recipes']['catalog']['list']['items'];
type Week = Outputs['mealplans']['menu']['week']['items'];
type Preview = Outputs['grocery']['build']['preview'];

const stand = useStand();
const make = new Builders(stand);
const TODAY = dayAt(now(), 'Europe/Kyiv');
let author: Person;
/** Has premium, and lives with `partner`. */
let olena: Person;
let partner: Person;
/** Has premium too, and nothing to do with them. */
let stranger: Person;
let recipe: Recipe;

beforeAll(async () => {
  [author, olena] = [await stand.person(), await stand.person()];
  [partner, stranger] = [await stand.person(), await stand.person()];
  await make.premium(olena);
  await make.premium(stranger);
  await make.moveIn(partner, olena);
  partner = { ...partner, householdId: olena.householdId };
});

const amount = (ingredientId: string, quantity: number) => ({ ingredientId, quantity, unit: 'g' as const });
beforeEach(async () => {
  for (const table of ['mp_menu_item', 'rec_composition']) await stand.db.query(`delete from ${table}`);
  recipe = await make.recipe({ uk: 'Пюре', en: 'Mash' }, { ownerId: author.userId, cookedWeight: 800 }, [
    amount('potato', 1000),
    amount('butter', 100),
  ]);
});

const line = (
  ingredientId: string | null,
  quantity: number | null,
  given: Partial<WrittenLine> = {},
): WrittenLine => ({
  ingredientId,
  food: {},
  quantity,
  quantityTo: null,
  unit: 'g',
  comment: {},
  group: {},
  optional: false,
  ...given,
});
/** With oil for butter, and less of it. */
const OWN = [line('potato', 1000), line('oil-olive', 20, { comment: { uk: 'холодного віджиму' } })];
const SAME = [line('potato', 1000), line('butter', 100)];

const at = (path: string) => `/api/recipes/${recipe.id}${path}`;
const save = (lines: WrittenLine[] = OWN, as = olena): Promise<Answer> =>
  stand.call('PUT', at('/composition'), { body: { lines, language: 'uk' }, as });
const reset = (as = olena): Promise<Answer> => stand.call('DELETE', at('/composition'), { as });
const get = async <T>(path: string, as: Person): Promise<T> =>
  (await stand.call('GET', path, { as })).body as T;
const page = (as: Person, query = ''): Promise<Details> => get(at(`?language=uk${query}`), as);
const foods = ({ lines }: Details) => lines.map(({ ingredientId }) => ingredientId);
const card = async (as: Person, query = ''): Promise<Cards[number] | undefined> => {
  const { items } = await get<{ items: Cards }>(`/api/recipes?language=uk&pageSize=96${query}`, as);
  return items.find(({ id }) => id === recipe.id);
};
const plan = (as: Person, date = TODAY) => make.menuItem(as, recipe, { date });
const week = async (as: Person, from = TODAY): Promise<Week> =>
  (await get<{ items: Week }>(`/api/mealplans/menu?from=${from}&language=uk`, as)).items;
const list = (as: Person, from = TODAY, to = from): Promise<Preview> =>
  get(`/api/grocery/build?from=${from}&to=${to}&language=uk`, as);
const bought = async (as: Person): Promise<string[]> =>
  (await list(as)).lines.map(({ ingredientId }) => ingredientId ?? '').sort();
const begunOn = (date: string) =>
  stand.db.manager.update(Composition, { recipeId: recipe.id, userId: olena.userId }, { since: date });
const endPremium = (person: Person) =>
  stand.db.query('delete from acc_premium_day where user_id = $1', [person.userId]);

describe('a composition of one’s own', () => {
  test('is the page of its writer, with its nutrition, cost and allergens; everybody else’s is the original', async () => {
    const before = await page(olena);
    expect(before.composition).toBeUndefined();
    expect(await save()).toMatchObject({ status: 200, body: { composed: true, proposed: [] } });
    const mine = await page(olena);
    expect(mine.composition).toEqual({ shown: true, outdated: false });
    expect(foods(mine)).toEqual(['potato', 'oil-olive']);
    expect(mine.lines[1]?.comment).toBe('холодного віджиму');
    expect(mine.perServing.fat).toBeLessThan(before.perServing.fat);
    expect(mine.cost?.minor).not.toBe(before.cost?.minor);
    expect(before.flags.allergens).toContain('milk');
    expect(mine.flags.allergens).not.toContain('milk');
    for (const other of [author, partner, stranger]) {
      const { composition, ...theirs } = await page(other);
      expect(composition).toBeUndefined();
      expect(foods(theirs as Details)).toEqual(['potato', 'butter']);
    }
  });

  test('loses in the pot what the original loses', async () => {
    await save([line('potato', 2000), line('butter', 200)]);
    expect((await page(olena)).cookedWeight).toBeCloseTo(1600, 0);
  });

  test('does not hide the original from its writer', async () => {
    await save();
    const original = await page(olena, '&original=true');
    expect(original.composition).toEqual({ shown: false, outdated: false });
    expect(foods(original)).toEqual(['potato', 'butter']);
  });

  test('is gone at once when it is reset; resetting twice is once', async () => {
    await save();
    expect((await reset()).status).toBe(200);
    expect((await reset()).status).toBe(200);
    const back = await page(olena);
    expect([back.composition, foods(back)]).toEqual([undefined, ['potato', 'butter']]);
  });

  test('that says what the original says is none', async () => {
    await save();
    expect((await save(SAME)).body).toEqual({ composed: false, proposed: [] });
    expect((await page(olena)).composition).toBeUndefined();
  });

  test('is read for its editor with what it began with', async () => {
    const first = await get<Outputs['recipes']['composition']['read']>(at('/composition?language=uk'), olena);
    expect(first).toMatchObject({
      composed: false,
      outdated: false,
      servings: 4,
      lines: SAME,
      original: SAME,
    });
    await save();
    const then = await get<Outputs['recipes']['composition']['read']>(at('/composition?language=uk'), olena);
    expect(then).toMatchObject({ composed: true, lines: OWN, original: SAME });
    expect(then.foods.map(({ id }) => id).sort()).toEqual(['butter', 'oil-olive', 'potato']);
  });

  test('with a food that no catalogue knows proposes it, and counts with it once it is set', async () => {
    const strange = line(null, 100, { food: { uk: 'Дивозерно' } });
    expect((await save([...OWN, strange])).body).toEqual({ composed: true, proposed: ['Дивозерно'] });
    expect((await page(olena)).missing.map(({ position }) => position)).toEqual([2]);
    await stand.db.query(
      `update rec_proposal set state = 'answered', ingredient_id = 'rice-white' where name = 'Дивозерно'`,
    );
    const set = await page(olena);
    expect([foods(set), set.missing]).toEqual([['potato', 'oil-olive', 'rice-white'], []]);
  });
});

describe('where the dish is shown', () => {
  test('its card has the own figures, and is found, bounded and sorted by them', async () => {
    const other = await make.recipe('Каша', {}, [amount('potato', 500), amount('butter', 60)]);
    const before = await card(olena);
    await save();
    const mine = await card(olena);
    expect([mine?.composed, (mine?.perServing.kcal ?? 0) < (before?.perServing.kcal ?? 0)]).toEqual([
      true,
      true,
    ]);
    const top = Math.ceil(mine?.perServing.kcal ?? 0);
    for (const [query, found] of [
      ['&free=milk', true],
      ['&ingredients=butter', false],
      ['&ingredients=oil-olive', true],
      ['&diet=vegan', true],
      [`&maxKcal=${String(top)}`, true],
      [`&minKcal=${String(top + 5)}`, false],
    ] as const) {
      expect([query, (await card(olena, query)) !== undefined]).toEqual([query, found]);
      expect([query, (await card(stranger, query)) !== undefined]).toEqual([query, !found]);
    }
    const order = async (sort: string) =>
      (await get<{ items: Cards }>(`/api/recipes?language=uk&pageSize=96&sort=${sort}`, olena)).items
        .filter(({ id }) => [recipe.id, other.id].includes(id))
        .map(({ name }) => name);
    const figures = (await card(olena))?.perServing.kcal ?? 0;
    expect(await order('kcal')).toEqual(figures < other.kcal ? ['Пюре', 'Каша'] : ['Каша', 'Пюре']);
    expect((await order('cheapest')).length).toBe(2);
    await stand.db.query('delete from rec_recipe where id = $1', [other.id]);
  });

  test('the menu carries the composition of whoever planned it, for the whole household', async () => {
    await plan(partner);
    const original = (await week(olena))[0]?.eaten.kcal ?? 0;
    await plan(olena);
    await save();
    for (const reader of [olena, partner]) {
      const items = await week(reader);
      const mine = items.find(({ composition }) => composition !== undefined);
      const theirs = items.find(({ composition }) => composition === undefined);
      expect(items.length).toBe(2);
      expect(mine?.composition).toMatchObject({ mine: reader === olena });
      expect(mine?.eaten.kcal).toBeLessThan(original);
      expect(mine?.cookingCost?.minor).not.toBe(theirs?.cookingCost?.minor);
      expect(theirs?.eaten.kcal).toBeCloseTo(original);
    }
    expect(foods(await page(partner))).toEqual(['potato', 'butter']);
  });

  test('the list buys what was composed, for a dish of each, and says which dish needs what', async () => {
    await save();
    await plan(olena);
    expect(await bought(partner)).toEqual(['oil-olive', 'potato']);
    await plan(partner);
    expect(await bought(olena)).toEqual(['butter', 'oil-olive', 'potato']);
    const { lines } = await list(olena);
    const of = (id: string) => lines.find(({ ingredientId }) => ingredientId === id);
    // Two dishes at one place of a meal stand in no order of theirs.
    const marks = (of: readonly { composed?: boolean | undefined }[] = []) =>
      of.filter(({ composed }) => composed).length;
    expect([marks(of('potato')?.sources), marks((await list(olena)).dishes)]).toEqual([1, 1]);
    expect(of('oil-olive')?.sources.map(({ amount: one }) => one?.low)).toEqual([20]);
    const { body } = await stand.call('POST', '/api/grocery/build', {
      body: { from: TODAY, to: TODAY, language: 'uk' },
      as: partner,
    });
    const built = await get<Outputs['grocery']['lists']['get']>(
      `/api/grocery/lists/${(body as { id: string }).id}?language=uk`,
      olena,
    );
    const source = built.items.find(({ ingredientId }) => ingredientId === 'oil-olive')?.sources[0];
    expect(source?.composed).toBe(true);
    expect(built.items.map(({ ingredientId }) => ingredientId).sort()).toEqual([
      'butter',
      'oil-olive',
      'potato',
    ]);
  });

  test('scales from the servings it was written for, though the author serves more now', async () => {
    await save();
    await plan(olena);
    await stand.db.manager.update(Recipe, { id: recipe.id }, { servings: 8 });
    const { lines } = await list(olena);
    const oil = lines.find(({ ingredientId }) => ingredientId === 'oil-olive');
    // 20 g of oil, which is bought by volume.
    expect(oil?.amounts[0]?.low).toBeCloseTo(21.86, 1);
    expect((await page(olena)).servings).toBe(4);
    expect((await page(partner)).servings).toBe(8);
  });

  test('a week is planned with what its planner composed', async () => {
    const facts = stand.app.nest.get(PlanFacts);
    const milk = async (person: Person) =>
      (await facts.planDishes(person)).find(({ id }) => id === recipe.id)?.flags.allergens.includes('milk');
    await save();
    expect([await milk(olena), await milk(partner)]).toEqual([false, true]);
  });

  test('a link shows the original, also its maker’s', async () => {
    await save();
    const { body } = await stand.call('POST', at('/share'), { as: olena });
    const { recipe: shared } = (
      await stand.call('GET', `/api/recipes/shared/${(body as { token: string }).token}?language=uk`)
    ).body as Outputs['recipes']['recipe']['shared'];
    expect([foods(shared), shared.composition]).toEqual([['potato', 'butter'], undefined]);
  });

  test('a copy is of the original', async () => {
    await save();
    const copyId = '0c000000-0000-4000-8000-000000000001';
    expect((await stand.call('POST', at('/copy'), { body: { copyId }, as: olena })).status).toBe(200);
    expect(foods(await get(`/api/recipes/${copyId}?language=uk`, olena))).toEqual(['potato', 'butter']);
    await stand.db.query('delete from rec_recipe where id = $1', [copyId]);
  });

  test('there are as many questions for many dishes as for one', async () => {
    await save();
    await plan(olena);
    const one = await countQueries(stand.db, () => week(olena));
    for (let n = 1; n < 4; n++) await make.menuItem(olena, recipe, { date: TODAY, position: n });
    expect(await countQueries(stand.db, () => week(olena))).toBe(one);
  });
});

describe('on which days it holds', () => {
  const yesterday = addDays(TODAY, -1);
  const composedOn = async (date: string) =>
    (await week(olena, date)).find((item) => item.date === date)?.composition !== undefined;

  test('what was planned for earlier days stays as it was', async () => {
    await plan(olena, yesterday);
    await plan(olena);
    await save();
    expect([await composedOn(yesterday), await composedOn(TODAY)]).toEqual([false, true]);
  });

  test('a change on a later day leaves the earlier ones their composition', async () => {
    await plan(olena, yesterday);
    await plan(olena);
    await save();
    await begunOn(yesterday);
    await save([line('potato', 1000)]);
    const items = [...(await week(olena, yesterday)), ...(await week(olena))];
    const fatOn = (date: string) => items.find((item) => item.date === date)?.eaten.fat ?? -1;
    expect(fatOn(yesterday)).toBeGreaterThan(fatOn(TODAY) + 1);
  });

  test('a reset leaves the earlier ones theirs, and a new one begins anew', async () => {
    await plan(olena, yesterday);
    await plan(olena);
    await save();
    await begunOn(yesterday);
    await reset();
    expect([await composedOn(yesterday), await composedOn(TODAY)]).toEqual([true, false]);
    await save();
    expect([await composedOn(yesterday), await composedOn(TODAY)]).toEqual([true, true]);
  });
});

describe('when the author changes the dish', () => {
  const change = () =>
    stand.db.manager.update(RecipeLine, { recipeId: recipe.id, position: 1 }, { amount: 150 });
  const outdated = async () => (await page(olena)).composition?.outdated;

  test('its writer is told, and keeps his or goes back', async () => {
    await save();
    await change();
    expect([await outdated(), foods(await page(olena))]).toEqual([true, ['potato', 'oil-olive']]);
    expect((await stand.call('POST', at('/composition/keep'), { body: {}, as: olena })).status).toBe(200);
    expect(await outdated()).toBe(false);
    await stand.db.manager.update(Recipe, { id: recipe.id }, { cookedWeight: 700 });
    expect(await outdated()).toBe(true);
    await reset();
    expect((await page(olena)).composition).toBeUndefined();
  });

  test('by words alone, nothing is told', async () => {
    await save();
    await stand.db.query(`update rec_recipe_text set description = 'Інакше' where recipe_id = $1`, [
      recipe.id,
    ]);
    expect(await outdated()).toBe(false);
  });

  test('there is nothing to keep without a composition', async () => {
    expect((await stand.call('POST', at('/composition/keep'), { body: {}, as: olena })).status).toBe(404);
  });

  test('by taking it back, nobody else reads it, and what was planned stays', async () => {
    await save();
    await plan(olena);
    await stand.db.manager.update(Recipe, { id: recipe.id }, { state: 'withdrawn' });
    expect((await stand.call('GET', at('?language=uk'), { as: olena })).status).toBe(404);
    expect((await save()).status).toBe(404);
    expect((await week(olena))[0]?.composition).toMatchObject({ mine: true });
  });
});

describe('who may', () => {
  test('without premium nobody composes, also in a household that has it', async () => {
    for (const person of [partner, author]) {
      expect([(await save(OWN, person)).status]).toEqual([403]);
    }
  });

  test('after premium it stays, is read and shown, can be reset and kept, and not changed', async () => {
    const leaving = await stand.person();
    await make.premium(leaving);
    expect((await save(OWN, leaving)).status).toBe(200);
    await endPremium(leaving);
    const shown = await page(leaving);
    expect([shown.composition?.shown, foods(shown)]).toEqual([true, ['potato', 'oil-olive']]);
    expect((await save([line('potato', 1)], leaving)).status).toBe(403);
    expect((await stand.call('POST', at('/composition/keep'), { body: {}, as: leaving })).status).toBe(200);
    await make.menuItem(leaving, recipe, { date: TODAY });
    expect((await week(leaving))[0]?.composition).toMatchObject({ mine: true });
    expect((await reset(leaving)).status).toBe(200);
    expect((await page(leaving)).composition).toBeUndefined();
  });

  test('an own recipe is changed itself', async () => {
    await make.premium(author);
    const answer = await save(OWN, author);
    expect([answer.status, (answer.body as ErrorBody).code]).toEqual([409, 'OWN_RECIPE']);
    await endPremium(author);
  });

  test('a recipe that one may not read is none', async () => {
    await stand.db.manager.update(Recipe, { id: recipe.id }, { state: 'private' });
    for (const answer of [
      await save(),
      await reset(),
      await stand.call('GET', at('/composition?language=uk'), { as: olena }),
    ]) {
      expect(answer.status).toBe(404);
    }
  });

  test('nobody resets another’s', async () => {
    await save();
    expect((await reset(stranger)).status).toBe(200);
    expect((await page(olena)).composition?.shown).toBe(true);
  });
});

describe('lines that are refused', () => {
  test.each([
    ['none', [], 'lines blank'],
    ['a food of no catalogue’s id', [line('nothing-such', 1)], 'lines.0.ingredientId line.food'],
    ['a food without a name', [line('potato', 1), line(null, 1)], 'lines.1.ingredientId line.food'],
    ['no amount', [line('potato', null)], 'lines.0.quantity line.quantity'],
    ['no unit', [line('potato', 1, { unit: null })], 'lines.0.unit line.unit'],
    ['too many', Array.from({ length: 101 }, () => line('potato', 1)), 'lines number.range'],
  ])('%s', async (_, lines, fault) => {
    const { status, body } = await save(lines);
    const [first] = (body as ErrorBody).data.fields ?? [];
    expect([status, `${first?.path ?? ''} ${first?.code ?? ''}`]).toEqual([400, fault]);
    expect((await page(olena)).composition).toBeUndefined();
  });

  test('two devices at once leave one composition', async () => {
    const answers = await Promise.all([save(), save([line('potato', 500)]), save()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stand.db.manager.countBy(Composition, { recipeId: recipe.id })).toBe(1);
  });
});
