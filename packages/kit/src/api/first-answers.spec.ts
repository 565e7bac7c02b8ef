import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { firstAnswer } from './first-answers';

const answered = (ok = true) => ({ ok }) as Response;
const get = (path: string) => ({ method: 'GET', url: `http://localhost${path}` });

describe('what was asked for ahead', () => {
  const lists = answered();

  beforeEach(() => {
    const answers = new Map<string, Promise<Response | undefined>>([
      ['/api/lists?page=1', Promise.resolve(lists)],
      ['/api/refused', Promise.resolve(answered(false))],
      ['/api/offline', Promise.resolve(undefined)],
    ]);
    globalThis.sytnoFirst = { token: 'olena', answers };
  });
  afterEach(() => {
    globalThis.sytnoFirst = undefined;
  });

  test('is taken once', async () => {
    expect(await firstAnswer(get('/api/lists?page=1'), 'olena')).toBe(lists);
    expect(await firstAnswer(get('/api/lists?page=1'), 'olena')).toBeUndefined();
  });

  test.each(['/api/lists?page=2', '/api/lists', '/api/refused', '/api/offline'])(
    'is none for %s',
    async (path) => {
      expect(await firstAnswer(get(path), 'olena')).toBeUndefined();
      expect(await firstAnswer(get('/api/lists?page=1'), 'olena')).toBe(lists);
    },
  );

  test.each(['petro', undefined])('is nothing for %s, whose it is not', async (token) => {
    expect(await firstAnswer(get('/api/lists?page=1'), token)).toBeUndefined();
    expect(await firstAnswer(get('/api/lists?page=1'), 'olena')).toBeUndefined();
  });

  test('is old once something is changed', async () => {
    await firstAnswer({ method: 'POST', url: 'http://localhost/api/lists' }, 'olena');
    expect(await firstAnswer(get('/api/lists?page=1'), 'olena')).toBeUndefined();
  });
});
