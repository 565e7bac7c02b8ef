import { describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import type { RecipeLine, UnitId } from '@sytno/domain';
import { Builders } from '../../testing/builders';
import { countQueries } from '../../testing/queries';
import { useStand, type Person } from '../../testing/stand';

type Preview = Outputs['grocery']['build']['preview'];
type Card = Outputs['grocery']['build']['create'];
type List = Outputs['grocery']['lists']['get'];

const stand = useStand();
const make = new Builders(stand);

const line = (ingredientId: string, quantity: number | null, unit: UnitId = 'g'): RecipeLine => ({
  ingredientId,
  quantity,
  unit,
});
const BORSCHT = [
  line('beetroot', 300),
  line('potato', 600),
  line('water', 2, 'l'),
  line('oil-sunflower', 2, 'tbsp'),
  line('salt', null, 'to_taste'),
];
const SALAD = [line('beetroot', 1, 'piece'), line('oil-sunflower', 1, 'tbsp')];

const WEEK = { from: '2026-11-23', to: '2026-11-29', language: 'uk' } as const;

const ask = (as: Person, range: Record<string, string> = WEEK) =>
  stand.call('GET', `/api/grocery/build?${new URLSearchParams(range).toString()}`, { as });
const preview = async (as: Person, range?: Record<string, string>): Promise<Preview> => {
  const { status, body } = await ask(as, range);
  expect(status).toBe(200);
  return body as Preview;
};
const create = async (as: Person, more: object = {}): Promise<Card> => {
  const { status, body } = await stand.call('POST', '/api/grocery/build', { body: { ...WEEK, ...more }, as });
  expect(status).toBe(201);
  return body as Card;
};
const listOf = async (as: Person, id: string, language = 'uk'): Promise<List> => {
  const { status, body } = await stand.call('GET', `/api/grocery/lists/${id}?language=${language}`, { as });
  expect(status).toBe(200);
  return body as List;
};

/** Borscht for four on Wednesday, salad for two on Friday. */
async function planned(person: Person) {
  const borscht = await make.recipe({ uk: 'Борщ', en: 'Borscht' }, { servings: 6 }, BORSCHT);
  const salad = await make.recipe({ uk: 'Салат', en: 'Salad' }, { servings: 2 }, SALAD);
  const wednesday = await make.menuItem(person, borscht, { date: '2026-11-25', servings: 4 });
  const friday = await make.menuItem(person, salad, { date: '2026-11-27', mealType: 'supper', servings: 2 });
  return { borscht, salad, wednesday, friday };
}

describe('the preview of a list', () => {
  test('names the dishes and sums their foods aisle by aisle, staples not chosen', async () => {
    const anna = await stand.person();
    const { borscht, salad, wednesday, friday } = await planned(anna);
    const { dishes, lines, total } = await preview(anna);
    expect(dishes).toEqual([
      {
        menuItemId: wednesday.id,
        date: '2026-11-25',
        mealType: 'dinner',
        recipeName: 'Борщ',
        servings: 4,
      },
      {
        menuItemId: friday.id,
        date: '2026-11-27',
        mealType: 'supper',
        recipeName: 'Салат',
        servings: 2,
      },
    ]);
    expect(lines.map(({ key, chosen, staple }) => [key, chosen, staple])).toEqual([
      ['beetroot', true, false],
      ['potato', true, false],
      ['oil-sunflower', false, true],
      ['salt', false, true],
    ]);
    expect(lines[0]).toEqual({
      key: 'beetroot',
      chosen: true,
      ingredientId: 'beetroot',
      name: 'буряк',
      icon: expect.any(String),
      aisleId: 'vegetables',
      aisleName: 'Овочі',
      // 300 g for six are 200 g for four, and one beetroot of 200 g.
      amounts: [{ low: 400, high: 400, unit: 'g' }],
      toTaste: false,
      staple: false,
      price: { minor: 800, currency: 'UAH' },
      buy: { amounts: [{ low: 400, high: 400, unit: 'g' }], packs: null, left: null },
      crossings: [{ low: 1, high: 1, unit: 'piece', by: 'piece' }],
      priceOf: 'estimate',
      sources: [
        {
          menuItemId: wednesday.id,
          recipeId: borscht.id,
          recipeName: 'Борщ',
          date: '2026-11-25',
          servings: 4,
          amount: { low: expect.closeTo(200, 6), high: expect.closeTo(200, 6), unit: 'g' },
          recipe: { amount: { low: 300, high: 300, unit: 'g' }, servings: 6 },
        },
        {
          menuItemId: friday.id,
          recipeId: salad.id,
          recipeName: 'Салат',
          date: '2026-11-27',
          servings: 2,
          amount: { low: 1, high: 1, unit: 'piece' },
          recipe: { amount: { low: 1, high: 1, unit: 'piece' }, servings: 2 },
        },
      ],
    });
    expect(lines.at(-1)).toMatchObject({ amounts: [], toTaste: true, price: null });
    // 400 g of beetroot at 20 and 400 g of potatoes at 22 hryvnias.
    expect(total).toEqual({ minor: 800 + 880, currency: 'UAH' });
  });

  test('speaks the reader’s language and counts in his currency', async () => {
    const anna = await stand.person();
    await planned(anna);
    await stand.db.query(`update acc_profile set currency = 'EUR' where user_id = $1`, [anna.userId]);
    const english = await preview(anna, { ...WEEK, language: 'en' });
    expect(english.dishes.map(({ recipeName }) => recipeName)).toEqual(['Borscht', 'Salad']);
    expect(english.lines[0]).toMatchObject({
      name: 'beetroot',
      aisleName: 'Vegetables',
      price: { minor: 52, currency: 'EUR' },
    });
    await stand.db.query(`update acc_profile set currency = 'PLN' where user_id = $1`, [anna.userId]);
    const polish = await preview(anna);
    expect([polish.total, polish.lines.map(({ price }) => price)]).toEqual([null, [null, null, null, null]]);
  });

  test('buys nothing for a dish that another cooking feeds, nor outside of the days', async () => {
    const anna = await stand.person();
    const { salad } = await planned(anna);
    const before = await preview(anna);
    await make.menuItem(anna, salad, { date: '2026-11-26', noCookingRequired: true });
    await make.menuItem(anna, salad, { date: '2026-11-22' });
    await make.menuItem(anna, salad, { date: '2026-11-30' });
    expect(await preview(anna)).toEqual(before);
    expect((await preview(anna, { ...WEEK, from: '2026-11-22' })).dishes).toHaveLength(3);
  });

  test('of days without dishes is empty', async () => {
    expect(await preview(await stand.person())).toEqual({ dishes: [], lines: [], total: null });
  });

  test('is the household’s: a partner sees it, a stranger does not', async () => {
    const [anna, partner, stranger] = [await stand.person(), await stand.person(), await stand.person()];
    await planned(anna);
    await make.moveIn(partner, anna);
    expect(await preview(partner)).toEqual(await preview(anna));
    expect((await preview(stranger)).lines).toEqual([]);
  });

  test('asks the database as often for many dishes as for one', async () => {
    const [few, many] = [await stand.person(), await stand.person()];
    await make.menuItem(few, await make.recipe('Суп', {}, BORSCHT));
    for (let i = 0; i < 12; i++) {
      await make.menuItem(
        many,
        await make.recipe(`Суп ${i}`, {}, [...BORSCHT, line('egg-yolk', i + 1, 'piece')]),
      );
    }
    const one = await countQueries(stand.db, () => preview(few));
    // Yolks are bought as eggs, and those facts are asked for once more.
    expect(await countQueries(stand.db, () => preview(many))).toBeLessThanOrEqual(one + 2);
  });
});

describe('the days of a list', () => {
  test.each([
    ['2026-11-23', '2026-11-23', 200],
    ['2026-11-01', '2026-12-01', 200],
    ['2026-11-01', '2026-12-02', 400],
    ['2026-11-24', '2026-11-23', 400],
    ['1900-01-01', '2999-12-31', 400],
  ])('%s to %s: %d', async (from, to, wanted) => {
    const anna = await stand.person();
    const { status, body } = await ask(anna, { ...WEEK, from, to });
    expect(status).toBe(wanted);
    const posted = await stand.call('POST', '/api/grocery/build', { body: { ...WEEK, from, to }, as: anna });
    expect(posted.status).toBe(wanted === 200 ? 201 : wanted);
    if (wanted === 200) return;
    const refusal = { code: 'INPUT_INVALID', data: { fields: [{ path: 'to', code: 'number.range' }] } };
    expect([body, posted.body]).toMatchObject([refusal, refusal]);
  });
});

describe('building a list', () => {
  test('keeps what the preview shows, without what is left out', async () => {
    const anna = await stand.person();
    await planned(anna);
    const { lines } = await preview(anna);
    const card = await create(anna, { without: ['salt', 'oil-sunflower', 'nothing of the kind'] });
    expect(card).toEqual({
      id: expect.any(String),
      name: '23–29 листопада',
      state: 'draft',
      from: '2026-11-23',
      to: '2026-11-29',
      lines: 2,
      ticked: 0,
      createdAt: expect.any(String),
      closedAt: null,
      planned: null,
      paid: null,
    });
    const list = await listOf(anna, card.id);
    expect(list.items).toEqual(
      lines.slice(0, 2).map(({ key: _, chosen: __, ...shown }, position) => ({
        ...shown,
        id: expect.any(String),
        position,
        ticked: false,
      })),
    );
    expect([list.total, list.left]).toEqual([
      { minor: 1680, currency: 'UAH' },
      { minor: 1680, currency: 'UAH' },
    ]);
  });

  test('from the same menu twice has no doubles, unless they are wanted', async () => {
    const anna = await stand.person();
    const { wednesday, friday } = await planned(anna);
    const first = await create(anna);
    const linesOf = async ({ id }: Card) => (await listOf(anna, id)).items.map(({ id: _, ...rest }) => rest);
    const { dishes, lines } = await preview(anna);
    const listed = { id: first.id, name: first.name };
    expect(dishes.map((dish) => [dish.chosen, dish.listed])).toEqual([
      [false, listed],
      [false, listed],
    ]);
    expect([lines, (await create(anna)).lines, first.lines]).toEqual([[], 0, 4]);
    const again = await create(anna, { except: [] });
    expect(await linesOf(again)).toEqual(await linesOf(first));
    // Only what was left out the first time: potatoes are the borscht's.
    const rest = await create(anna, { except: [friday.id] });
    expect((await linesOf(rest)).map(({ ingredientId, sources }) => [ingredientId, sources.length])).toEqual([
      ['beetroot', 1],
      ['potato', 1],
      ['oil-sunflower', 1],
      ['salt', 1],
    ]);
    expect((await linesOf(rest))[0]?.sources[0]?.menuItemId).toBe(wednesday.id);
  });

  test('onto an open list adds what is not there yet, to the lines that are there', async () => {
    const anna = await stand.person();
    const { salad } = await planned(anna);
    const first = await create(anna);
    expect(await create(anna, { into: first.id, except: [] })).toMatchObject({ id: first.id, lines: 4 });
    expect((await listOf(anna, first.id)).items[0]).toMatchObject({ amounts: [{ low: 400 }] });
    await make.menuItem(anna, salad, { date: '2026-11-27', mealType: 'supper', servings: 2 });
    await make.menuItem(anna, salad, { date: '2026-12-01', servings: 2 });
    await create(anna, { into: first.id });
    const december = { from: '2026-12-01', to: '2026-12-02', into: first.id };
    expect(await create(anna, december)).toMatchObject({ lines: 4, from: '2026-11-23', to: '2026-12-02' });
    const { items } = await listOf(anna, first.id);
    // 200 g for the borscht and three beetroots of 200 g: the same salad twice on a day counts twice.
    expect(items[0]).toMatchObject({ amounts: [{ low: 800, high: 800, unit: 'g' }] });
    expect(items[0]?.sources).toHaveLength(4);
  });

  test('onto a closed list, or a stranger’s, is refused', async () => {
    const [anna, stranger] = [await stand.person(), await stand.person()];
    const { id } = await create(anna);
    const into = (as: Person) =>
      stand.call('POST', '/api/grocery/build', { body: { ...WEEK, into: id }, as });
    expect((await into(stranger)).status).toBe(404);
    await stand.db.query(`update gro_list set state = 'closed' where id = $1`, [id]);
    expect((await into(anna)).status).toBe(409);
  });

  test('out of one recipe, for as many as eat, knows no day', async () => {
    const [anna, stranger] = [await stand.person(), await stand.person()];
    const { borscht } = await planned(anna);
    const of = { recipeId: borscht.id, servings: '12', language: 'uk' };
    const { dishes, recipe, lines } = await preview(anna, of);
    expect([dishes, recipe]).toEqual([[], { recipeId: borscht.id, recipeName: 'Борщ', servings: 12 }]);
    expect(lines[0]).toMatchObject({ key: 'beetroot', amounts: [{ low: 600, high: 600, unit: 'g' }] });
    const body = { recipeId: borscht.id, servings: 12, language: 'uk' };
    const { status, body: built } = await stand.call('POST', '/api/grocery/build', { body, as: anna });
    expect([status, built]).toMatchObject([201, { name: 'Борщ', from: null, to: null }]);
    expect((await preview(anna, of)).recipe).toMatchObject({ chosen: false, listed: { name: 'Борщ' } });
    const nobodys = { recipeId: '00000000-0000-4000-8000-00000000dead', language: 'uk' };
    expect((await ask(anna, nobodys)).status).toBe(404);
    await stand.db.query(`update rec_recipe set state = 'private', owner_id = $2 where id = $1`, [
      borscht.id,
      anna.userId,
    ]);
    expect((await ask(stranger, of)).status).toBe(404);
    expect((await ask(anna, { language: 'uk' })).body).toMatchObject({
      code: 'INPUT_INVALID',
      data: { fields: [{ path: 'from', code: 'blank' }] },
    });
  });

  test('stays as it was built when the menu changes, and tells names as they are now', async () => {
    const anna = await stand.person();
    const { wednesday, borscht } = await planned(anna);
    const { id } = await create(anna);
    const { items } = await listOf(anna, id);
    await stand.db.query('delete from mp_menu_item where id = $1', [wednesday.id]);
    expect((await listOf(anna, id)).items).toEqual(items);
    const english = await listOf(anna, id, 'en');
    expect(english.items[0]).toMatchObject({ name: 'beetroot', sources: [{ recipeName: 'Borscht' }, {}] });
    await stand.db.query('delete from rec_recipe where id = $1', [borscht.id]);
    expect((await listOf(anna, id)).items[0]).toMatchObject({
      amounts: [{ low: 400 }],
      sources: [{ recipeName: '', recipeId: borscht.id }, { recipeName: 'Салат' }],
    });
  });

  test.each([
    ['Дача', 'Дача'],
    ['  Дача  ', 'Дача'],
    ['', '23–29 November'],
    [undefined, '23–29 November'],
  ])('is called %p: %s', async (name, shown) => {
    const card = await create(await stand.person(), {
      language: 'en',
      ...(name === undefined ? {} : { name }),
    });
    expect(card.name.replace(/\s/g, ' ')).toBe(shown);
  });

  test('of days without dishes is an empty list', async () => {
    const anna = await stand.person();
    const { id, lines } = await create(anna);
    expect(lines).toBe(0);
    expect(await listOf(anna, id)).toMatchObject({ items: [], total: null, left: null });
  });

  test('is heard of in the household', async () => {
    const anna = await stand.person();
    await create(anna);
    const topics = await stand.db.query<{ topic: string }[]>(
      'select topic from plt_event where household_id = $1',
      [anna.householdId],
    );
    expect(topics).toEqual([{ topic: 'grocery.lists' }]);
  });
});
