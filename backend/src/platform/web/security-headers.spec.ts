import { describe, expect, test } from '@jest/globals';
import { commonHeaders, contentPolicy } from './security-headers';

const production = {
  mode: 'production',
  publicUrl: 'https://sytno.example',
  sectionsOverride: false,
} as const;

describe('headers', () => {
  test('bind browsers to https where the site has it', () => {
    expect(commonHeaders(production)['strict-transport-security']).toContain('max-age=31536000');
    const plain = commonHeaders({ ...production, publicUrl: 'http://localhost:3000' });
    expect(plain['strict-transport-security']).toBeUndefined();
  });

  test('let development talk to its sockets, and an override to the developer’s machine', () => {
    expect(contentPolicy('n', production)).toContain(`connect-src 'self';`);
    expect(contentPolicy('n', { ...production, mode: 'development' })).toContain(
      `connect-src 'self' ws: wss:;`,
    );
    const override = contentPolicy('n', { ...production, sectionsOverride: true });
    expect(override).toContain(`script-src 'self' 'nonce-n' http://localhost:* http://127.0.0.1:*;`);
  });

  test('let files and payments go where the configuration says, and nowhere else', () => {
    const given = { assetOrigin: 'https://files.example', paymentOrigin: 'https://pay.example' };
    const policy = contentPolicy('n', { ...production, ...given });
    expect(policy).toContain(`script-src 'self' 'nonce-n' https://files.example;`);
    for (const kind of ['connect-src', 'font-src'])
      expect(policy).toContain(`${kind} 'self' https://files.example;`);
    expect(policy.endsWith(`form-action 'self' https://pay.example`)).toBe(true);
    expect(contentPolicy('n', production)).not.toContain('https:');
  });
});
