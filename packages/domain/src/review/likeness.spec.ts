import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { likenessOf, mostAlike } from './likeness';

const PAGE =
  'Potatoes are grated on the fine side. Squeeze the juice out well, add one egg, flour and salt. Fry in hot oil until golden.';
const words = PAGE.match(/[A-Za-z]+/g)!;
const shareOf = (...steps: string[]) => Number(likenessOf(steps, PAGE).share.toFixed(2));

describe('likeness of steps and a page', () => {
  test.each<[string, string[], number]>([
    ['the page itself', [PAGE], 1],
    ['nothing', [], 0],
    ['marks alone', ['—', '...'], 0],
    ['own words', ['Take potatoes, grate them and drain. Mix everything, bake small cakes.'], 0],
    ['the page in capitals, without marks', [words.join(' ').toUpperCase()], 1],
    ['the page, a word a step', words, 1],
    ['the page backwards', [words.toReversed().join(' ')], 0],
    ['every fourth word another', [words.map((word, at) => (at % 4 === 3 ? 'so' : word)).join(' ')], 0],
    ['five words of ten: one run of six', ['Potatoes are grated on the and then we go on'], 0.17],
    ['a short text that stands on the page', ['Squeeze the juice'], 1],
    ['a short text that does not', ['Squeeze this juice'], 0],
    [
      'combining marks and unseen signs between letters',
      [words.map((w) => `${w[0]!}\u00ad${w.slice(1)}`).join(' ')],
      1,
    ],
  ])('%s', (_, steps, share) => {
    expect(shareOf(...steps)).toBe(share);
  });

  test('is too much only above six runs of ten', () => {
    const ten = words.slice(0, 10);
    const with6 = [...ten, 'x1', 'x2', 'x3', 'x4'].join(' ');
    expect(likenessOf([with6], PAGE)).toMatchObject({ share: 0.6, tooLike: false });
    expect(likenessOf([words.slice(0, 11).join(' ') + ' x1 x2 x3 x4'], PAGE)).toMatchObject({
      tooLike: true,
    });
  });

  test('names the steps that are the page’s, and where in them', () => {
    const steps = ['Own words stand here, all of them.', `So: ${words.slice(0, 7).join(' ')}!`];
    const { steps: like } = likenessOf(steps, PAGE);
    expect(like.map(({ step }) => step)).toEqual([1]);
    expect(like[0]?.stretches.map(({ from, to }) => steps[1]!.slice(from, to))).toEqual([
      'Potatoes are grated on the fine side',
    ]);
  });

  test('takes the language that is most like the page; without a page there is none', () => {
    expect(mostAlike([['Own'], [PAGE]], PAGE)).toMatchObject({ share: 1, language: 1 });
    expect(mostAlike([[PAGE]], null)).toMatchObject({ share: 0, tooLike: false, steps: [] });
  });
});

describe('whatever the texts', () => {
  const word = fc.constantFrom('a', 'bo', 'cut', 'dice', 'egg', 'fry', 'grate', 'heat');
  const text = fc.array(word, { maxLength: 40 }).map((all) => all.join(' '));
  const steps = fc.array(text, { maxLength: 6 });

  test('the share lies between none and all', () => {
    fc.assert(
      fc.property(steps, text, (own, page) => {
        const { share, steps: like } = likenessOf(own, page);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        for (const { step, stretches } of like) {
          for (const { from, to } of stretches) {
            expect(from).toBeGreaterThanOrEqual(0);
            expect(to).toBeGreaterThan(from);
            expect(to).toBeLessThanOrEqual(own[step]!.length);
          }
        }
      }),
    );
  });

  test('how the text is cut into steps changes nothing', () => {
    fc.assert(
      fc.property(steps, text, (own, page) => {
        expect(likenessOf(own, page).share).toBe(likenessOf([own.join(' ')], page).share);
      }),
    );
  });

  test('a page that says more is never less alike', () => {
    fc.assert(
      fc.property(steps, text, text, (own, page, more) => {
        expect(likenessOf(own, `${page} ${more}`).share).toBeGreaterThanOrEqual(likenessOf(own, page).share);
      }),
    );
  });

  test('a text is wholly its own page', () => {
    fc.assert(
      fc.property(steps, (own) => {
        const { share } = likenessOf(own, own.join(' '));
        expect(share).toBe(own.join('').trim() === '' ? 0 : 1);
      }),
    );
  });
});
