import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { EQUIPMENT } from '../equipment';
import { ALLERGENS } from '../food/ingredient-facts';
import { MEAL_TYPES } from '../meal-types';
import { addDays, daysBetween } from '../time/day';
import { DIETS, suitsDiet } from './diets';
import { fillSlots } from './fill-slots';
import { brokenRule, graveRule } from './plan-rules';

const MONDAY = '2026-11-30';
const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const FOODS = ['dill', 'onion', 'mushroom', 'liver'];
const answer = fc.constantFrom('yes' as const, 'no' as const, 'unknown' as const);

const dishes = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...IDS),
    number: fc.integer({ min: 1001, max: 1200 }),
    categoryId: fc.constantFrom('soups', 'grains'),
    subcategoryId: fc.constantFrom(null, 'broths'),
    mealTypes: fc.uniqueArray(fc.constantFrom(...MEAL_TYPES), { minLength: 1 }),
    minutes: fc.integer({ min: 0, max: 200 }),
    kcal: fc.integer({ min: 0, max: 900 }),
    flags: fc.record({
      allergens: fc.uniqueArray(fc.constantFrom(...ALLERGENS), { maxLength: 3 }),
      allergensComplete: fc.boolean(),
      meat: answer,
      vegetarian: answer,
      lenten: answer,
      vegan: answer,
    }),
    ingredientIds: fc.uniqueArray(fc.constantFrom(...FOODS)).map((ids) => new Set(ids)),
    equipment: fc.uniqueArray(fc.constantFrom(...EQUIPMENT), { maxLength: 2 }),
    withoutElectricity: fc.boolean(),
  }),
  { selector: ({ id }) => id },
);
const rules = fc.record({
  allergens: fc.uniqueArray(fc.constantFrom(...ALLERGENS), { maxLength: 3 }).map((ids) => new Set(ids)),
  diets: fc.uniqueArray(fc.constantFrom(...DIETS), { maxLength: 2 }),
  disliked: fc.uniqueArray(fc.constantFrom(...FOODS), { maxLength: 2 }).map((ids) => new Set(ids)),
  minutes: fc.array(fc.option(fc.integer({ min: 5, max: 200 })), { minLength: 7, maxLength: 7 }),
  excluded: fc
    .uniqueArray(fc.constantFrom('a', 'b', 'grains', 'broths'), { maxLength: 2 })
    .map((ids) => new Set(ids)),
  missing: fc.uniqueArray(fc.constantFrom(...EQUIPMENT), { maxLength: 2 }).map((ids) => new Set(ids)),
  withoutElectricity: fc.boolean(),
  repeats: fc.record({ times: fc.integer({ min: 1, max: 3 }), days: fc.integer({ min: 1, max: 9 }) }),
  favourites: fc.uniqueArray(fc.constantFrom(...IDS), { maxLength: 3 }).map((ids) => new Set(ids)),
});
const slots = fc.uniqueArray(
  fc.record({
    date: fc.integer({ min: 0, max: 6 }).map((days) => addDays(MONDAY, days)),
    mealType: fc.constantFrom(...MEAL_TYPES),
    wishes: fc.uniqueArray(fc.constantFrom(...IDS), { maxLength: 2 }),
  }),
  { selector: ({ date, mealType }) => `${date} ${mealType}` },
);
const around = fc.array(
  fc.record({
    date: fc.integer({ min: -1, max: 7 }).map((days) => addDays(MONDAY, days)),
    dishId: fc.constantFrom(...IDS),
  }),
  { maxLength: 6 },
);

describe('laws of filling', () => {
  test('every slot is answered once, and the same question has the same answer', () => {
    fc.assert(
      fc.property(slots, around, dishes, rules, (given, there, known, held) => {
        const { filled, empty } = fillSlots(given, there, known, held);
        const keys = [...filled, ...empty].map(({ date, mealType }) => `${date} ${mealType}`).sort();
        expect(keys).toEqual(given.map(({ date, mealType }) => `${date} ${mealType}`).sort());
        expect(fillSlots(given, there, [...known].reverse(), held)).toEqual(
          fillSlots(given, there, known, held),
        );
      }),
    );
  });

  test('nobody is given an allergen, what his diet leaves out, or what he does not want', () => {
    fc.assert(
      fc.property(slots, around, dishes, rules, (given, there, known, held) => {
        for (const { dishId, mealType } of fillSlots(given, there, known, held).filled) {
          const dish = known.find(({ id }) => id === dishId);
          expect(dish?.mealTypes).toContain(mealType);
          expect(dish?.flags.allergens.filter((allergen) => held.allergens.has(allergen))).toEqual([]);
          if (held.allergens.size > 0) expect(dish?.flags.allergensComplete).toBe(true);
          expect(held.diets.filter((diet) => dish && !suitsDiet(dish.flags, diet))).toEqual([]);
          expect([...(dish?.ingredientIds ?? [])].filter((id) => held.disliked.has(id))).toEqual([]);
        }
      }),
    );
  });

  test('no dish comes oftener than the household said', () => {
    fc.assert(
      fc.property(slots, around, dishes, rules, (given, there, known, held) => {
        const { filled } = fillSlots(given, there, known, held);
        const { times, days } = held.repeats;
        for (const { dishId, date } of filled) {
          const gaps = [...there, ...filled]
            .filter((place) => place.dishId === dishId)
            .map((place) => daysBetween(date, place.date));
          for (let first = 1 - days; first <= 0; first++) {
            expect(gaps.filter((gap) => gap >= first && gap < first + days).length).toBeLessThanOrEqual(
              times,
            );
          }
        }
      }),
    );
  });

  test('nothing comes that was left out or cannot be cooked there', () => {
    fc.assert(
      fc.property(slots, around, dishes, rules, (given, there, known, held) => {
        for (const { dishId } of fillSlots(given, there, known, held).filled) {
          const dish = known.find(({ id }) => id === dishId);
          expect(dish && graveRule(dish, held)).toBeUndefined();
        }
      }),
    );
  });

  test('a dish over the time comes only where nothing quicker may', () => {
    fc.assert(
      fc.property(slots, dishes, rules, (given, known, held) => {
        const [first] = given;
        if (!first) return;
        const [filled] = fillSlots([first], [], known, held).filled;
        if (!filled?.overTime) return;
        const quicker = known.filter(
          (dish) =>
            dish.mealTypes.includes(first.mealType) && brokenRule(dish, held, first.date) === undefined,
        );
        expect(quicker).toEqual([]);
      }),
    );
  });
});
