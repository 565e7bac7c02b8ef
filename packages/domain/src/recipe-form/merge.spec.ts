import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { RecipeContent } from './content';
import { mergedList, stretchesOf } from './list-merge';
import { clashesOf, mergedContent, takenOver } from './merge';
import { settled } from './settled';
import { aContent, aLine, aStage } from './testing/contents';

const key = (item: string): string => item;
const merge = (base: string, mine: string, theirs: string, side: 'mine' | 'theirs' | 'both'): string =>
  mergedList(
    stretchesOf({ base: Array.from(base), mine: Array.from(mine), theirs: Array.from(theirs) }, key),
    side,
    key,
  ).join('');

describe('a list that two changed', () => {
  test.each([
    ['both add at different places', 'abc', 'xabc', 'abcy', 'mine', 'xabcy'],
    ['one takes away, the other adds', 'abcd', 'acd', 'abcdx', 'mine', 'acdx'],
    ['both change the same, mine', 'abc', 'axc', 'ayc', 'mine', 'axc'],
    ['both change the same, theirs', 'abc', 'axc', 'ayc', 'theirs', 'ayc'],
    ['both change the same, both', 'abc', 'axc', 'ayc', 'both', 'axyc'],
    ['both do the same', 'abc', 'abcd', 'abcd', 'both', 'abcd'],
    ['one takes away what the other changes, both', 'abc', 'ac', 'axc', 'both', 'axc'],
    ['a clash in one place leaves another as it was merged', 'abcde', 'xbcde', 'ybcdef', 'mine', 'xbcdef'],
  ] as const)('%s', (_, base, mine, theirs, side, expected) => {
    expect(merge(base, mine, theirs, side)).toBe(expected);
  });

  const lists = fc
    .array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 8 })
    .map((all) => all.join(''));
  test('loses nothing that either wrote when both are kept, and asks nobody in vain', () => {
    fc.assert(
      fc.property(lists, lists, lists, (base, mine, theirs) => {
        expect(merge(base, mine, base, 'both')).toBe(mine);
        expect(merge(base, base, theirs, 'both')).toBe(theirs);
        expect(merge(base, mine, mine, 'both')).toBe(mine);
        const both = merge(base, mine, theirs, 'both');
        for (const item of new Set(Array.from(mine + theirs))) {
          if (!base.includes(item)) expect(both).toContain(item);
        }
      }),
    );
  });
});

describe('two versions of a recipe', () => {
  const base = aContent({ stages: [aStage('One.'), aStage('Two.')] });
  const versions = (mine: Partial<RecipeContent>, theirs: Partial<RecipeContent>) => ({
    base,
    mine: { ...base, ...mine },
    theirs: { ...base, ...theirs },
  });

  test('that changed different things are one without a question', () => {
    const both = versions({ description: { uk: 'Mine.' } }, { stages: [aStage('One.')], servings: 6 });
    expect(clashesOf(both)).toEqual([]);
    expect(takenOver(both)).toEqual(['servings', 'stages']);
    expect(mergedContent(both)).toEqual(
      settled({ ...base, description: { uk: 'Mine.' }, stages: [aStage('One.')], servings: 6 }),
    );
  });

  test('that changed the same are asked about, field by field', () => {
    const both = versions(
      { description: { uk: 'Mine.' }, servings: 2, lines: [aLine({ quantity: 1 })] },
      { description: { uk: 'Theirs.' }, servings: 8, lines: [aLine({ quantity: 2 })] },
    );
    expect(clashesOf(both)).toEqual([
      { field: 'description.uk', both: true },
      { field: 'servings', both: false },
      { field: 'lines', both: true },
    ]);
    expect(mergedContent(both)).toMatchObject({ description: { uk: 'Mine.' }, servings: 2 });
    expect(
      mergedContent(both, { 'description.uk': 'both', servings: 'theirs', lines: 'both' }),
    ).toMatchObject({
      description: { uk: 'Mine.\n\nTheirs.' },
      servings: 8,
      lines: [aLine({ quantity: 1 }), aLine({ quantity: 2 })],
    });
  });

  test('keep a language that either added, and drop one that was only taken out', () => {
    const english = { languages: ['uk', 'en'] as const, name: { uk: 'Draniki', en: 'Pancakes' } };
    expect(mergedContent(versions({}, english)).languages).toEqual(['uk', 'en']);
    const had = { ...base, ...english };
    expect(mergedContent({ base: had, mine: base, theirs: had }).languages).toEqual(['uk']);
    const written = { ...had, name: { uk: 'Draniki', en: 'Latkes' } };
    expect(mergedContent({ base: had, mine: base, theirs: written })).toMatchObject({
      languages: ['uk', 'en'],
    });
  });

  test('say a category as one', () => {
    const both = versions({ categoryId: 'soups' }, { categoryId: 'meat', subcategoryId: 'meat-fried' });
    expect(clashesOf(both).map(({ field }) => field)).toEqual(['category']);
    expect(mergedContent(both, { category: 'theirs' })).toMatchObject({
      categoryId: 'meat',
      subcategoryId: 'meat-fried',
    });
  });
});
