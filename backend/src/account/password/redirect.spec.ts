import { describe, expect, test } from '@jest/globals';
import { redirectAllowed } from './redirect';

const production = {
  publicUrl: 'https://sytno.example',
  redirectHosts: ['app.sytno.example:8443'],
  mode: 'production',
} as const;

describe('a return address', () => {
  test.each([
    [{}, true],
    [{ redirectUrl: '' }, true],
    [{ redirectUrl: '/auth/password/edit?x=1' }, true],
    [{ redirectUrl: 'https://sytno.example/auth/password/edit' }, true],
    [{ redirectUrl: 'https://SYTNO.example/' }, true],
    [{ redirectUrl: 'https://app.sytno.example:8443/' }, true],
    [{ redirectUrl: 'https://app.sytno.example/' }, false],
    [{ redirectUrl: 'https://sytno.example.evil/' }, false],
    [{ redirectUrl: 'https://sytno.example@evil.example/' }, false],
    [{ redirectUrl: '//evil.example/' }, false],
    [{ redirectUrl: '/\\evil.example/' }, false],
    [{ redirectUrl: 'ftp://sytno.example/' }, false],
    [{ redirectUrl: 'sytno.example' }, false],
    [{ host: 'sytno.example' }, true],
    [{ host: 'https://sytno.example' }, true],
    [{ host: 'evil.example' }, false],
    [{ host: 'localhost:3000' }, false],
    [{ host: 'a b' }, false],
    [{ host: 'sytno.example', redirectUrl: 'https://evil.example' }, false],
  ])('%p: %p', (named, allowed) => {
    expect(redirectAllowed(named, production)).toBe(allowed);
  });

  test('outside production may be this machine', () => {
    const development = { ...production, mode: 'development' } as const;
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:5173']) {
      expect(redirectAllowed({ host, redirectUrl: `http://${host}/x` }, development)).toBe(true);
    }
    expect(redirectAllowed({ host: 'localhost.evil.example' }, development)).toBe(false);
  });
});
