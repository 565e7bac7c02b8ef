import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { understandPage, type PageRecipe } from './index';
import { EXPECTED, OWN_PAGES } from './testing/own-pages';
import { OWN_PROGRAMS, OWN_SHAPES, USUAL } from './testing/own-shapes';

interface OddPage {
  readonly id: string;
  readonly url: string;
  readonly html: string;
  readonly why: string;
  readonly expected: {
    readonly error?: string;
    readonly note?: string;
    readonly title?: string;
    readonly ingredients?: readonly string[];
    readonly instructions?: readonly string[];
    readonly groups?: readonly string[];
    readonly sections?: readonly string[];
    readonly yieldsNumber?: number;
    readonly yieldsTo?: number;
    readonly yieldsUnit?: string;
    readonly totalTimeMin?: number;
    readonly image?: string;
    readonly nutrients?: Readonly<Record<string, number>>;
  };
}

const { cases } = JSON.parse(
  readFileSync(new URL('./testing/import-oddities.json', import.meta.url), 'utf8'),
) as { cases: readonly OddPage[] };

/** The recipe in the words of the odd pages. */
const told = (recipe: PageRecipe) => ({
  title: recipe.title,
  ingredients: recipe.ingredients.flatMap(({ lines }) => lines),
  instructions: recipe.steps.flatMap(({ lines }) => lines),
  groups: recipe.ingredients.map(({ name }) => name),
  sections: recipe.steps.map(({ name }) => name),
  yieldsNumber: recipe.yields?.from,
  yieldsTo: recipe.yields?.to,
  yieldsUnit: recipe.yields?.unit,
  totalTimeMin: recipe.totalMinutes ?? undefined,
  image: recipe.image,
  nutrients: recipe.nutrients,
});

describe('odd pages', () => {
  // The page whose case is its encoding is read where bytes become text.
  test.each(cases.filter(({ expected }) => !expected.note))('$id: $why', ({ html, url, expected }) => {
    const understood = understandPage(html, url);
    if (expected.error) {
      expect(understood.kind).toBe('none');
      return;
    }
    if (understood.kind !== 'recipe') throw new Error(`no recipe: ${understood.because}`);
    const got = told(understood.recipe);
    expect(got).toMatchObject(expected);
    expect([got.yieldsNumber, got.totalTimeMin]).toEqual([expected.yieldsNumber, expected.totalTimeMin]);
  });

  test('two recipes on a page are told of', () => {
    const page = cases.find(({ id }) => id === 'two-recipes');
    const understood = understandPage(page?.html ?? '', 'https://example.org/r');
    if (understood.kind !== 'recipe') throw new Error(`no recipe: ${understood.because}`);
    const { choices, recipesOnPage, title } = understood.recipe;
    expect([choices.length, recipesOnPage]).toEqual([2, 2]);
    expect(choices).toContain(title);
    for (const pick of choices) {
      const picked = understandPage(page?.html ?? '', 'https://example.org/r', { pick });
      expect(picked).toMatchObject({ kind: 'recipe', recipe: { title: pick, choices } });
    }
  });

  test('a page that asks to sign in is told from one without a recipe', () => {
    const because = (id: string) =>
      understandPage(cases.find((page) => page.id === id)?.html ?? '', 'https://example.org/');
    expect(because('login-wall')).toEqual({ kind: 'none', because: 'sign-in' });
    expect(because('empty-body')).toEqual({ kind: 'none', because: 'empty' });
    expect(because('not-a-recipe')).toEqual({ kind: 'none', because: 'no-recipe' });
  });

  test.each([
    ['<title>Just a moment...</title><p>Checking that you are no robot.</p>', 'blocked'],
    ['<title>Borscht</title><script src="/cdn-cgi/challenge-platform/h/b.js"></script>', 'blocked'],
    ['<title>Kitchen</title><p>One more step</p><div class="h-captcha"></div>', 'blocked'],
    [
      `<title>News</title><p>${'Spring has come. '.repeat(60)}</p><div class="g-recaptcha"></div>`,
      'no-recipe',
    ],
  ])('a wall against programs is told from a page: %s', (html, because) => {
    expect(understandPage(html, 'https://example.org/')).toEqual({ kind: 'none', because });
  });
});

describe('pages that tell machines nothing', () => {
  test.each(Object.entries(OWN_PAGES))('%s', (_, html) => {
    const understood = understandPage(html, 'https://example.org/borshch');
    if (understood.kind !== 'recipe') throw new Error(`no recipe: ${understood.because}`);
    const { title, ingredients, instructions } = told(understood.recipe);
    expect({ title, ingredients, instructions }).toEqual({
      title: 'Борщ',
      ingredients: EXPECTED.lines,
      instructions: EXPECTED.steps,
    });
    expect(understood.recipe.sources).toEqual({ ingredients: 'page', steps: 'page' });
  });

  // With fewer values than names the last would be taken for a callback that is waited for.
  test.each(OWN_SHAPES.map(([about, html, expected = {}]) => [about, html, expected] as const))(
    '%s',
    (_, html, expected) => {
      const understood = understandPage(html, 'https://example.org/borshch');
      if (understood.kind !== 'recipe') throw new Error(`no recipe: ${understood.because}`);
      const { title, ingredients, steps } = understood.recipe;
      expect({
        title,
        groups: ingredients.map(({ name, lines }) => [name, ...lines]),
        steps: steps.flatMap(({ lines }) => lines),
      }).toEqual({ title: 'Борщ', ...USUAL, ...expected });
    },
  );

  test.each(OWN_PROGRAMS)('told to the program alone: %s', (_, html) => {
    const understood = understandPage(html, 'https://example.org/borshch');
    if (understood.kind !== 'recipe') throw new Error(`no recipe: ${understood.because}`);
    expect(told(understood.recipe)).toMatchObject({
      title: 'Борщ',
      ingredients: ['500 г буряка', '2 моркви', '1 ст. л. оцту', 'сіль за смаком'],
      instructions: EXPECTED.steps,
      yieldsNumber: 4,
    });
    expect(understood.recipe.sources.ingredients).toBe('state');
  });
});
