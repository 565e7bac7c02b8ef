import { describe, expect, it } from '@jest/globals';
import { budgetBreaches, needsLater } from './budgets.mjs';

const budgets = {
  shell: { scripts: 1000, style: 100, texts: 100 },
  phone: { first: 120 },
  door: { landing: 700 },
  later: { popups: 500 },
  section: { entry: 100, section: 400, texts: 50, style: 50 },
  firstSection: { bytes: 1500, requests: 8 },
};
const shell = { scripts: 900, style: 50, texts: 50, requests: 4 };
const recipes = { entry: 90, section: 300, texts: 40, style: 10, later: false, requests: 4 };
const of = (given: {
  shell?: typeof shell | null;
  recipes?: Partial<typeof recipes>;
  popups?: number;
  landing?: number;
  phone?: number;
}) =>
  budgetBreaches(
    {
      shell: given.shell === undefined ? shell : given.shell,
      door: { landing: given.landing ?? 600 },
      phone: given.phone ?? null,
      later: { popups: given.popups ?? 400 },
      sections: { recipes: { ...recipes, ...given.recipes } },
    },
    budgets,
  );

describe('budgets', () => {
  it('are kept', () => expect(of({})).toEqual([]));

  it.each([
    [{ recipes: { entry: 101 } }, /^recipes entry is/],
    [{ recipes: { style: 51 } }, /^recipes style is/],
    [{ landing: 701 }, /^door: landing is/],
    [{ phone: 121 }, /^The list on a phone: first is/],
    [{ popups: 501 }, /^shell, later: popups is/],
    [{ shell: { ...shell, style: 101 } }, /^shell style is/],
    [{ recipes: { requests: 5 } }, /^The first view of recipes takes 9 requests, 8 at most/],
    [{ recipes: { later: true } }, /^recipes needs @sytno\/kit\/ui-more for its first view/],
  ])('%j breaks one', (given, what) => {
    expect(of(given)).toEqual([expect.stringMatching(what)]);
  });

  it('the whole may be too much although each part keeps its own', () => {
    expect(of({ shell: { ...shell, scripts: 1000 }, recipes: { section: 390 } })).toEqual([
      expect.stringMatching(/^The first view of recipes: bytes is/),
    ]);
  });

  it('a section built alone is held to its own', () => {
    expect(of({ shell: null, recipes: { section: 401 } })).toEqual([
      expect.stringMatching(/^recipes section/),
    ]);
  });
});

describe('what a section waits for', () => {
  const share = (id: string, key: string) => `${id}:()=>i("default","${key}",!1,[1,2,0,0])`;
  const entry = (first: string) =>
    `var e={${share('655', 'react')},${share('12', '@sytno/kit/ui-more')},${share('7', 'jotai')}};` +
    `r.chunkMapping={section:[${first}],editor:[655,12]}`;

  it.each([
    ['655,12,7', true],
    ['655,7', false],
    ['655,121', false],
  ])('its first script with %s', (first, waits) => expect(needsLater(entry(first))).toBe(waits));

  it('needs nothing later that it never names', () => {
    expect(needsLater(`var e={${share('12', 'react')}};r.chunkMapping={section:[12]}`)).toBe(false);
  });
});
