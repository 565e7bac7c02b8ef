import { expect, test } from '@jest/globals';
import { traceparent } from './trace';

test('calls of one page are one trace, each with an id of its own', () => {
  const [first, second, other] = [traceparent('/uk'), traceparent('/uk'), traceparent('/uk/user/menu')];
  for (const value of [first, second, other]) expect(value).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(second.slice(0, 35)).toBe(first.slice(0, 35));
  expect(second).not.toBe(first);
  expect(other.slice(0, 35)).not.toBe(first.slice(0, 35));
});
