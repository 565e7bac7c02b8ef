// @ts-check
/** Files are found by name: PascalCase.tsx a component, kebab-case the rest, no drawer of odds and ends. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../src/workspace.mjs';
import { SPEC, WORDS, sourceFiles } from './source-files.mjs';

const LONGEST = 400;
const DRAWERS = /^(utils?|helpers?|managers?|common|misc)\d*$/i;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PASCAL = /^[A-Z][A-Za-z0-9]*$/;
/** Written by a tool for a tool, under the name the tool wants. */
const GIVEN = /(^|\/)(\.[^/]+|README|LICENSE|ARCHITECTURE|Dockerfile)/;
/** What webpack exposes is lower case in every remote: it is a door, not a component. */
const DOORS = /^(section|main|index)$/;

/** The component a kebab-case file would be named after: query-view → QueryView. @param {string} stem */
const componentOf = (stem) => stem.replace(/(^|-)([a-z0-9])/g, (_, __, letter) => letter.toUpperCase());

/** @param {string} file path from the root @param {string} source @returns {string[]} */
export function nameBreaches(file, source) {
  const segments = file.split('/');
  const base = segments.pop() ?? '';
  const [stem = '', ...roles] = base.replace(/\.(ts|tsx|mjs|cjs|js)$/, '').split('.');
  const spec = SPEC.test(file);
  /** @type {string[]} */
  const found = [];
  const say = (/** @type {string} */ what) => found.push(`${file} ${what}`);
  if ([stem, ...roles, ...segments].some((word) => DRAWERS.test(word))) {
    say('is named after no thing: say what it holds.');
  }
  const lines = source.split('\n').length - 1;
  if (lines > LONGEST && !spec && !WORDS.test(file))
    say(`has ${lines} lines; over ${LONGEST} a file is two.`);
  if (GIVEN.test(file)) return found;
  const pascalAllowed = file.endsWith('.tsx') || (spec && file.endsWith('.ts'));
  const good = KEBAB.test(stem) || (pascalAllowed && PASCAL.test(stem));
  if (!good) say('is neither kebab-case nor, for a component, PascalCase.tsx.');
  else if (
    file.endsWith('.tsx') &&
    !spec &&
    KEBAB.test(stem) &&
    !DOORS.test(stem) &&
    !stem.endsWith('-context')
  ) {
    const component = componentOf(stem);
    const exported = new RegExp(`^export (async )?(function|const|class) ${component}\\b`, 'm').test(source);
    if (exported) say(`exports ${component}: it is to be called ${component}.tsx.`);
  }
  for (const folder of segments)
    if (!KEBAB.test(folder)) say(`lies in “${folder}”, which is not kebab-case.`);
  return [...new Set(found)];
}

/** @param {string} [base] @returns {Promise<string[]>} */
export async function names(base = root) {
  return sourceFiles(/\.(ts|tsx|mjs|cjs|js)$/, base).flatMap((file) =>
    nameBreaches(file, readFileSync(join(base, file), 'utf8')),
  );
}
