import { describe, expect, test } from '@jest/globals';
import { PAGE_KEYS, PAGES, SIDER } from './table';
import { matchPage, pathInLanguage, pathTo } from './match';

const params = { id: '7b1e', token: 'abc' };

describe('the route table', () => {
  test.each(PAGE_KEYS)('%s leads to itself in every language', (key) => {
    for (const lng of ['uk', 'ru', 'en'] as const) expect(matchPage(pathTo(key, lng, params))?.key).toBe(key);
  });

  test('has the routes of spec §2 to the letter', () => {
    expect(PAGE_KEYS.map((key) => PAGES[key].path)).toEqual(
      expect.arrayContaining([
        '/:lng',
        '/:lng/price',
        '/:lng/oferta',
        '/:lng/auth/login',
        '/:lng/auth/registration',
        '/:lng/auth/password/recovery',
        '/auth/password/edit',
        '/:lng/user/dashboard',
        '/:lng/user/recipes',
        '/:lng/user/recipes/create',
        '/:lng/user/recipes/:id',
        '/:lng/user/recipes/edit/:id',
        '/:lng/user/mealplans',
        '/:lng/user/parametersmealplan',
        '/:lng/user/plantemplates',
        '/:lng/user/plantemplates/create',
        '/:lng/user/plantemplates/:id',
        '/:lng/user/grocerylist',
        '/:lng/user/profile',
        '/:lng/user/subscription',
        '/:lng/user/oferta',
      ]),
    );
  });

  test.each([
    '/',
    '/foo',
    '/de',
    '/uk/user',
    '/uk/user/recipes/1/2',
    '/uk/nothing',
    '/user/recipes',
    '/uk//price',
  ])('%s is no page', (path) => {
    expect(matchPage(path)).toBeUndefined();
  });

  test('a closing slash leads to the same page', () => {
    expect(matchPage('/uk/price/')?.key).toBe('price');
  });

  test('everything under /user wants a session', () => {
    for (const key of PAGE_KEYS)
      expect(PAGES[key].path.includes('/user') && PAGES[key].access === 'public').toBe(false);
  });

  test('the sider has nine places, each a page of its own', () => {
    expect(new Set(SIDER).size).toBe(9);
  });
});

test.each([
  ['/uk/user/recipes/5?x=1#a', 'en', '/en/user/recipes/5?x=1#a'],
  ['/uk', 'ru', '/ru'],
  ['/uk?next=1', 'ru', '/ru?next=1'],
  ['/auth/password/edit?token=1', 'ru', '/auth/password/edit?token=1'],
] as const)('%s in %s is %s', (path, lng, result) => {
  expect(pathInLanguage(path, lng)).toBe(result);
});

test('parameters and query are encoded', () => {
  expect(pathTo('recipe', 'uk', { id: 'a/b' }, { q: 'ї&' })).toBe('/uk/user/recipes/a%2Fb?q=%D1%97%26');
});
