// @ts-check
/**
 * What a person has to fetch before the first section stands, held to packages/tooling/budgets.json. Read
 * from what is built, each part by itself: without a build there is nothing to say. `npm test` builds first.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readParts, root } from '../src/workspace.mjs';

/**
 * @typedef {{ scripts: number, style: number, texts: number }} ShellSizes texts: of the longest language
 * @typedef {{ entry: number, section: number, texts: number, style: number }} SectionSizes
 * @typedef {object} Sizes bytes after gzip
 * @property {ShellSizes & { requests: number } | null} shell null when it is not built
 * @property {number | null} phone what the list on a phone begins with: scripts, style and the longest texts
 * @property {Record<string, number> | null} door what a page before the sign-in needs, by its file; style: of all
 * @property {Record<string, number>} later what the shell holds ready for later, by name
 * @property {Record<string, SectionSizes & { later: boolean, requests: number }>} sections by name; later:
 *   its first script cannot run without what was to come later
 *
 * @typedef {object} Budgets
 * @property {ShellSizes} shell
 * @property {Record<string, number>} door
 * @property {Record<string, number>} later
 * @property {SectionSizes} section
 * @property {{ first: number }} phone
 * @property {{ bytes: number, requests: number }} firstSection
 */

const KB = 1024;
const LATER = '@sytno/kit/ui-more';

/** @param {number} bytes */
const kb = (bytes) => `${(bytes / KB).toFixed(1)} KB`;

/** @param {string} what @param {Record<string, number>} sizes @param {Record<string, number>} most */
const over = (what, sizes, most) =>
  Object.entries(most)
    .filter(([key, limit]) => (sizes[key] ?? 0) > limit)
    .map(([key, limit]) => `${what} ${key} is ${kb(sizes[key] ?? 0)} after gzip, ${kb(limit)} at most.`);

/** @param {Sizes} sizes @param {Budgets} budgets @returns {string[]} one sentence a breach */
export function budgetBreaches({ shell, door, phone, later, sections }, budgets) {
  const parts = Object.entries(sections);
  const own = parts.flatMap(([name, { entry, section, texts, style }]) =>
    over(name, { entry, section, texts, style }, { ...budgets.section }),
  );
  const waits = parts
    .filter(([, section]) => section.later)
    .map(
      ([name]) =>
        `${name} needs ${LATER} for its first view: import what uses it in a file that is itself imported later.`,
    );
  const before = [
    ...(door ? over('door:', door, budgets.door) : []),
    ...(phone === null ? [] : over('The list on a phone:', { first: phone }, { ...budgets.phone })),
  ];
  if (!shell) return [...own, ...waits, ...before];
  const { scripts, style, texts } = shell;
  const first = parts.flatMap(([name, section]) => {
    const bytes = scripts + style + texts + section.entry + section.section + section.style + section.texts;
    const requests = shell.requests + section.requests;
    const { firstSection: most } = budgets;
    return [
      ...over(`The first view of ${name}:`, { bytes }, { bytes: most.bytes }),
      ...(requests > most.requests
        ? [`The first view of ${name} takes ${requests} requests, ${most.requests} at most.`]
        : []),
    ];
  });
  return [
    ...over('shell', { scripts, style, texts }, { ...budgets.shell }),
    ...over('shell, later:', later, budgets.later),
    ...before,
    ...own,
    ...waits,
    ...first,
  ];
}

/** @param {string} file */
const sizeOf = (file) => gzipSync(readFileSync(file), { level: 9 }).length;

/** @param {readonly string[]} files */
const sum = (files) => files.reduce((total, file) => total + sizeOf(file), 0);

/** @param {readonly string[]} files */
const largest = (files) => Math.max(0, ...files.map(sizeOf));

/** @param {string} dist @returns {Sizes['shell']} */
function readShell(dist) {
  const pages = join(dist, 'pages.json');
  if (!existsSync(pages)) return null;
  /** @type {{ template: string, texts: Record<string, string> }} */
  const { template, texts } = JSON.parse(readFileSync(pages, 'utf8'));
  const assets = [...template.matchAll(/(?:src|href)="(\/static\/[^"]+)"/g)].map(([, path]) => path ?? '');
  const of = (/** @type {string} */ ending) =>
    assets.filter((path) => path.endsWith(ending)).map((path) => join(dist, path));
  return {
    scripts: sum(of('.js')),
    style: sum(of('.css')),
    texts: largest(Object.values(texts).map((path) => join(dist, path))),
    requests: assets.length + 1,
  };
}

/** Pages of the door that have a file of their own; the others share one. */
const DOOR_FILES = ['landing', 'oferta'];

/** The largest page of each file, in whatever language is longest. @param {string} dist @returns {Sizes['door']} */
function readDoor(dist) {
  const pages = join(dist, 'pages.json');
  if (!existsSync(pages)) return null;
  /** @type {{ door: { template: string, pages: { page: string, files: string[] }[] } }} */
  const { door } = JSON.parse(readFileSync(pages, 'utf8'));
  const first = [...door.template.matchAll(/(?:src|href)="(\/static\/[^"]+)"/g)].map(
    ([, path]) => path ?? '',
  );
  const size = (/** @type {readonly string[]} */ paths, /** @type {string} */ ending) =>
    sum(paths.filter((path) => path.endsWith(ending)).map((path) => join(dist, path)));
  /** @type {Record<string, number>} */
  const sizes = { style: size(first, '.css') };
  for (const { page, files } of door.pages) {
    const name = DOOR_FILES.includes(page) ? page : 'auth';
    sizes[name] = Math.max(sizes[name] ?? 0, size([...first, ...files], '.js'));
  }
  return sizes;
}

/** @param {string} dist of the shell @returns {Record<string, number>} */
function readLater(dist) {
  const folder = join(dist, 'static');
  const scripts = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.js')) : [];
  const of = (/** @type {RegExp} */ name) =>
    sum(scripts.filter((file) => name.test(file)).map((file) => join(folder, file)));
  const aria = of(/^aria\./);
  return { popups: of(/^popups\./) + aria, 'ui-more': of(/ui-more_index/) + aria };
}

/**
 * Whether a section's first script waits for what was to come later: webpack writes into the entry which
 * shared modules each file needs.
 * @param {string} entry source of a remote's entry @returns {boolean}
 */
export function needsLater(entry) {
  const [before, ...rest] = entry.split(`"default","${LATER}"`);
  if (rest.length === 0) return false;
  const id = [...(before ?? '').matchAll(/(\d+|"[^"]+"):\(\)=>/g)].at(-1)?.[1];
  const first = /\bsection:\[([^\]]*)\]/.exec(entry)?.[1]?.split(',') ?? [];
  return id !== undefined && first.includes(id);
}

/** @param {string} dist of the section that has it @returns {Sizes['phone']} */
function readPhone(dist) {
  const page = join(dist, 'phone.json');
  if (!existsSync(page)) return null;
  /** @type {{ scripts: string[], styles: string[], texts: Record<string, string> }} */
  const { scripts, styles, texts } = JSON.parse(readFileSync(page, 'utf8'));
  const at = (/** @type {string} */ file) => join(dist, file);
  return sum([...scripts, ...styles].map(at)) + largest(Object.values(texts).map(at));
}

/** @param {string} dist of a section @returns {Sizes['sections'][string] | null} */
function readSection(dist) {
  const file = join(dist, 'release.json');
  if (!existsSync(file)) return null;
  /** @type {{ preload: string[], texts: Record<string, string> }} */
  const { preload, texts } = JSON.parse(readFileSync(file, 'utf8'));
  const paths = preload.map((name) => join(dist, name));
  const entry = paths.filter((path) => basename(path).startsWith('remoteEntry.'));
  const script = paths.filter((path) => /^section\..*\.js$/.test(basename(path)));
  const style = paths.filter((path) => path.endsWith('.css'));
  return {
    entry: sum(entry),
    section: sum(script),
    style: sum(style),
    texts: largest(Object.values(texts).map((name) => join(dist, name))),
    later: entry.some((path) => needsLater(readFileSync(path, 'utf8'))),
    requests: preload.length + 1,
  };
}

/** What one section, as it is built, breaks by itself. @param {string} name @param {string} [base] @returns {string[]} */
export function sectionBreaches(name, base = root) {
  const sizes = readSection(join(base, `mfe-${name}`, 'dist'));
  const limits = JSON.parse(readFileSync(join(base, 'packages/tooling/budgets.json'), 'utf8'));
  if (!sizes) return [`${name} is not built.`];
  return budgetBreaches(
    {
      shell: null,
      door: null,
      phone: readPhone(join(base, `mfe-${name}`, 'dist')),
      later: {},
      sections: { [name]: sizes },
    },
    limits,
  );
}

/** @param {string} [base] @returns {Promise<string[]>} */
export async function budgets(base = root) {
  const limits = JSON.parse(readFileSync(join(base, 'packages/tooling/budgets.json'), 'utf8'));
  const remotes = readParts(base).filter(({ kind }) => kind === 'remote');
  const sections = remotes.flatMap(({ name, dir }) => {
    const sizes = readSection(join(base, dir, 'dist'));
    return sizes ? [/** @type {const} */ ([name, sizes])] : [];
  });
  const shell = join(base, 'shell/dist');
  const sizes = {
    shell: readShell(shell),
    door: readDoor(shell),
    phone: readPhone(join(base, 'mfe-grocery/dist')),
    later: readLater(shell),
    sections: Object.fromEntries(sections),
  };
  return budgetBreaches(sizes, limits);
}
