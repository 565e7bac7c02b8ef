// @ts-check
/** `npm run new -- section/feature`: the folders, the call between them and their specs, all under one word. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { RELEASED } from '../checks/api.mjs';
import { contractFeatures, FEATURES } from '../checks/mirror.mjs';
import { root } from '../src/workspace.mjs';
import { withElement, withImport, withProperty } from './edits.mjs';
import { newFiles, TEXTS } from './templates.mjs';

/** @typedef {import('./templates.mjs').Feature} Feature */

const WORD = /^[a-z]{3,20}$/;
const VERSION_FILE = 'packages/contract/src/api-version.ts';
const ROUTES = 'packages/contract/src/routes.ts';

/**
 * What was asked for, when it can be made.
 * @param {string | undefined} asked `grocery/pantry` @param {string} base @returns {Feature}
 * @throws a sentence when it cannot
 */
export function featureOf(asked, base = root) {
  const [section = '', word = '', ...more] = (asked ?? '').split('/');
  const sections = Object.keys(FEATURES);
  if (!sections.includes(section) || more.length > 0 || !WORD.test(word)) {
    throw new Error(
      `Say npm run new -- section/feature: a section is ${sections.join(', ')}, a feature one word of small letters.`,
    );
  }
  const known = contractFeatures(readFileSync(join(base, ROUTES), 'utf8'))[section] ?? [];
  const taken = [`backend/src/${section}/${word}`, `mfe-${section}/src/${word}`].filter((dir) =>
    existsSync(join(base, dir)),
  );
  if (known.includes(word)) taken.push(`a call of the contract of ${section}`);
  if (taken.length > 0) throw new Error(`“${word}” is there already: ${taken.join(', ')}.`);
  return { section, word, name: word.charAt(0).toUpperCase() + word.slice(1) };
}

/** Where a section's calls are joined. @param {string} section @param {string} base */
function moduleOf(section, base) {
  const dir = `backend/src/${section}`;
  const file = readdirSync(join(base, dir)).find(
    (name) =>
      name.endsWith('.module.ts') && readFileSync(join(base, dir, name), 'utf8').includes('controllers:'),
  );
  if (!file) throw new Error(`${dir} has no module with calls.`);
  return `${dir}/${file}`;
}

/** What the call of a feature is made of. */
const CALL_IMPORTS = [
  `import { oc } from '@orpc/contract';`,
  `import { z } from 'zod';`,
  `import { routes } from './routes';`,
];

/** Changes of files that are there. @param {Feature} feature @param {string} base @returns {Record<string, (source: string) => string>} */
function changes({ section, word, name }, base) {
  const path = `/${section}/${word}`;
  /** @type {Record<string, (source: string) => string>} */
  const changed = {
    [ROUTES]: (source) =>
      withProperty(source, {
        constant: 'routes',
        path: [section],
        text: `${word}: { show: call('GET', '${path}') }`,
      }),
    [`packages/contract/src/${section}.ts`]: (source) =>
      withProperty(CALL_IMPORTS.reduce(withImport, source), {
        constant: section,
        text: `${word}: { show: oc.route({ ...routes.${section}.${word}.show, summary: 'How many ${word} there are' })
          .output(z.strictObject({ count: z.int() })) }`,
      }),
    'packages/contract/src/access.ts': (source) =>
      withProperty(source, {
        constant: 'CALL_ACCESS',
        path: [section],
        text: `${word}: { show: 'profile.read' }`,
      }),
    [moduleOf(section, base)]: (source) => {
      const imported = withImport(
        withImport(source, `import { ${name}Controller } from './${word}/${word}.controller';`),
        `import { ${name}Service } from './${word}/${word}.service';`,
      );
      const called = withElement(imported, { key: 'controllers', text: `${name}Controller` });
      return withElement(called, { key: 'providers', text: `${name}Service` });
    },
  };
  for (const [language, texts] of Object.entries(TEXTS)) {
    changed[`mfe-${section}/src/texts/${language}.ts`] = (source) =>
      withProperty(source, { constant: language, text: `${word}: ${JSON.stringify(texts)}` });
  }
  if (!FEATURES[section]?.includes(word)) {
    changed['packages/tooling/checks/mirror.mjs'] = (source) =>
      withElement(source, { key: section, text: `'${word}'` });
  }
  return changed;
}

/** @param {string} base @param {string} file @param {string} source */
async function write(base, file, source) {
  const target = join(base, file);
  mkdirSync(dirname(target), { recursive: true });
  const settings = await resolveConfig(join(root, file));
  writeFileSync(target, await format(source, { ...settings, filepath: target }));
}

/** The contract has grown: its minor stands one above the last released one. @param {string} base */
function grown(base) {
  const source = readFileSync(join(base, VERSION_FILE), 'utf8');
  const released = JSON.parse(readFileSync(join(base, RELEASED), 'utf8')).info.version;
  const [major, minor] = released.split('.').map(Number);
  return source.replace(`API_VERSION = '${released}'`, `API_VERSION = '${major}.${minor + 1}'`);
}

/**
 * Makes a feature.
 * @param {Feature} feature @param {string} [base] the checkout @returns {Promise<string[]>} the files that were written
 */
export async function makeFeature(feature, base = root) {
  const files = newFiles(feature);
  for (const [file, change] of Object.entries(changes(feature, base))) {
    files[file] = change(readFileSync(join(base, file), 'utf8'));
  }
  files[VERSION_FILE] = grown(base);
  for (const [file, source] of Object.entries(files)) await write(base, file, source);
  return Object.keys(files).sort();
}
