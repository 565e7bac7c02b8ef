import { beforeEach, describe, expect, test } from '@jest/globals';
import { settled, type RecipeContent, type WrittenLine } from '@sytno/domain';
import { draftKey, draftsOf, DRAFT_KEY, dropDraft, keepDraft, saysMore, type Draft } from './drafts';
import { faultsOf, otherLanguage, serverFaults } from './faults';
import { figuresOf } from './figures';
import {
  contentOf,
  emptyContent,
  formOf,
  headingItem,
  lineItem,
  stepItem,
  typedItem,
  understoodItems,
  withoutLanguage,
  writingIn,
} from './form';
import { aFood } from './testing/foods';
import { newId } from './new-id';
import { minutesIn } from './use-editor';

const line = (given: Partial<WrittenLine> = {}): WrittenLine => ({
  ingredientId: 'potato',
  food: {},
  quantity: 100,
  quantityTo: null,
  unit: 'g',
  comment: {},
  group: {},
  optional: false,
  ...given,
});
const content = (given: Partial<RecipeContent> = {}): RecipeContent =>
  settled({
    ...emptyContent('uk'),
    name: { uk: 'Деруни' },
    description: { uk: 'Хрумкі.' },
    categoryId: 'soups',
    ...given,
  });

describe('a form', () => {
  test('says what it began with, headings and all', () => {
    const written = content({
      languages: ['en', 'uk'],
      name: { uk: 'Деруни', en: 'Pancakes' },
      lines: [
        line(),
        line({ group: { uk: 'Тісто', en: 'Dough' } }),
        line({ unit: 'to_taste', quantity: null }),
      ],
      stages: [
        { text: { uk: 'Раз.' }, minutes: 5, group: { uk: 'Спершу' } },
        { text: { uk: 'Два.' }, minutes: null, group: {} },
      ],
      cookMinutes: 20,
    });
    const form = formOf(written, 'uk');
    expect(form.language).toBe('uk');
    expect(form.lines.map(({ kind }) => kind)).toEqual(['line', 'heading', 'line', 'line']);
    expect(contentOf(form)).toEqual(written);
  });

  test('moves a heading with the rows that it stands above, and drops one above nothing', () => {
    const form = {
      ...formOf(content(), 'uk'),
      lines: [headingItem({ uk: 'Начинка' }), lineItem(line()), headingItem({ uk: 'Нічого' })],
      steps: [stepItem({ uk: ' ' }), headingItem({ uk: 'Печемо' }), stepItem({ uk: 'Раз.' })],
    };
    expect(contentOf(form).lines.map(({ group }) => group)).toEqual([{ uk: 'Начинка' }]);
    expect(contentOf(form).stages).toEqual([
      { text: { uk: 'Раз.' }, minutes: null, group: { uk: 'Печемо' } },
    ]);
  });

  test('keeps the words of a line that nobody has read yet', () => {
    const form = { ...formOf(content(), 'uk'), lines: [typedItem('2 яйця')] };
    expect(contentOf(form).lines[0]).toMatchObject({ ingredientId: null, food: { uk: '2 яйця' } });
  });

  test('takes a line as it was understood, in as many rows as it has foods', () => {
    const typed = typedItem('сіль, перець');
    const understood = {
      line: line({ unit: 'to_taste', quantity: null }),
      candidates: ['salt'],
      otherUnits: [],
    };
    const rows = understoodItems(typed, { text: '', heading: null, lines: [understood, understood] }, 'uk');
    expect(rows[0]?.key).toBe(typed.key);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(2);
    expect(understoodItems(typed, { text: '', heading: 'Соус', lines: [] }, 'uk')).toEqual([
      { kind: 'heading', key: typed.key, words: { uk: 'Соус' } },
    ]);
  });

  test('gets a language and loses it', () => {
    const both = writingIn(formOf(content(), 'uk'), 'en');
    expect(both).toMatchObject({ language: 'en', languages: ['uk', 'en'] });
    expect(withoutLanguage(both, 'en')).toMatchObject({ language: 'uk', languages: ['uk'] });
    expect(withoutLanguage(formOf(content(), 'uk'), 'uk').languages).toEqual(['uk']);
  });

  test.each([
    ['Варіть 20 хвилин.', 20],
    ['Варіть 5 хвилин, потім печіть 40 хвилин.', null],
    ['Натріть.', null],
    ['Збивайте 30 секунд.', null],
  ])('%s: a timer of %s', (step, minutes) => {
    expect(minutesIn(step, 'uk')).toBe(minutes);
  });
});

describe('what keeps it from being saved', () => {
  test('is told by places, the bounds of numbers among them', () => {
    const form = {
      ...formOf(content({ lines: [line({ quantity: null })] }), 'uk'),
      servings: null,
      restMinutes: 30_000,
    };
    expect([...faultsOf(form)]).toEqual([
      ['lines.0.quantity', 'line.quantity'],
      ['servings', 'blank'],
      ['restMinutes', 'number.range'],
    ]);
  });

  test('may stand in another language than the one that is shown', () => {
    const faults = serverFaults([{ path: 'content.name.en', code: 'title.required' }]);
    expect(otherLanguage(faults, 'uk')).toBe('en');
    expect(otherLanguage(faults, 'en')).toBeUndefined();
  });
});

describe('live figures', () => {
  const foods = new Map([['potato', aFood()]]);
  test('are those of a serving, with what is not counted', () => {
    const form = {
      ...formOf(content({ servings: 2, lines: [line({ quantity: 400 })] }), 'uk'),
      newLine: '',
    };
    const { nutrition, cost } = figuresOf(form, foods);
    expect(nutrition.perServing.kcal).toBeCloseTo(160);
    expect(cost).toMatchObject({ minor: 800, currency: 'UAH' });
    const more = { ...form, lines: [...form.lines, typedItem('2 яйця')] };
    expect(figuresOf(more, foods).nutrition.completeness.missing).toEqual([
      { line: 1, reason: 'no-ingredient' },
    ]);
  });

  test('wait for servings that are not filled in', () => {
    expect(figuresOf({ ...formOf(content(), 'uk'), servings: null }, foods).servings).toBe(1);
  });
});

describe('a draft', () => {
  const at = '2026-11-20T10:00:00.000Z';
  const draft = (given: Partial<Draft> = {}): Draft => ({
    key: draftKey('anna', 'one'),
    recipeId: '7b1e0000-0000-4000-8000-000000000001',
    base: null,
    form: formOf(content({ lines: [line()] }), 'uk'),
    at,
    ...given,
  });
  beforeEach(() => {
    localStorage.clear();
  });

  test('is its writer’s alone, the newest first, and read as it was', () => {
    keepDraft(localStorage, draft());
    keepDraft(localStorage, draft({ key: draftKey('anna', 'two'), at: '2026-11-21T10:00:00.000Z' }));
    keepDraft(localStorage, draft({ key: draftKey('borys', 'three') }));
    const found = draftsOf(localStorage, 'anna', '2026-11-22T10:00:00.000Z');
    expect(found.map(({ key }) => key)).toEqual([draftKey('anna', 'two'), draftKey('anna', 'one')]);
    const [newest] = found;
    expect(newest && contentOf(newest.form)).toEqual(contentOf(draft().form));
  });

  test('goes after a month, when it is dropped, and when it is none', () => {
    keepDraft(localStorage, draft());
    expect(draftsOf(localStorage, 'anna', '2026-12-19T10:00:00.000Z')).toHaveLength(1);
    expect(draftsOf(localStorage, 'anna', '2026-12-21T10:00:00.000Z')).toHaveLength(0);
    keepDraft(localStorage, draft());
    dropDraft(localStorage, draft().key);
    localStorage.setItem(`${DRAFT_KEY}.anna.broken`, '{"shape":1,"form":{}}');
    localStorage.setItem(`${DRAFT_KEY}.anna.older`, '{"shape":0}');
    expect(draftsOf(localStorage, 'anna', at)).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  test('that the browser has no room for is no crash', () => {
    const full = {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    } as unknown as Storage;
    expect(keepDraft(full, draft())).toBe(false);
  });

  test('is worth keeping once it says more than the recipe', () => {
    const form = formOf(content(), 'uk');
    expect(saysMore(form, content())).toBe(false);
    expect(saysMore({ ...form, newStep: 'Натріть' }, content())).toBe(true);
    expect(saysMore({ ...form, servings: 5 }, content())).toBe(true);
    expect(saysMore(formOf(emptyContent('uk'), 'uk'), null)).toBe(false);
  });
});

test('a new id is a UUID of version 4, another each time', () => {
  const ids = Array.from({ length: 200 }, newId);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(200);
});
