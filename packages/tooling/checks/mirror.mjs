// @ts-check
/**
 * One word for each feature, the same in contract, backend, remote and tests: whoever knows the word
 * knows every folder. This check keeps it so.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../src/workspace.mjs';

/** @type {Record<string, string[]>} the table of ARCHITECTURE.md */
export const FEATURES = {
  recipes: [
    'catalog',
    'recipe',
    'editor',
    'pictures',
    'composition',
    'import',
    'ingredients',
    'review',
    'publishing',
    'admin',
  ],
  mealplans: [
    'dashboard',
    'firstrun',
    'menu',
    'facts',
    'parameters',
    'generator',
    'templates',
    'review',
    'kitchen',
    'products',
    'notes',
    'cookings',
    'calendar',
    'ahead',
    'print',
    'guests',
    'together',
  ],
  grocery: ['lists', 'build', 'lines', 'prices', 'sharing', 'shops', 'phone', 'together'],
  account: [
    'session',
    'registration',
    'password',
    'profile',
    'household',
    'subscription',
    'payments',
    'price',
    'ads',
    'messages',
    'administration',
  ],
  expert: ['practice', 'groups', 'courses', 'applications', 'consultations', 'review'],
};

/** Their pages are the shell's, so that a broken section locks nobody out. */
const SHELL_ONLY = ['session', 'registration', 'password'];
const FREE = ['texts'];

/**
 * @typedef {object} Found what a section consists of
 * @property {string[]} remote folders of mfe-<section>/src
 * @property {string[]} backend folders of backend/src/<section>
 * @property {string[]} contract keys of the section in the contract
 *
 * @param {Record<string, Found>} sections @returns {string[]} one sentence a breach
 */
export function mirrorBreaches(sections) {
  return Object.entries(sections).flatMap(([section, { remote, backend, contract }]) => {
    const words = FEATURES[section];
    if (!words) return [`${section} is no section: the sections are ${Object.keys(FEATURES).join(', ')}.`];
    const strangers = (
      /** @type {string[]} */ found,
      /** @type {string[]} */ allowed,
      /** @type {string} */ where,
    ) =>
      found
        .filter((word) => !allowed.includes(word))
        .map((word) => `${where} has “${word}”; the words of ${section} there are ${allowed.join(', ')}.`);
    return [
      ...strangers(
        remote,
        [...words.filter((word) => !SHELL_ONLY.includes(word)), ...FREE],
        `mfe-${section}/src`,
      ),
      ...strangers(backend, [...words, ...FREE], `backend/src/${section}`),
      ...strangers(contract, words, `the contract of ${section}`),
    ];
  });
}

/** @param {ts.Expression} node @returns {ts.Expression} without `as const` and `satisfies` */
const bare = (node) =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? bare(node.expression) : node;

/** @param {ts.Node | undefined} node @returns {[string, ts.Node][]} properties of an object literal */
function properties(node) {
  if (!node || !ts.isExpression(node)) return [];
  const object = bare(node);
  if (!ts.isObjectLiteralExpression(object)) return [];
  return object.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name)
      ? [/** @type {[string, ts.Node]} */ ([property.name.text, property.initializer])]
      : [],
  );
}

/**
 * Section and feature keys of the object literal `routes`.
 * @param {string} source text of packages/contract/src/routes.ts @returns {Record<string, string[]>}
 */
export function contractFeatures(source) {
  const file = ts.createSourceFile('routes.ts', source, ts.ScriptTarget.Latest, true);
  const declarations = file.statements
    .filter(ts.isVariableStatement)
    .flatMap((one) => [...one.declarationList.declarations]);
  const routes = declarations.find(({ name }) => ts.isIdentifier(name) && name.text === 'routes');
  return Object.fromEntries(
    properties(routes?.initializer).map(([section, features]) => [
      section,
      properties(features).map(([word]) => word),
    ]),
  );
}

/** @param {string} dir */
const foldersOf = (dir) =>
  existsSync(dir)
    ? readdirSync(dir, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];

/** @param {string} [base] @returns {Promise<string[]>} */
export async function mirror(base = root) {
  const contract = contractFeatures(readFileSync(join(base, 'packages/contract/src/routes.ts'), 'utf8'));
  const remotes = foldersOf(base).filter((name) => name.startsWith('mfe-'));
  const sections = new Set([
    ...Object.keys(FEATURES),
    // What the platform itself answers, such as the live stream, belongs to no section.
    ...Object.keys(contract).filter((name) => name !== 'platform'),
    ...remotes.map((name) => name.slice(4)),
  ]);
  return mirrorBreaches(
    Object.fromEntries(
      [...sections].map((section) => [
        section,
        {
          remote: foldersOf(join(base, `mfe-${section}/src`)),
          backend: foldersOf(join(base, 'backend/src', section)),
          contract: contract[section] ?? [],
        },
      ]),
    ),
  );
}
