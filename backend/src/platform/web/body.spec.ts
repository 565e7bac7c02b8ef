import { describe, expect, test } from '@jest/globals';
import { depthOf, parseJson } from './body';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('a body', () => {
  test.each<[string, number]>([
    ['1', 0],
    ['{"a":[1,[2]]}', 3],
    ['"[[[[{{{{"', 0],
    ['"a\\"[[" ', 0],
    ['[]'.repeat(5), 1],
  ])('%s nests %d deep', (text, depth) => {
    expect(depthOf(text)).toBe(depth);
  });

  test.each([
    ['broken', bytes('{"a":')],
    ['too deep', bytes('['.repeat(33) + ']'.repeat(33))],
    ['far too deep', bytes('['.repeat(500_000))],
    ['no UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
    ['a prototype', bytes('{"a":{"__proto__":{"x":1}}}')],
  ])('that is %s is refused', (_, body) => {
    expect(() => parseJson(body)).toThrow();
  });

  test('that is fine is read', () => {
    expect(parseJson(bytes('{"a":[1,"ї"]}'))).toEqual({ a: [1, 'ї'] });
    expect(parseJson(bytes(''))).toBeUndefined();
    expect(parseJson(bytes('['.repeat(32) + ']'.repeat(32)))).toBeDefined();
  });
});
