import { describe, expect, test } from '@jest/globals';
import { ValidationError } from '@orpc/contract';
import { pathOf, requestIdOf, told, toldPath } from './log';

describe('the log', () => {
  test('tells of a request its path alone', () => {
    expect(pathOf('/auth/password/edit?token=secret#x')).toBe('/auth/password/edit');
    expect(pathOf(undefined)).toBe('');
  });

  test.each([
    [
      '/api/recipes/3f1c7c1e-5b0a-4a52-9a44-0c2f7d6a1111/lines?q=x',
      '/api/recipes/3f1c7c1e-5b0a-4a52-9a44-0c2f7d6a1111/lines',
    ],
    ['/api/own-data/xK9_mQ2vT7-hJ4pL8sWz1A', '/api/own-data/…'],
    ['/calendar/9f86d081884c7d659a2feaa0c55ad015.ics', '/calendar/…'],
    ['/uk/shared/anna@sytno.test', '/uk/shared/…'],
    ['/uk/shared/anna%40sytno.test', '/uk/shared/…'],
    [
      '/mfe/recipes/0.1.0-aaaaaaaa/catalogue.3346733a.js',
      '/mfe/recipes/0.1.0-aaaaaaaa/catalogue.3346733a.js',
    ],
    ['/api/account/administration', '/api/account/administration'],
  ])('tells neither whose nor by which link: %s', (path, expected) => {
    expect(toldPath(path)).toBe(expected);
  });

  test('takes a caller’s id when it is sane', () => {
    expect(requestIdOf({ headers: { 'x-request-id': 'abc-1' } })).toBe('abc-1');
    for (const odd of ['', 'a b', 'x'.repeat(65), '"']) {
      expect(requestIdOf({ headers: { 'x-request-id': odd } })).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  test('tells of an answer that breaks its schema where it does, and not what stood there', () => {
    const issues = [{ path: ['items', { key: 0 }, 'id'], message: 'type' }];
    const error = new ValidationError({
      message: 'Output validation failed',
      issues,
      data: { items: ['secret'] },
    });
    expect(told(error)).toMatchObject({ type: 'Error', issues: ['items.0.id: type'] });
    expect(JSON.stringify(told(error))).not.toContain('secret');
  });

  test('takes anything that was thrown', () => {
    expect(told('text')).toEqual({ type: 'string', message: 'text', stack: '' });
    expect(told(Object.assign(new TypeError('x'), { code: '22P02' }))).toMatchObject({
      type: 'TypeError',
      code: '22P02',
    });
  });
});
