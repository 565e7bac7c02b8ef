import { beforeAll, describe, expect, test } from '@jest/globals';
import { eaten, type Actor, type RecipeLine as Line } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { Dishes, FoodFacts } from '..';
import { Builders } from '../../testing/builders';
import { countQueries } from '../../testing/queries';
import { useStand, type Person } from '../../testing/stand';
import type { Recipe } from './recipe.entity';

const stand = useStand();
const make = new Builders(stand);
let anna: Person;
let borys: Person;
let mash: Recipe;
let hers: Recipe;

const LINES: Line[] = [
  { ingredientId: 'potato', quantity: 1, unit: 'kg' },
  { ingredientId: 'butter', quantity: 50, unit: 'g' },
  { ingredientId: 'salt', quantity: null, unit: 'to_taste' },
];
const dishes = () => stand.app.nest.get(Dishes);
const foods = () => stand.app.nest.get(FoodFacts);
const actor = ({ userId, householdId }: Person, access: Actor['access'] = 'free'): Actor => ({
  userId,
  householdId,
  access,
});

beforeAll(async () => {
  [anna, borys] = [await stand.person(), await stand.person()];
  mash = await make.recipe(
    { uk: 'Пюре', en: 'Mash' },
    { categoryId: 'vegetables', cookedWeight: 1200 },
    LINES,
  );
  hers = await make.recipe('Аннина', { ownerId: anna.userId, state: 'private' });
});

describe('dishes for other sections', () => {
  test('have what a menu and a list need', async () => {
    const dish = (await dishes().dishesOf([mash.id], 'en')).get(mash.id);
    expect(dish).toMatchObject({
      id: mash.id,
      number: mash.number,
      name: 'Mash',
      ownerId: null,
      published: true,
      servings: 4,
      cookedWeight: 1200,
      mealTypes: ['dinner'],
      complete: true,
      picture: { icons: ['potato'], tint: '#7FAE5A' },
    });
    expect(dish?.lines.map(({ ingredientId, quantity, unit }) => ({ ingredientId, quantity, unit }))).toEqual(
      LINES,
    );
  });

  test('are dishes of the domain: a quarter of the weight is a serving of the card', async () => {
    const dish = (await dishes().dishesOf([mash.id], 'uk')).get(mash.id)!;
    expect(eaten(dish.whole, dish, 300).kcal).toBeCloseTo(mash.kcal, 2);
  });

  test('come once each, without those that are not there, in as many questions for many as for one', async () => {
    const found = await dishes().dishesOf([mash.id, mash.id, randomUUID(), hers.id], 'uk');
    expect([...found.keys()].sort()).toEqual([mash.id, hers.id].sort());
    expect((await dishes().dishesOf([], 'uk')).size).toBe(0);
    const asked = (ids: string[]) =>
      countQueries(stand.db, async () => {
        await stand.call('GET', '/api/account/session', { as: anna });
        await dishes().dishesOf(ids, 'uk');
      });
    expect(await asked([mash.id, hers.id])).toBe(await asked([mash.id]));
  });

  test('may be read by whom they are visible to', async () => {
    const ids = [mash.id, hers.id, randomUUID()];
    expect(await dishes().readableBy(actor(anna), ids)).toEqual(new Set([mash.id, hers.id]));
    expect(await dishes().readableBy(actor(borys), ids)).toEqual(new Set([mash.id]));
    expect(await dishes().readableBy(actor(borys, 'admin'), ids)).toEqual(new Set([mash.id]));
    expect(await dishes().readableBy(actor(borys, 'visitor'), ids)).toEqual(new Set());
  });

  test('are there inside a transaction', async () => {
    await stand.db.transaction(async (manager) => {
      await manager.update('rec_recipe', { id: hers.id }, { nameUk: 'Змінена' });
      expect((await dishes().dishesOf([hers.id], 'uk', manager)).get(hers.id)?.name).toBe('Змінена');
    });
  });
});

describe('facts for other sections', () => {
  test('are those of the file, names in three languages and aisle among them', async () => {
    const facts = await foods().ingredientFactsOf(['potato', null, 'potato', 'no-such-food']);
    expect([...facts.keys()]).toEqual(['potato']);
    expect(facts.get('potato')).toMatchObject({
      names: { uk: 'картопля', ru: 'картофель', en: 'potato' },
      aliases: { en: ['potatoes'] },
      aisle: 'vegetables',
      per100g: { kcal: 77, fiber: 2.2 },
      gramsPerPiece: 150,
      price: { UAH: { per: 'kg', estimate: true } },
      icon: 'potato',
      staple: false,
      diet: { vegan: true },
    });
  });

  test('name the aisles in walking order', async () => {
    const aisles = await foods().aislesIn('ru');
    expect(aisles.map(({ position }) => position)).toEqual(aisles.map((_, index) => index + 1));
    expect(aisles[0]).toEqual({ id: 'vegetables', name: 'Овощи', position: 1, icon: 'carrot' });
  });
});
