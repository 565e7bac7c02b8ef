import { describe, expect, test } from '@jest/globals';
import type { ErrorBody } from '@sytno/contract';
import { describeBadCalls, expectRefusal } from '../../testing/bad-input';
import { useStand } from '../../testing/stand';

const stand = useStand();

// All of them are the deep part's.
describeBadCalls(stand, 7);

describe('an address', () => {
  test.each(['/api/%', '/api/%ZZ', '/api/recipes/%E0%A4%A', '/api/recipes%2', '/api/%C0%AE%C0%AE'])(
    '%s gets an answer in our shape',
    async (path) => {
      expectRefusal(await stand.call('GET', path, {}));
      expectRefusal(await stand.call('POST', path, { body: {} }));
    },
  );

  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api//recipes',
    '/api/recipes/',
    '/api/RECIPES',
    '/api/recipes/../..%2f',
  ])('%s is not found', async (path) => {
    const answer = await stand.call('GET', path, {});
    expectRefusal(answer);
    expect(answer.headers.get('content-type')).toContain('application/json');
  });

  test('takes its own methods alone, and says which', async () => {
    const answer = await stand.call('POST', '/api/prices', { body: {} });
    expectRefusal(answer, 405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
    expectRefusal(await stand.call('DELETE', '/api/auth/password', {}), 405);
  });

  test('under which nothing is found takes no broken body either', async () => {
    expectRefusal(await stand.call('POST', '/api/nothing', { raw: '{' }));
    expectRefusal(await stand.call('POST', '/uk', { body: {} }), 404);
  });
});

test('the words are in the language that is asked for', async () => {
  const words = async (language?: string) => {
    const headers = language === undefined ? {} : { 'accept-language': language };
    const answer = await stand.call('GET', '/api/recipes', { headers });
    return (answer.body as ErrorBody).message;
  };
  expect(await words('en-GB,en;q=0.9')).toBe('Please sign in.');
  expect(await words('de, ru;q=0.5')).toBe('Войдите, пожалуйста.');
  expect(await words('de')).toBe('Увійдіть, будь ласка.');
  expect(await words()).toBe('Увійдіть, будь ласка.');
});
