import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import { useStand, type Person } from '../../testing/stand';

type Details = Outputs['recipes']['ingredients']['get'];

const stand = useStand();
let anna: Person;
beforeAll(async () => {
  anna = await stand.person();
});

const get = (id: string, language = 'uk') =>
  stand.call('GET', `/api/ingredients/${encodeURIComponent(id)}?language=${language}`, { as: anna });

describe('an ingredient', () => {
  test('is told with names, nutrients, season and price', async () => {
    const { status, body } = await get('potato');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'картопля',
      otherNames: [
        { language: 'ru', name: 'картофель' },
        { language: 'en', name: 'potato' },
      ],
      aliases: ['бульба', 'картоплина'],
      per100g: { kcal: 77, fiber: 2.2 },
      source: { table: 'usda-sr26', ref: 'NDB 11352' },
      season: [1, 2, 3, 8, 9, 10, 11, 12],
      price: { minor: 2200, currency: 'UAH', per: 'kg', estimate: true },
      gramsPerPiece: 150,
      allergens: [],
      diets: ['vegan', 'vegetarian', 'lenten', 'glutenFree'],
    });
  });

  test('of a currency without prices has none', async () => {
    await stand.db.query(`update acc_profile set currency = 'PLN' where user_id = $1`, [anna.userId]);
    expect(((await get('potato')).body as Details).price).toBeNull();
  });

  test('honey is for a fast, and not vegan', async () => {
    expect(((await get('honey', 'en')).body as Details).diets).toEqual([
      'vegetarian',
      'lenten',
      'glutenFree',
    ]);
  });

  test.each(['nothing', "x' or true", '__proto__'])('%s is not there', async (id) => {
    expect((await get(id)).status).toBe(404);
  });
});
