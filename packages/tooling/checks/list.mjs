// @ts-check
/** Every check of `npm run check`, the slow ones first so that two at a time end together. */
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { run } from '../src/processes.mjs';
import { readParts, root } from '../src/workspace.mjs';
import { api } from './api.mjs';
import { budgets } from './budgets.mjs';
import { catalog } from './catalog.mjs';
import { keys } from './keys.mjs';
import { mirror } from './mirror.mjs';
import { names } from './names.mjs';
import { texts } from './texts.mjs';

/** @typedef {{ name: string, run: () => Promise<{ ok: boolean, output: string }> }} Check */

/** One for each place that code runs in. @param {string} where */
const types = (where) =>
  tool(`types (${where})`, () => [
    script('typescript', 'tsc'),
    '-p',
    `tsconfig.${where}.json`,
    '--pretty',
    'false',
  ]);

const rootRequire = createRequire(join(root, 'package.json'));

/** The script behind a package's command. @param {string} name @param {string} [command] */
function script(name, command = name) {
  const file = manifestOf(name);
  const { bin } = rootRequire(file);
  return join(dirname(file), typeof bin === 'string' ? bin : bin[command]);
}

/** Found by folder: some packages do not export their package.json. @param {string} name */
const manifestOf = (name) => join(root, 'node_modules', name, 'package.json');

/** Colours are noise in a file, and some tools write them wherever CI is set. */
/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, NO_COLOR: '1' };
delete env.FORCE_COLOR;

/** @param {string} name @param {() => [string, ...string[]]} command script and arguments @returns {Check} */
const tool = (name, command) => ({
  name,
  run: async () => {
    mkdirSync(join(root, '.cache'), { recursive: true });
    const { code, output } = await run(process.execPath, ['--max-old-space-size=4096', ...command()], {
      cwd: root,
      env,
    });
    return { ok: code === 0, output: output.trim() };
  },
});

/** @param {string} name @param {() => Promise<string[]>} breaches @returns {Check} */
const reading = (name, breaches) => ({
  name,
  run: async () => {
    const found = await breaches();
    return { ok: found.length === 0, output: found.join('\n') };
  },
});

/** Folders of what a browser runs. */
const pages = () => [
  'packages/kit',
  ...readParts()
    .map(({ dir }) => dir)
    .filter((dir) => dir !== 'backend'),
];

/** One for each part, so that two go side by side. @param {string} part @param {string[]} what */
const lint = (part, what) =>
  tool(`lint (${part})`, () => [
    script('eslint'),
    ...what,
    '--max-warnings=0',
    '--cache',
    `--cache-location=.cache/eslint-${part}/`,
  ]);

/** Folders whose imports are looked at: what is built, tests included, without configuration files. */
const walled = () =>
  [
    ...['domain', 'contract', 'kit'].map((name) => `packages/${name}/src`),
    ...readParts().map(({ dir }) => `${dir}/src`),
    'e2e',
  ].filter((dir) => existsSync(join(root, dir)));

/** @type {Check[]} */
export const checks = [
  lint('pages', pages()),
  lint('rest', ['.', ...pages().flatMap((dir) => ['--ignore-pattern', `${dir}/`])]),
  types('browser'),
  types('node'),
  types('e2e'),
  tool('format', () => [
    script('prettier'),
    '.',
    '--check',
    '--log-level=warn',
    '--cache',
    '--cache-location=.cache/prettier',
    '--cache-strategy=content',
  ]),
  tool('knip', () => [script('knip'), '--no-progress']),
  tool('walls', () => [
    script('dependency-cruiser'),
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'err-long',
    ...walled(),
  ]),
  reading('mirror', mirror),
  reading('catalog', catalog),
  reading('texts', texts),
  reading('keys', keys),
  reading('names', names),
  reading('budgets', budgets),
  reading('api', api),
];
