import { describe, expect, test } from '@jest/globals';
import { isContractProcedure } from '@orpc/contract';
import { LANGUAGES } from '@sytno/domain';
import { contract, ERRORS, errorText, routes } from './index';

type Leaf = { name: string; method: string; path: string };

function leaves(
  node: unknown,
  read: (node: object) => { method: string; path: string } | undefined,
  name = '',
): Leaf[] {
  if (typeof node !== 'object' || node === null) return [];
  const found = read(node);
  if (found) return [{ name, method: found.method, path: found.path }];
  return Object.entries(node).flatMap(([key, value]) => leaves(value, read, `${name}.${key}`));
}

const calls = leaves(contract, (node) => {
  if (!isContractProcedure(node)) return undefined;
  const { method = '', path = '' } = node['~orpc'].route;
  return { method, path };
});

describe('the contract', () => {
  test('and the route table name the same calls', () => {
    const table = leaves(routes, (node) =>
      'method' in node ? (node as { method: string; path: string }) : undefined,
    );
    expect(calls).toEqual(table);
  });

  test('gives each call a method and path of its own', () => {
    const addresses = calls.map((call) => `${call.method} ${call.path.replace(/\{\w+\}/g, '{}')}`);
    expect(new Set(addresses).size).toBe(calls.length);
  });

  test('keeps the three described calls to the letter (spec §7)', () => {
    expect(routes.account.session.authenticate).toEqual({ method: 'POST', path: '/admins/authenticate' });
    expect(routes.account.session.signOut).toEqual({ method: 'GET', path: '/auth/sign_out' });
    expect(routes.account.password.request).toEqual({ method: 'POST', path: '/auth/password' });
  });
});

describe('the error catalogue', () => {
  test('has words in every language and a status that is an error', () => {
    for (const { status, text } of Object.values(ERRORS)) {
      expect(status).toBeGreaterThanOrEqual(400);
      for (const language of LANGUAGES) expect(text[language].length).toBeGreaterThan(5);
    }
  });

  test('says the specification’s English messages to the letter (spec §§5, 8)', () => {
    expect(errorText('INVALID_ACCOUNT', 'en')).toBe('Invalid account or password!');
    expect(errorText('EMAIL_TAKEN', 'en')).toBe('This email is already in use');
  });

  test.each([
    [1, 'uk', '1 с'],
    [90, 'ru', '90 с'],
    [91, 'uk', '2 хв'],
    [738, 'ru', '13 мин'],
    [5_400, 'en', '90 min'],
    [7_300, 'uk', '3 год'],
  ] as const)('a wait of %d seconds is said in %s as %s', (seconds, language, wait) => {
    expect(errorText('TOO_MANY', language, { seconds })).toContain(` ${wait}.`);
  });

  test('fills places and leaves none open', () => {
    expect(errorText('TOO_MANY', 'uk', { seconds: 30 })).toContain('30 с');
    expect(errorText('TOO_MANY', 'en')).not.toMatch(/[{}]/);
  });
});
