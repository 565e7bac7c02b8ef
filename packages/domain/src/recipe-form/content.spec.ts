import { describe, expect, test } from '@jest/globals';
import { contentFaults, isWebAddress, type RecipeContent } from './content';
import { sameContent, settled } from './settled';
import { aContent, aLine, aStage } from './testing/contents';

const faults = (given: Partial<RecipeContent>): string[] =>
  contentFaults(aContent(given)).map(({ path, code }) => `${path} ${code}`);

describe('what a recipe needs (spec §5)', () => {
  test.each<[string, Partial<RecipeContent>, string[]]>([
    ['nothing more', {}, []],
    ['a name in each of its languages', { languages: ['uk', 'en'] }, ['name.en title.required']],
    ['a name that is more than spaces', { name: { uk: ' \n ' } }, ['name.uk title.required']],
    [
      'a description in the first',
      { languages: ['en', 'uk'], name: { uk: 'a', en: 'b' } },
      ['description.en description.required'],
    ],
    ['a category', { categoryId: '' }, ['categoryId blank']],
    [
      'an ingredient',
      { lines: [aLine(), aLine({ ingredientId: null })] },
      ['lines.1.ingredientId line.food'],
    ],
    ['… or a name of one', { lines: [aLine({ ingredientId: null, food: { uk: 'x' } })] }, []],
    ['a quantity', { lines: [aLine({ quantity: null })] }, ['lines.0.quantity line.quantity']],
    ['a unit', { lines: [aLine({ unit: null })] }, ['lines.0.unit line.unit']],
    ['neither, to taste', { lines: [aLine({ quantity: null, unit: 'to_taste' })] }, []],
    ['a range that rises', { lines: [aLine({ quantityTo: 100 })] }, ['lines.0.quantityTo number.range']],
    ['steps that say something', { stages: [aStage(' ')] }, ['stages.0.text blank']],
    ['an address', { sourceUrl: 'ftp://example.org' }, ['sourceUrl address']],
  ])('%s', (_, given, expected) => {
    expect(faults(given)).toEqual(expected);
  });

  test.each([
    ['https://example.org/a?b#c', true],
    ['HTTP://example.org', true],
    ['https://', false],
    ['https://localhost', false],
    ['https://a.b c', false],
    ['javascript:alert(1)//a.b', false],
    [' https://example.org', false],
  ])('%j as a source: %s', (text, expected) => {
    expect(isWebAddress(text)).toBe(expected);
  });
});

describe('the settled form', () => {
  test('says the same once more', () => {
    const content = aContent({ name: { uk: ' a ', en: 'b' }, equipment: ['oven', 'stove'] });
    expect(settled(settled(content))).toEqual(settled(content));
    expect(settled(content)).toMatchObject({ name: { uk: 'a' }, equipment: ['stove', 'oven'] });
  });

  test.each<[Partial<RecipeContent>, Partial<RecipeContent>, boolean]>([
    [{ mealTypes: ['supper', 'breakfast'] }, { mealTypes: ['breakfast', 'supper'] }, true],
    [{ sourceUrl: '' }, { sourceUrl: null }, true],
    [{ lines: [aLine({ food: { uk: 'x' } })] }, { lines: [aLine()] }, true],
    [
      { lines: [aLine({ unit: 'to_taste', quantity: 5 })] },
      { lines: [aLine({ unit: 'to_taste', quantity: null })] },
      true,
    ],
    [{ lines: [aLine(), aLine({ quantity: 2 })] }, { lines: [aLine({ quantity: 2 }), aLine()] }, false],
    [{ name: { uk: 'a' } }, { name: { uk: 'b' } }, false],
  ])('%j and %j say the same: %s', (a, b, same) => {
    expect(sameContent(aContent(a), aContent(b))).toBe(same);
  });
});
