import { describe, expect, test } from '@jest/globals';
import { PAGES } from '../../testing/pages';
import { findPage, pageTable, type Found } from './page-table';

const table = pageTable.parse(PAGES);
const told = (found: Found): string =>
  found.kind === 'redirect'
    ? `→ ${found.to}`
    : found.kind === 'page'
      ? `${found.page.key} ${found.language}`
      : `404 ${found.language}`;

describe('an address', () => {
  test.each([
    ['/', '→ /uk'],
    ['/uk', 'landing uk'],
    ['/uk/', 'landing uk'],
    ['/ru', 'landing ru'],
    ['/en', 'landing en'],
    ['/de', '404 ru'],
    ['/uk/user', '→ /uk/user/dashboard'],
    ['/en/user/', '→ /en/user/dashboard'],
    ['/uk/user/recipes', 'recipes uk'],
    ['/ru/user/recipes/1042', 'recipe ru'],
    ['/ru/user/recipes/create', 'create ru'],
    ['/uk/user/recipes/1042/more', '404 uk'],
    ['/uk/user/recipes//', 'recipes uk'],
    ['/xx/user/recipes', '404 ru'],
    ['/uk/menu', '→ /'],
    ['/ru/menu/2019/old', '→ /'],
    ['/uk/menus', '→ /'],
    ['/en/menu', '404 en'],
    ['/foo', '404 ru'],
    ['/auth/password/edit', 'edit ru'],
    ['/auth/password', '404 ru'],
    ['/UK', '404 ru'],
    ['/uk/%2e%2e/', '404 uk'],
  ])('%s: %s', (path, expected) => {
    expect(told(findPage(table, path))).toBe(expected);
  });

  test('without a language takes the one in its query, if it is one', () => {
    expect(told(findPage(table, '/auth/password/edit', 'uk'))).toBe('edit uk');
    expect(told(findPage(table, '/auth/password/edit', 'de'))).toBe('edit ru');
    expect(told(findPage(table, '/ru', 'uk'))).toBe('landing ru');
  });
});
