import { describe, expect, it } from '@jest/globals';
import { formBreaches, keyBreaches, keys } from './keys.mjs';

const texts = {
  recipes: { list: { title: 'x', count_one: 'x', count_few: 'x' }, only: 'x' },
  kit: { close: 'x', faults: { blank: 'x' } },
};
const of = (source: string, own: string[] = ['recipes', 'kit']) =>
  keyBreaches('mfe-recipes/src/a.tsx', source, texts, own).map((line) => /“(.+?)”/.exec(line)?.[1]);

const both = "const { t } = useTexts('recipes'); const { t: kit } = useTexts(KIT_TEXTS);";

describe('a key', () => {
  it.each([
    ["t('list.title'); kit('close')"],
    ["t('list.count', { count: 2 })"],
    ["t(wide ? 'list.title' : 'only')"],
    ['t(`list.${key}`); kit(`faults.${code}`)'],
    ['t(`${key}`); t(key)'],
  ])('that is there: %s', (calls) => expect(of(`${both} ${calls}`)).toEqual([]));

  it.each([
    ["t('list.tilte')", 'list.tilte'],
    ["t('close')", 'close'],
    ["kit('only')", 'only'],
    ["t('list')", 'list'],
    ["t(wide ? 'list.title' : 'none')", 'none'],
    ['t(`lists.${key}`)', 'lists'],
  ])('that is not: %s', (calls, key) => expect(of(`${both} ${calls}`)).toEqual([key]));

  it('is looked for in what the whole text object speaks', () => {
    expect(of("const words = useTexts('recipes'); words.t('only'); words.t('none')")).toEqual(['none']);
  });

  it('asked by a function that was handed on is any of the section’s own', () => {
    expect(of("function f(t: T) { return t('only') + t('close') + t('none'); }")).toEqual(['none']);
  });
});

it('a text with a number has all forms of it', () => {
  const whole = { days_one: 'x', days_few: 'x', days_many: 'x', days_other: 'x', some_of: 'x' };
  expect(formBreaches('recipes', { list: whole })).toEqual([]);
  const { days_other, ...half } = whole;
  expect(days_other).toBe('x');
  expect(formBreaches('recipes', { list: half })).toEqual(['recipes: “list.days” has no form _other.']);
});

it('every key of the product is a text', async () => {
  expect(await keys()).toEqual([]);
}, 60_000);
