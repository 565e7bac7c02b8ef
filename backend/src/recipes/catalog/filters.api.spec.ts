import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import type { RecipeLine } from '@sytno/domain';
import { Builders } from '../../testing/builders';
import { useStand, type Person } from '../../testing/stand';
import { now } from '../../platform/time/clock';
import { CatalogAtStart } from './catalog-at-start';
import { Like } from './like.entity';

type Page = Outputs['recipes']['catalog']['list'];

const stand = useStand();
const make = new Builders(stand);
let anna: Person;
let partner: Person;
let borys: Person;
const ids: Record<string, string> = {};

const line = (ingredientId: string | null, quantity = 100): RecipeLine => ({
  ingredientId,
  quantity,
  quantityTo: null,
  unit: 'g',
  optional: false,
});

const page = async (query: string, as = anna): Promise<Page> => {
  const { status, body } = await stand.call('GET', `/api/recipes?language=uk&${query}`, { as });
  expect(status).toBe(200);
  return body as Page;
};
const names = async (query: string, as = anna) => {
  const { items, count } = await page(query, as);
  expect(count).toBe(items.length);
  return items.map(({ name }) => name);
};

beforeAll(async () => {
  [anna, partner, borys] = [await stand.person(), await stand.person(), await stand.person()];
  await make.moveIn(partner, anna);
  const soup = { categoryId: 'soups', subcategoryId: 'soups-borscht', equipment: ['stove'] };
  const recipes = [
    await make.recipe({ uk: 'Борщ зі сметаною', ru: 'Борщ со сметаной', en: 'Borscht' }, soup, [
      line('beetroot', 300),
      line('potato', 300),
      line('sour-cream-20', 100),
      line('salt', 5),
    ]),
    await make.recipe('Гречка з грибами', { categoryId: 'grains', prepMinutes: 5, cookMinutes: 15 }, [
      line('buckwheat', 200),
      line('mushroom-champignon', 200),
    ]),
    await make.recipe(
      'Салат бурячковий',
      { categoryId: 'salads', cookMinutes: 0, restMinutes: 0, withoutElectricity: true },
      [line('beetroot', 200), line('walnut', 50)],
    ),
    await make.recipe('Мед до чаю', { categoryId: 'drinks', mealTypes: ['breakfast'], festive: true }, [
      line('honey', 50),
    ]),
    await make.recipe('Невідоме', { categoryId: 'soups' }, [line(null), line('beetroot')]),
    await make.recipe('Борисів борщ', { ownerId: borys.userId, state: 'private', ...soup }, [
      line('beetroot'),
    ]),
    await make.recipe('Аннин гуляш', { ownerId: anna.userId, state: 'private', categoryId: 'meat' }, [
      line('beef', 900),
    ]),
  ];
  for (const { nameUk, id } of recipes) ids[nameUk] = id;
});

describe('filters', () => {
  test.each([
    ['ingredients=beetroot', ['Борщ зі сметаною', 'Невідоме', 'Салат бурячковий']],
    ['ingredients=beetroot,potato', ['Борщ зі сметаною']],
    ['ingredients=beetroot&without=potato', ['Невідоме', 'Салат бурячковий']],
    ['ingredients=nothing', []],
    ["ingredients=b'eet|x", []],
    ['categories=grains,soups-borscht', ['Борщ зі сметаною', 'Гречка з грибами']],
    ['diet=vegan', ['Гречка з грибами', 'Салат бурячковий']],
    ['diet=lenten', ['Гречка з грибами', 'Мед до чаю', 'Салат бурячковий']],
    ['diet=vegetarian', ['Борщ зі сметаною', 'Гречка з грибами', 'Мед до чаю', 'Салат бурячковий']],
    ['ingredients=beetroot&glutenFree=true', ['Борщ зі сметаною', 'Салат бурячковий']],
    ['ingredients=beetroot&free=nuts', ['Борщ зі сметаною']],
    ['ingredients=beetroot&free=nuts,milk', []],
    ['unequipped=stove&ingredients=beetroot', ['Невідоме', 'Салат бурячковий']],
    ['withoutElectricity=true', ['Салат бурячковий']],
    ['festive=true', ['Мед до чаю']],
    ['festive=true&ingredients=beetroot', []],
    ['minutes=25', ['Гречка з грибами', 'Салат бурячковий']],
    ['mealType=breakfast', ['Мед до чаю']],
    ['mine=true', ['Аннин гуляш']],
    ['favourites=true', []],
    ['liked=true', []],
  ])('%s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('by kcal of a serving, with bounds of what the reader sees', async () => {
    const { body } = await stand.call('GET', '/api/recipes/categories?language=uk', { as: anna });
    const { kcal } = body as Outputs['recipes']['catalog']['categories'];
    const { items } = await page('sort=kcal');
    const all = items.map(({ perServing }) => perServing.kcal);
    expect(kcal).toEqual({ min: Math.floor(all[0]!), max: Math.ceil(all.at(-1)!) });
    expect(all).toEqual([...all].sort((a, b) => a - b));
    const middle = Math.round(all[3]!);
    for (const { perServing } of (await page(`minKcal=${kcal!.min}&maxKcal=${middle}`)).items) {
      expect(perServing.kcal).toBeLessThanOrEqual(middle);
    }
  });

  test.each([
    ['time', 'Салат бурячковий'],
    ['newest', 'Аннин гуляш'],
    ['cheapest', 'Гречка з грибами'],
    ['name', 'Аннин гуляш'],
  ])('sorted by %s', async (sort, first) => {
    const { items } = await page(`sort=${sort}`);
    if (sort === 'cheapest') expect(items.at(-1)?.name).toBe('Аннин гуляш');
    else expect(items[0]?.name).toBe(first);
  });

  test.each([
    'minKcal=-1',
    'maxKcal=abc',
    'diet=keto',
    'free=water',
    'sort=price',
    'mine=1',
    'favourites=yes',
    'minutes=0',
    `ingredients=${Array.from({ length: 13 }, (_, n) => `i${n}`).join(',')}`,
    `without=${'x'.repeat(65)}`,
  ])('%s is refused', async (query) => {
    const { status } = await stand.call('GET', `/api/recipes?language=uk&${query}`, { as: anna });
    expect(status).toBe(400);
  });
});

describe('the search', () => {
  test.each([
    ['борщу', ['Борщ зі сметаною']],
    ['сметаною борщ', ['Борщ зі сметаною']],
    ['борщ из сметаны', ['Борщ зі сметаною']],
    ['брощ', ['Борщ зі сметаною']],
    ['боорщ', ['Борщ зі сметаною']],
    ['сметаны', ['Борщ зі сметаною']],
    ['борш', ['Борщ зі сметаною']],
    ['грибів', ['Гречка з грибами']],
    ['ґречка', ['Гречка з грибами']],
    ['«Гречка»', ['Гречка з грибами']],
    ['buckwheat', ['Гречка з грибами']],
    ['buckweat', ['Гречка з грибами']],
    ['буряк', ['Борщ зі сметаною', 'Невідоме', 'Салат бурячковий']],
    ['яловичина', ['Аннин гуляш']],
    ['ok', []],
  ])('for %s', async (typed, expected) => {
    expect([...(await names(`name=${encodeURIComponent(typed)}`))].sort()).toEqual([...expected].sort());
  });

  test('puts a name that begins so first, then one that has the word, then what it is in', async () => {
    await make.recipe('Пиріг «Горіх»', {}, [line('flour-wheat')]);
    await make.recipe('Горіхові кільця', {}, [line('walnut')]);
    await make.recipe('Горіх', {}, [line('walnut')]);
    const found = await names(`name=${encodeURIComponent('горіх')}`);
    expect(found.slice(0, 3)).toEqual(['Горіх', 'Горіхові кільця', 'Пиріг «Горіх»']);
    expect(found).toContain('Салат бурячковий');
    await stand.db.query(`delete from rec_recipe where name_uk like '%Горіх%'`);
  });

  test('finds by number, and not another’s', async () => {
    const number = async (name: string) => {
      const [row] = await stand.db.query<{ number: number }[]>(
        `select number from rec_recipe where id = $1`,
        [ids[name]],
      );
      return row!.number;
    };
    const [honey, foreign] = [await number('Мед до чаю'), await number('Борисів борщ')];
    for (const typed of [`№ ${honey}`, `№${honey}`, `#${honey}`, String(honey)]) {
      expect(await names(`name=${encodeURIComponent(typed)}`)).toEqual(['Мед до чаю']);
    }
    expect(await names(`name=${encodeURIComponent(`№ ${foreign}`)}`)).toEqual([]);
    expect(await names(`name=${encodeURIComponent(`№ ${foreign}`)}`, borys)).toEqual(['Борисів борщ']);
  });

  test('neither shows nor counts another’s private recipe', async () => {
    expect(await names('name=%D0%B1%D0%BE%D1%80%D1%89', borys)).toContain('Борисів борщ');
    for (const query of [
      'name=%D0%B1%D0%BE%D1%80%D1%89',
      'ingredients=beetroot',
      'categories=soups',
      'sort=kcal',
    ]) {
      expect(await names(query)).not.toContain('Борисів борщ');
    }
  });
});

describe('favourites and likes', () => {
  const favorite = (method: 'PUT' | 'DELETE', name: string, as = anna) =>
    stand.call(method, `/api/recipes/${ids[name]}/favorite`, { as });

  test('are put and taken back, again and again', async () => {
    for (let time = 0; time < 2; time++) expect((await favorite('PUT', 'Мед до чаю')).status).toBe(200);
    expect(await names('favourites=true')).toEqual(['Мед до чаю']);
    expect((await page('favourites=true')).items[0]?.favorite).toBe(true);
    expect(await names('favourites=true', partner)).toEqual([]);
    for (let time = 0; time < 2; time++) expect((await favorite('DELETE', 'Мед до чаю')).status).toBe(200);
    expect(await names('favourites=true')).toEqual([]);
  });

  test('of another’s private recipe are refused as if there were none', async () => {
    expect((await favorite('PUT', 'Борисів борщ')).status).toBe(404);
    expect(await stand.db.query('select * from rec_favorite')).toEqual([]);
  });

  test('what one of the household likes, all of it find', async () => {
    const row = { recipeId: ids['Мед до чаю']!, createdAt: now() };
    await stand.db.manager.insert(Like, { ...row, userId: partner.userId, liked: true });
    await stand.db.manager.insert(Like, { ...row, userId: anna.userId, liked: false });
    await stand.db.manager.insert(Like, {
      recipeId: ids['Гречка з грибами']!,
      createdAt: now(),
      userId: anna.userId,
      liked: false,
    });
    expect(await names('liked=true')).toEqual(['Мед до чаю']);
    expect(await names('liked=true', borys)).toEqual([]);
  });
});

test('rows of older rules are made anew at start', async () => {
  const rows = () => stand.db.query<object[]>('select * from rec_recipe order by id');
  const before = await rows();
  await stand.db.query(
    `update rec_recipe set catalog_version = 0, tags = '', words = '', folded_names = '', order_uk = '',
       order_ru = '', order_en = '', minutes = 0, cost_uah = null, cost_eur = null`,
  );
  await stand.app.nest.get(CatalogAtStart).onModuleInit();
  expect(await rows()).toEqual(before);
});
