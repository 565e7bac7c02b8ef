import { expect, test } from '@jest/globals';
import { contentPolicy } from '../../../backend/src/platform/web/security-headers';
import { standPolicy } from './stand.mjs';

test('the stand is served under the policy of the product’s pages', () => {
  const settings = { mode: 'production', publicUrl: 'http://localhost', sectionsOverride: false } as const;
  expect(standPolicy('n')).toBe(contentPolicy('n', settings));
});
