import { expect, test } from '@jest/globals';
import { accessGaps, accessOf } from './access-table';

test.each([
  ['POST', '/api/admins/authenticate', { open: true }],
  ['GET', '/api/health/live', { open: true }],
  ['GET', '/api/recipes/:id', { open: false, action: 'recipe.read' }],
  ['HEAD', '/api/recipes/:id', { open: false, action: 'recipe.read' }],
  ['PATCH', '/api/mealplans/menu/:id', { open: false, action: 'menu.plate' }],
  ['POST', '/api/recipes/:id', undefined],
  ['GET', '/api/anything', undefined],
] as const)('%s %s needs %j', (method, url, access) => {
  expect(accessOf({ method, url })).toEqual(access);
});

test('an endpoint without a row is named, and so is a row that nothing answers', () => {
  const gaps = accessGaps([{ method: 'GET', url: '/api/secret' }]);
  expect(gaps).toContain('GET /api/secret has no access row');
  expect(gaps).toContain('GET /api/recipes stands in the contract and nothing answers it');
});
