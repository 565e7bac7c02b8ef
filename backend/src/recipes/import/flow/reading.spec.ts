import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { understandPage, type PageRecipe } from '../page';
import { formsOf, hostOf, pageAddress } from './address';
import { outcomeOfNone, outcomeOfStatus, waitUntil } from './brought';
import { categoryOf, type CategoryChoice } from './category-of';
import { contentOfPage, isPartial, languageOf, linesOfPage, missingOf } from './content-of-page';
import { htmlOfText, isMarkup, savedFrom } from './html-of-text';

const SEEDS = new URL('../../../../seeds/recipe-categories.json', import.meta.url);
const categories = JSON.parse(readFileSync(SEEDS, 'utf8')) as CategoryChoice[];

const page = (given: Partial<PageRecipe> = {}): PageRecipe => ({
  title: 'Борщ',
  description: 'Наваристий.',
  image: null,
  ingredients: [{ name: null, lines: ['2 буряки', '300 г капусти'] }],
  steps: [{ name: null, lines: ['Варіть 40 хвилин.'] }],
  prepMinutes: null,
  cookMinutes: null,
  totalMinutes: null,
  yields: null,
  nutrients: null,
  category: null,
  cuisine: null,
  author: null,
  language: 'uk',
  address: 'https://example.org/a',
  recipesOnPage: 1,
  choices: [],
  sources: { ingredients: 'page', steps: 'page' },
  ...given,
});
const contentOf = (given: Partial<PageRecipe>, reader: 'uk' | 'ru' | 'en' = 'uk') =>
  contentOfPage(page(given), reader, { categories, address: null, pictureId: null });

describe('an address', () => {
  test.each([
    ['example.org/a', 'https://example.org/a'],
    [' HTTP://Example.org/A#part ', 'http://example.org/A'],
    ['https://рецепти.укр/борщ', 'https://xn--e1affqjc6e.xn--j1amh/%D0%B1%D0%BE%D1%80%D1%89'],
    ['example.org:8080/a', 'https://example.org:8080/a'],
    ['https://example.org/a?id=7&utm_source=mail&fbclid=1', 'https://example.org/a?id=7'],
    ['https://me:secret@example.org/a', null],
    ['localhost/a', null],
    ['javascript:alert(1)', null],
    ['mailto:a@example.org', null],
    ['борщ', null],
    [`https://example.org/${'a'.repeat(2100)}`, null],
  ])('%s is %s', (text, expected) => {
    expect(
      pageAddress(text)?.replace(/xn--[a-z0-9]+\.xn--[a-z0-9]+/, 'xn--e1affqjc6e.xn--j1amh') ?? null,
    ).toBe(expected);
  });

  test('is the same page in several forms', () => {
    const forms = formsOf('https://www.example.org/a/?id=1');
    for (const same of [
      'http://example.org/a?id=1',
      'https://example.org/a/?id=1',
      'https://www.example.org/a?id=1',
    ])
      expect(forms).toContain(same);
    expect(forms).not.toContain('https://example.org/a');
    expect(formsOf('https://example.org/')).toContain('https://example.org');
    expect(hostOf('https://www.example.org/a')).toBe('example.org');
  });
});

describe('a category', () => {
  test.each([
    ['Борщ український', 'soups', 'soups-borscht'],
    ['Сирники', 'eggs', 'eggs-syrnyky'],
    ['Салат із рибою', 'salads', 'salads-fish'],
    ['Chicken soup', 'soups', null],
    ['Деруни', 'vegetables', 'vegetables-fritters'],
    ['Щось смачне', '', null],
    ['Паста з грибами', '', null],
  ])('of “%s”', (name, categoryId, subcategoryId) => {
    expect(categoryOf([null, name], categories)).toEqual({ categoryId, subcategoryId });
  });

  test('is the page’s own where that says one', () => {
    expect(categoryOf(['Супи', 'Зелений борщ'], categories).categoryId).toBe('soups');
    expect(categoryOf(['Обід', 'Зелений борщ'], categories).subcategoryId).toBe('soups-borscht');
  });
});

describe('a language', () => {
  test.each([
    [{}, 'en', 'uk'],
    [
      {
        title: 'Щи',
        steps: [],
        ingredients: [{ name: null, lines: ['мясо', 'сметаны ложка', 'соль, пёстрый перец'] }],
      },
      'uk',
      'ru',
    ],
    [{ title: 'Суп', language: 'ru', ingredients: [], steps: [] }, 'uk', 'ru'],
    [{ title: 'Pancakes', language: 'en', ingredients: [], steps: [] }, 'ru', 'en'],
    [{ title: 'Pfannkuchen', language: 'de', ingredients: [], steps: [] }, 'ru', 'ru'],
    [{ title: 'Суп', language: null, ingredients: [], steps: [] }, 'en', 'uk'],
  ] as const)('%#', (given, reader, expected) => {
    expect(languageOf(page(given as Partial<PageRecipe>), reader)).toBe(expected);
  });
});

describe('a content', () => {
  test.each([
    [
      [null, null, 45],
      [0, 45, 0],
    ],
    [
      [10, null, 45],
      [10, 35, 0],
    ],
    [
      [null, 30, 45],
      [15, 30, 0],
    ],
    [
      [10, 20, 90],
      [10, 20, 60],
    ],
    [
      [10, 20, null],
      [10, 20, 0],
    ],
    [
      [null, null, 9_000_000],
      [0, 20_000, 0],
    ],
  ])('has the times %j', ([prepMinutes, cookMinutes, totalMinutes], [prep, cook, rest]) => {
    const times = { prepMinutes: prepMinutes!, cookMinutes: cookMinutes!, totalMinutes: totalMinutes! };
    expect(contentOf(times)).toMatchObject({ prepMinutes: prep, cookMinutes: cook, restMinutes: rest });
  });

  test('has servings, not things that are counted', () => {
    const servings = { from: 6, to: 8, unit: 'serving' as const, text: '6-8' };
    expect(contentOf({ yields: servings }).servings).toBe(6);
    expect(contentOf({ yields: { ...servings, from: 36, unit: 'item' } }).servings).toBe(4);
    expect(contentOf({ yields: { ...servings, from: 4000 } }).servings).toBe(4);
  });

  test('fits into a recipe, however long the page is', () => {
    const long = 'я'.repeat(9000);
    const many = Array.from({ length: 300 }, (_, at) => `${String(at)} ${long}`);
    const given = {
      title: long,
      ingredients: [{ name: long, lines: many }],
      steps: [{ name: long, lines: many }],
    };
    const content = contentOf(given);
    expect(content.name.uk).toHaveLength(120);
    expect(content.stages).toHaveLength(60);
    expect(content.stages[0]).toMatchObject({ group: { uk: long.slice(0, 80) } });
    const lines = linesOfPage(page(given));
    expect(lines).toHaveLength(100);
    expect(Math.max(...lines.map(({ text }) => text.length))).toBe(300);
  });

  test('names what its page leaves out', () => {
    const bare = page({ title: null, description: null, ingredients: [], steps: [] });
    const content = contentOfPage(bare, 'uk', { categories, address: null, pictureId: null });
    expect(missingOf(bare, content, null)).toEqual([
      'title',
      'description',
      'category',
      'servings',
      'picture',
      'ingredients',
      'steps',
      'time',
    ]);
    expect(isPartial(bare)).toBe(true);
    expect(isPartial(page())).toBe(false);
  });

  test('has a step’s only time for its timer', () => {
    const lines = ['Варіть 40 хвилин.', 'Варіть 5 хвилин, потім 10 хвилин.', 'Подавайте.'];
    expect(contentOf({ steps: [{ name: null, lines }] }).stages.map(({ minutes }) => minutes)).toEqual([
      40,
      null,
      null,
    ]);
  });
});

describe('what was brought', () => {
  test('is a page or a text', () => {
    expect(isMarkup('<!DOCTYPE html><p>a')).toBe(true);
    expect(isMarkup('Борщ <3, 2 > 1')).toBe(false);
    expect(savedFrom('<!-- saved from url=(0021)https://example.org/a -->')).toBe('https://example.org/a');
    expect(savedFrom('<p>')).toBeNull();
  });

  test('is written into a page as it is', () => {
    const html = htmlOfText('Борщ & <щи>\n\nІнгредієнти:\n2 буряки');
    expect(html).toContain('<h1>Борщ &amp; &lt;щи&gt;</h1>');
    expect(html).toContain('<h2>Інгредієнти:</h2>');
    expect(html).toContain('<p>2 буряки</p>');
  });

  const ofText = (text: string) => {
    const found = understandPage(htmlOfText(text), '');
    if (found.kind === 'none') return found.because;
    const linesOf = (groups: PageRecipe['steps']) => groups.flatMap(({ lines }) => lines);
    return [found.recipe.title, linesOf(found.recipe.ingredients), linesOf(found.recipe.steps)];
  };
  const FOODS = ['500 г сиру', '2 яйця', 'дрібка солі', 'родзинки за смаком'];
  const SAYS = ['Змішати сир із яйцями.', 'Смажити 10 хвилин.'];
  test.each([
    ['a gap between', `Сирники\n\n${FOODS.join('\n')}\n\n${SAYS.join('\n')}`],
    ['no gap at all', ['Сирники', ...FOODS, ...SAYS].join('\n')],
    ['gaps everywhere', ['Сирники', ...FOODS, ...SAYS].join('\n\n')],
    ['numbers before steps', `Сирники\n\n${FOODS.join('\n')}\n\n1. ${SAYS[0]}\n2. ${SAYS[1]}`],
    [
      'a heading of the ingredients alone',
      `Сирники\nІнгредієнти:\n${FOODS.join('\n')}\n\n${SAYS.join('\n')}`,
    ],
    ['both headings', `Сирники\nІнгредієнти:\n${FOODS.join('\n')}\nПриготування:\n${SAYS.join('\n')}`],
    ['something told first', `Сирники\nНа сніданок для всіх.\n\n${FOODS.join('\n')}\n\n${SAYS.join('\n')}`],
  ])('is a recipe with %s', (_, text) => {
    expect(ofText(text)).toEqual(['Сирники', FOODS, SAYS]);
  });

  const INTRO = 'Смачні «домашні» сирники, рецепт на 3 порції';
  test.each([
    ['alone', `Сирники\n${INTRO}\n\n${FOODS.join('\n')}\n\n${SAYS.join('\n')}`, INTRO],
    [
      'before a heading',
      `Сирники\n\n${INTRO}\nПорцій: 3\n\nІнгредієнти:\n${FOODS.join('\n')}\nПриготування:\n${SAYS.join('\n')}`,
      INTRO,
    ],
    [
      'that says nothing of servings',
      `Сирники\nНа сніданок для всіх.\n\n${FOODS.join('\n')}\n\n${SAYS.join('\n')}`,
      'На сніданок для всіх.',
    ],
    ['of facts alone', `Сирники\nПорцій: 3\n\n${FOODS.join('\n')}\n\n${SAYS.join('\n')}`, null],
  ])('keeps its introduction for the description: %s', (_, text, description) => {
    const found = understandPage(htmlOfText(text), '');
    if (found.kind === 'none') throw new Error(found.because);
    expect(found.recipe.description).toBe(description);
    expect(ofText(text)).toEqual(['Сирники', FOODS, SAYS]);
    if (text.includes('3 порції')) expect(found.recipe.yields?.from).toBe(3);
  });

  test('of a page without markup keeps the line of its servings, if that says more', () => {
    const html = `<h1>Сирники</h1><p>${INTRO}</p><h2>Інгредієнти</h2><ul><li>${FOODS.join('<li>')}</ul><h2>Приготування</h2><ol><li>${SAYS.join('<li>')}</ol>`;
    expect(understandPage(html, '')).toMatchObject({ recipe: { description: INTRO, yields: { from: 3 } } });
  });

  test('that is no recipe for its length is guessed nothing of', () => {
    const long = `Список\n${'\n1 яйце\n'.repeat(300)}\nЗмішати. Смажити.`;
    expect(htmlOfText(long)).not.toContain('<ol>');
    expect(htmlOfText(long.replace(/(?:\n1 яйце\n)+/, '\n1 яйце\n2 яйця\n'))).toContain('<ol>');
  });

  test('without full stops, in a block of its own', () => {
    const says = ['Змішати сир із яйцями', 'Смажити 10 хвилин'];
    expect(ofText(`Сирники\n\n${FOODS.join('\n')}\n\n${says.join('\n')}`)).toEqual(['Сирники', FOODS, says]);
  });

  test('keeps what is listed in a block of its own among the ingredients', () => {
    const more = ['100 г сметани', 'мед'];
    expect(ofText(`Сирники\n\n${FOODS.join('\n')}\n\n${more.join('\n')}`)).toEqual([
      'Сирники',
      [...FOODS, ...more],
      [],
    ]);
  });

  test('in English and in Russian', () => {
    const en = ['2 cups flour', '1 1/2 cups milk', '2 eggs'];
    expect(ofText(`Pancakes\n\n${en.join('\n')}\n\nMix everything.\nFry for 5 minutes.`)).toEqual([
      'Pancakes',
      en,
      ['Mix everything.', 'Fry for 5 minutes.'],
    ]);
    const ru = ['500 г творога', '3 ст. л. муки', 'соль'];
    expect(ofText(`Сырники\n${ru.join('\n')}\nСмешать и жарить 10 минут.`)).toEqual([
      'Сырники',
      ru,
      ['Смешать и жарить 10 минут.'],
    ]);
  });
});

test.each([
  [200, null],
  [404, 'gone'],
  [403, 'blocked'],
  [429, 'wait'],
  [503, 'blocked'],
  [500, 'unreachable'],
  [302, 'unreachable'],
])('a status %i is %s', (status, expected) => {
  expect(outcomeOfStatus({ status, retryAfter: undefined })).toBe(expected);
});

test.each([
  ['sign-in', 'blocked'],
  ['blocked', 'blocked'],
  ['empty', 'none'],
  ['no-recipe', 'none'],
  ['tooLarge', 'large'],
  ['tooLong', 'failed'],
] as const)('a page without a recipe, because it is %s, is %s', (because, outcome) => {
  expect(outcomeOfNone(because)).toBe(outcome);
});

test.each([
  ['120', '2026-01-01T12:02:00.000Z'],
  ['Thu, 01 Jan 2026 13:00:00 GMT', '2026-01-01T13:00:00.000Z'],
  ['Thu, 01 Jan 2026 11:00:00 GMT', null],
  ['Thu, never', null],
  ['0', null],
  ['-5', null],
  ['999999', null],
  ['99999999999999999999', null],
  ['soon', null],
  [undefined, null],
])('a site that wants us to wait %s is asked again at %s', (retryAfter, expected) => {
  expect(waitUntil({ retryAfter }, '2026-01-01T12:00:00.000Z')).toBe(expected);
});

test('a site that is down for a while wants us to wait', () => {
  expect(outcomeOfStatus({ status: 503, retryAfter: '60' })).toBe('wait');
  expect(outcomeOfStatus({ status: 429, retryAfter: undefined })).toBe('wait');
});
