/**
 * The contract suite: the same for every section, run by `npm test` for all and by a release for the one that is
 * released (SYTNO_SECTION).
 *
 * @jest-environment jsdom
 */
import '../jest/browser-setup.mjs';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { API_VERSION, apiCovers, SECTION_CONTRACT, SECTIONS } from '@sytno/contract';
import { root } from './workspace.mjs';

const LANGUAGES = ['uk', 'ru', 'en'] as const;
const chosen = process.env.SYTNO_SECTION;
const sections = SECTIONS.filter((name) => chosen === undefined || name === chosen);

// What a section's build puts in.
Object.assign(globalThis, { SECTION_VERSION: 'spec' });

/** As much of a section and of the kit as is looked at here; the tooling knows neither by type. */
interface Section {
  readonly Section: { readonly pages?: readonly string[] };
  readonly loadTexts: (lng: string) => Promise<Texts>;
}
interface Kit {
  sectionFault: (value: unknown) => string | undefined;
}
interface Routes {
  PAGES: Readonly<Record<string, { section: string | null }>>;
  pathTo: (page: string, lng: string, params: Record<string, string>) => string;
}
interface Stand {
  renderOnStand: (
    element: unknown,
    stand: { texts: Record<string, Texts>; path: string },
  ) => { container: { textContent: string | null }; unmount: () => void };
  waitFor: (look: () => void) => Promise<void>;
}
type Texts = { [key: string]: string | Texts };

/** Dotted keys of a tree of texts, in order. */
const keysOf = (tree: Texts, path = ''): string[] =>
  Object.entries(tree)
    .flatMap(([key, value]) => (typeof value === 'string' ? [path + key] : keysOf(value, `${path}${key}.`)))
    .sort();
/** Languages count differently: the forms of a plural are one text. */
const withoutPlurals = (keys: string[]) => [
  ...new Set(keys.map((key) => key.replace(/_(one|few|many|other)$/, ''))),
];

const { createElement }: { createElement: (type: unknown, props: object) => unknown } = createRequire(
  join(root, 'packages/kit/package.json'),
)('react');
const kit: Kit = await import(join(root, 'packages/kit/src/index.ts'));
const routes: Routes = await import(join(root, 'packages/kit/src/routes/index.ts'));
const stand: Stand = await import(join(root, 'packages/kit/src/stand/index.ts'));

test('there is a section to look at', () => {
  expect(sections.length).toBeGreaterThan(0);
});

describe.each(sections)('%s', (name) => {
  const { sytno } = JSON.parse(readFileSync(join(root, `mfe-${name}`, 'package.json'), 'utf8')) as {
    sytno: { pages: string[]; api: string };
  };
  let section: Section;

  beforeAll(async () => {
    const module: { section: Section } = await import(join(root, `mfe-${name}/src/section.tsx`));
    section = module.section;
  }, 60_000);

  test('is a section of this shell', () => {
    expect(kit.sectionFault(section)).toBeUndefined();
    expect(section).toMatchObject({ name, contract: SECTION_CONTRACT, version: 'spec' });
  });

  test('has the pages that it promises, no more and no fewer, and all of them are its own', () => {
    const there = [...(section.Section.pages ?? [])];
    expect(there.sort()).toEqual([...sytno.pages].sort());
    for (const page of sytno.pages) expect([page, routes.PAGES[page]?.section]).toEqual([page, name]);
  });

  test('says the same in all languages, and leaves nothing empty', async () => {
    const trees = await Promise.all(LANGUAGES.map((lng) => section.loadTexts(lng)));
    const [first, ...others] = trees.map((tree) => withoutPlurals(keysOf(tree)));
    for (const other of others) expect(other).toEqual(first);
  });

  test('asks for a contract of the API that there is', () => {
    expect(sytno.api).toMatch(/^\d+\.\d+$/);
    expect(apiCovers(API_VERSION, sytno.api)).toBe(true);
  });

  test.each(sytno.pages)('shows %s in a shell that has no data yet', async (page) => {
    const texts = { [name]: await section.loadTexts('uk') };
    const params = { id: '00000000-0000-4000-8000-000000000000', token: 'token' };
    const path = routes.pathTo(page, 'uk', params);
    const view = stand.renderOnStand(createElement(section.Section, { page, lng: 'uk' }), { texts, path });
    await stand.waitFor(() => expect(view.container.textContent?.length).toBeGreaterThan(0));
    view.unmount();
  });
});
