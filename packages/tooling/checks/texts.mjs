// @ts-check
/**
 * What a person reads is said in three languages, in texts/ folders. A word written into a component or
 * a service would be right in one language and missing in two.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../src/workspace.mjs';
import { SPEC, WORDS, sourceFiles } from './source-files.mjs';

const CYRILLIC = /\p{Script=Cyrillic}/u;
const LETTER = /\p{L}/u;
/** Attributes whose value is shown or spoken. */
const SPOKEN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
]);

/** @param {ts.Node} node @returns {string | null} what is wrong with it */
function breach(node) {
  if (ts.isJsxText(node) && LETTER.test(node.text)) return `words in JSX: “${node.text.trim()}”`;
  if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
    const spoken = SPOKEN.has(node.name.getText()) && LETTER.test(node.initializer.text);
    if (spoken) return `words in ${node.name.getText()}: “${node.initializer.text}”`;
  }
  const literal =
    ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
  return literal && CYRILLIC.test(node.text) ? `Cyrillic in code: “${node.text}”` : null;
}

/** @param {string} file @param {string} source @returns {string[]} */
export function textBreaches(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  /** @type {string[]} */
  const found = [];
  const visit = (/** @type {ts.Node} */ node) => {
    const wrong = breach(node);
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    if (wrong) found.push(`${file}:${line + 1} ${wrong}; it belongs into texts/.`);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Words of docs/glossary.md, and what is not said instead of them. */
const SAID = [
  { not: /експерт\p{L}*/giu, but: 'фахівець' },
  { not: /эксперт\p{L}*/giu, but: 'специалист' },
];

/** @param {string} file @param {string} source @returns {string[]} */
export function wordBreaches(file, source) {
  return source
    .split('\n')
    .flatMap((line, at) =>
      SAID.flatMap(({ not, but }) =>
        [...line.matchAll(not)].map(
          ([word]) => `${file}:${at + 1} says “${word}”: the glossary’s word is “${but}”.`,
        ),
      ),
    );
}

/**
 * Test code speaks as it likes; so does the tooling, which is for developers. The error catalogue holds
 * code, status and the three sentences of each error side by side, on purpose.
 */
const EXEMPT =
  /^(e2e|docs|deploy|packages\/tooling)\/|(^|\/)(stand|testing)\/|^packages\/contract\/src\/errors(-\w+)?\.ts$/;

const TOOLING = /^packages\/tooling\//;

/** @param {string} [base] @returns {Promise<string[]>} */
export async function texts(base = root) {
  const files = sourceFiles(/\.(ts|tsx|mjs)$/, base).filter((file) => !SPEC.test(file));
  const read = (/** @type {string} */ file) => readFileSync(join(base, file), 'utf8');
  return [
    ...files
      .filter((file) => !WORDS.test(file) && !EXEMPT.test(file))
      .flatMap((file) => textBreaches(file, read(file))),
    ...files.filter((file) => !TOOLING.test(file)).flatMap((file) => wordBreaches(file, read(file))),
  ];
}
