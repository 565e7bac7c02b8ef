// @ts-check
/**
 * A text is asked for by a dotted key, which no compiler knows: a key that is nowhere shows itself to a
 * person instead of words. Every key that stands in code, whole or by its beginning, is looked up in the
 * texts of the namespace that the file asks.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { evaluate } from '../src/evaluate.mjs';
import { readParts, root } from '../src/workspace.mjs';
import { SPEC, WORDS, sourceFiles } from './source-files.mjs';

/** @typedef {{ [key: string]: string | Tree }} Tree texts by key, nested */
/** @typedef {Record<string, Tree>} Namespaces by name */

/** Where the texts of a namespace stand that is no section's, and by which name code speaks of it. */
/** @type {Record<string, { file: string, constant: string }>} */
const SHARED = {
  shell: { file: 'shell/src/texts/uk.ts', constant: 'SHELL_TEXTS' },
  door: { file: 'shell/src/door/texts/uk.ts', constant: 'DOOR_TEXTS' },
  kit: { file: 'packages/kit/src/texts/uk.ts', constant: 'KIT_TEXTS' },
  // Words that a section brings along only with the parts that speak them.
  'recipes-composition': { file: 'mfe-recipes/src/texts/composition.uk.ts', constant: 'COMPOSITION_TEXTS' },
  'recipes-publishing': { file: 'mfe-recipes/src/texts/publishing.uk.ts', constant: 'PUBLISHING_TEXTS' },
  'expert-groups': { file: 'mfe-expert/src/texts/groups.uk.ts', constant: 'GROUP_TEXTS' },
  'recipes-admin': { file: 'mfe-recipes/src/texts/admin.uk.ts', constant: 'ADMIN_TEXTS' },
};
const PLURALS = ['_one', '_few', '_many', '_other'];
/** Names that a function of texts goes by where it is handed on. */
const SPEAKERS = new Set(['t', 'kit']);

/** @param {Tree} tree @param {string} path @returns {string | Tree | undefined} */
const at = (tree, path) =>
  path
    .split('.')
    .reduce(
      (/** @type {string | Tree | undefined} */ node, key) =>
        typeof node === 'object' ? node[key] : undefined,
      tree,
    );

/** @param {Tree} tree @param {string} key whether it is a text, in one form or in plural forms */
const isText = (tree, key) =>
  typeof at(tree, key) === 'string' || PLURALS.some((form) => typeof at(tree, key + form) === 'string');

/**
 * Which namespaces each name of a file speaks: `const { t: kit } = useTexts(KIT_TEXTS)`.
 * @param {ts.SourceFile} tree @returns {Map<string, Set<string>>}
 */
function speakersIn(tree) {
  const constants = new Map(Object.entries(SHARED).map(([name, { constant }]) => [constant, name]));
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isCallExpression(node.initializer)) {
      const { expression, arguments: given } = node.initializer;
      const [asked] = given;
      if (expression.getText(tree) === 'useTexts' && asked) {
        const word = ts.isStringLiteral(asked) ? asked.text : constants.get(asked.getText(tree));
        for (const name of namesOf(node.name, tree)) {
          const spoken = found.get(name) ?? new Set();
          found.set(name, spoken.add(word ?? '?'));
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** @param {ts.BindingName} name @param {ts.SourceFile} tree @returns {string[]} */
function namesOf(name, tree) {
  if (ts.isIdentifier(name)) return [name.text];
  if (!ts.isObjectBindingPattern(name)) return [];
  return name.elements
    .filter((element) => (element.propertyName ?? element.name).getText(tree) === 't')
    .map((element) => element.name.getText(tree));
}

/** Keys that a call may ask for, whole ones and beginnings. @param {ts.Expression} given @returns {{ key: string, whole: boolean }[]} */
function keysIn(given) {
  if (ts.isStringLiteralLike(given)) return [{ key: given.text, whole: true }];
  if (ts.isConditionalExpression(given)) return [...keysIn(given.whenTrue), ...keysIn(given.whenFalse)];
  if (ts.isTemplateExpression(given)) {
    const { text } = given.head;
    return text.includes('.') ? [{ key: text.slice(0, text.lastIndexOf('.')), whole: false }] : [];
  }
  return [];
}

/**
 * @param {string} file @param {string} source
 * @param {Namespaces} texts
 * @param {readonly string[]} own namespaces that a function of texts may speak that was handed to the file
 * @returns {string[]}
 */
export function keyBreaches(file, source, texts, own) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const speakers = speakersIn(tree);
  /** @type {string[]} */
  const found = [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isCallExpression(node) && node.arguments[0]) {
      const { expression } = node;
      const name =
        ts.isPropertyAccessExpression(expression) && expression.name.text === 't'
          ? expression.expression.getText(tree)
          : expression.getText(tree);
      const spoken = speakers.get(name);
      if (spoken ?? SPEAKERS.has(name)) {
        const asked = [...(spoken ?? own)].flatMap((word) => (texts[word] ? [texts[word]] : []));
        // A namespace of another kind, as the stand's or the sample's, has its own way of being right.
        const known = !spoken || [...spoken].every((word) => texts[word]);
        for (const { key, whole } of known ? keysIn(node.arguments[0]) : []) {
          const right = asked.some((words) =>
            whole ? isText(words, key) : typeof at(words, key) === 'object',
          );
          const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
          if (!right) found.push(`${file}:${line + 1} no text is called “${key}”${whole ? '' : '.…'}.`);
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/**
 * A number in a sentence asks for a form that its language has and the number wants: "other" is English for many and
 * Ukrainian for a half. Whoever has one form has all four; the languages have the same keys by their types.
 * @param {string} name of the namespace @param {Tree} tree @param {readonly string[]} [path] @returns {string[]}
 */
export function formBreaches(name, tree, path = []) {
  const stems = new Set(
    Object.keys(tree).flatMap((key) => {
      const form = PLURALS.find((ending) => key.endsWith(ending));
      return form ? [key.slice(0, -form.length)] : [];
    }),
  );
  return [
    ...[...stems].flatMap((stem) =>
      PLURALS.filter((form) => !(stem + form in tree)).map(
        (form) => `${name}: “${[...path, stem].join('.')}” has no form ${form}.`,
      ),
    ),
    ...Object.entries(tree).flatMap(([key, inner]) =>
      typeof inner === 'object' ? formBreaches(name, inner, [...path, key]) : [],
    ),
  ];
}

/** @param {string} base @returns {Promise<Namespaces>} */
async function readTexts(base) {
  const sections = readParts(base).filter(({ kind }) => kind === 'remote');
  const files = [
    ...Object.entries(SHARED).map(([name, { file }]) => [name, file]),
    ...sections.map(({ name, dir }) => [name, `${dir}/src/texts/uk.ts`]),
  ];
  const read = files.map(async ([name = '', file = '']) => [name, (await evaluate(join(base, file))).uk]);
  return Object.fromEntries(await Promise.all(read));
}

/** @param {string} file @returns {string[]} */
function ownOf(file) {
  const section = /^mfe-(\w+)\//.exec(file)?.[1];
  if (section) {
    const later = Object.keys(SHARED).filter((name) => name.startsWith(`${section}-`));
    return [section, ...later, 'kit'];
  }
  return file.startsWith('shell/') ? ['shell', 'door', 'kit'] : ['kit'];
}

/** @param {string} [base] @returns {Promise<string[]>} */
export async function keys(base = root) {
  const words = await readTexts(base);
  const asking = sourceFiles(/^(shell|mfe-\w+|packages\/kit)\/src\/.*\.tsx?$/, base).filter(
    (file) => !WORDS.test(file) && !SPEC.test(file) && !/(^|\/)(stand|testing)\//.test(file),
  );
  return [
    ...Object.entries(words).flatMap(([name, tree]) => formBreaches(name, tree)),
    ...asking.flatMap((file) =>
      keyBreaches(file, readFileSync(join(base, file), 'utf8'), words, ownOf(file)),
    ),
  ];
}
