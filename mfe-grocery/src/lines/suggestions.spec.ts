import { describe, expect, test } from '@jest/globals';
import { aLine } from '../lists/testing/examples';
import type { Habit } from './lines.queries';
import type { Reading } from './own-line';
import { suggestionsOf } from './suggestions';

const habit = (given: Partial<Habit>): Habit => ({
  ingredientId: null,
  name: 'свічки',
  icon: null,
  amount: null,
  times: 3,
  last: '2026-11-20',
  ...given,
});
const milk = habit({
  ingredientId: 'milk-25',
  name: 'молоко 2,5 %',
  icon: 'glass-of-milk',
  amount: { quantity: 1, unit: 'l' },
  times: 7,
});
const read = (given: Partial<Reading>): Reading => ({
  text: 'мол',
  amount: null,
  foodId: null,
  foods: [],
  ...given,
});
const milkOnList = () =>
  aLine({ ingredientId: 'milk-25', name: 'молоко 2,5 %', amounts: [{ low: 1, high: 1, unit: 'l' }] });
const given = { reading: null, found: [], habits: [], lines: [] };
const told = (some: ReturnType<typeof suggestionsOf>) =>
  some.map(({ name, amount, times, there }) => [
    name,
    amount?.quantity ?? null,
    times,
    there?.makes?.high ?? null,
  ]);

describe('before anything is typed', () => {
  test('what is bought often is offered, but for what is on the list', () => {
    const habits = [milk, habit({})];
    expect(told(suggestionsOf({ ...given, habits }))).toEqual([
      ['молоко 2,5 %', 1, 7, null],
      ['свічки', null, 3, null],
    ]);
    expect(told(suggestionsOf({ ...given, habits, lines: [milkOnList()] }))).toEqual([
      ['свічки', null, 3, null],
    ]);
    // What is in the basket may be wanted once more.
    const bought = { ...milkOnList(), ticked: true };
    expect(suggestionsOf({ ...given, habits, lines: [bought] })).toHaveLength(2);
  });
});

describe('while somebody types', () => {
  const found = [
    { id: 'milk-25', name: 'молоко 2,5 %', icon: 'glass-of-milk' },
    { id: 'milk-coconut', name: 'молоко кокосове', icon: 'coconut' },
  ];

  test('his words stand first, then what the household buys, then the catalogue, each once', () => {
    const some = suggestionsOf({ ...given, reading: read({}), found, habits: [habit({}), milk] });
    expect(told(some)).toEqual([
      ['мол', null, 0, null],
      ['молоко 2,5 %', 1, 7, null],
      ['молоко кокосове', null, 0, null],
    ]);
    expect(some[1]).toMatchObject({ foodId: 'milk-25', icon: 'glass-of-milk' });
  });

  test('a food that is understood stands first with its amount, its words last', () => {
    const reading = read({
      text: 'молоко',
      amount: { quantity: 2, unit: 'l' },
      foodId: 'milk-25',
      foods: [{ id: 'milk-25', name: 'молоко 2,5 %' }],
    });
    expect(told(suggestionsOf({ ...given, reading, found }))).toEqual([
      ['молоко 2,5 %', 2, 0, null],
      ['молоко кокосове', 2, 0, null],
      ['молоко', 2, 0, null],
    ]);
  });

  test('of what is on the list there can be more, where the two can be added', () => {
    const reading = read({ text: 'молоко', amount: { quantity: 500, unit: 'ml' }, foodId: 'milk-25' });
    const [more] = suggestionsOf({ ...given, reading, lines: [milkOnList()] });
    expect(more?.there?.makes).toEqual({ low: 1.5, high: 1.5, unit: 'l' });
    const pieces = read({ ...reading, amount: { quantity: 2, unit: 'piece' } });
    expect(suggestionsOf({ ...given, reading: pieces, lines: [milkOnList()] })[0]?.there?.makes).toBeNull();
    const nothing = read({ text: 'молоко', foodId: 'milk-25' });
    expect(suggestionsOf({ ...given, reading: nothing, lines: [milkOnList()] })[0]?.there).toMatchObject({
      makes: null,
    });
  });

  test('names that only hold what is typed are not it', () => {
    const habits = [
      habit({ name: 'барбарис' }),
      habit({ name: 'Рис басматі' }),
      habit({ name: 'дикий рис' }),
    ];
    const some = suggestionsOf({ ...given, reading: read({ text: 'рис' }), habits });
    expect(some.map(({ name }) => name)).toEqual(['рис', 'Рис басматі', 'дикий рис']);
  });
});
