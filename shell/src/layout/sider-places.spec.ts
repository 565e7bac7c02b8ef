import { describe, expect, test } from '@jest/globals';
import { PAGE_KEYS, PAGES, SIDER, type PageKey } from '@sytno/kit/routes';
import { placesIn, siderPlaceOf } from './sider-places';

describe('the sider’s place of a page', () => {
  test.each([...SIDER])('%s is its own', (page) => {
    expect(siderPlaceOf(page)).toBe(page);
  });

  test.each([
    ['recipe', 'recipes'],
    ['recipeEdit', 'recipes'],
    ['ingredient', 'recipes'],
    ['parameters', 'mealplans'],
    ['template', 'templates'],
    ['groceryList', 'groceryLists'],
    ['courseParticipants', 'courses'],
    ['consultation', 'courses'],
    ['checkout', 'subscription'],
    ['adminAudit', 'adminAudit'],
    ['administration', 'administration'],
    ['household', undefined],
    ['userOferta', undefined],
    ['landing', undefined],
  ] as const)('%s lies in %s', (page, place) => {
    expect(siderPlaceOf(page)).toBe(place);
  });

  test('every page of a signed-in person lies somewhere, but for the two that the header and footer lead to', () => {
    const nowhere = PAGE_KEYS.filter((page) => PAGES[page].access !== 'public' && !siderPlaceOf(page));
    expect(nowhere).toEqual(['household', 'userOferta']);
  });
});

test('a place whose page the live release does not have is left out; the order stays', () => {
  const has = (page: PageKey) => page !== 'templates';
  expect(placesIn(['mealplans', 'templates', 'groceryLists'], { has })).toEqual([
    'mealplans',
    'groceryLists',
  ]);
});
