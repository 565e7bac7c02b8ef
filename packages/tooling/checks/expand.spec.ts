import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../src/workspace.mjs';

const folder = join(root, 'backend/src/migrations');
/** The last migration from before releases had to work side by side. */
const BEFORE = 66;
/** What the release before would stumble over. */
const BREAKS =
  /\bdrop (column|table)\b|\brename (column|to)\b|\bset not null\b|\badd (column )?(?!constraint)\w+ (?:(?!default|,|;|`)[\s\S])*\bnot null\b(?![^,;`]*default)/i;
/** Says which release stopped reading what is removed here. */
const CONTRACT = /\/\*\* Contract: .+/;

const breaks = (source: string): boolean => BREAKS.test(source) && !CONTRACT.test(source);

test('a migration expands, or says what it contracts (docs/operator.md, a release without a pause)', () => {
  const later = readdirSync(folder).filter((name) => Number(/^(\d+)/.exec(name)?.[1] ?? 0) > BEFORE);
  const up = (name: string) => readFileSync(join(folder, name), 'utf8').split(/async down\(/)[0] ?? '';
  expect(later.filter((name) => breaks(up(name)))).toEqual([]);
});

test.each<[string, boolean]>([
  ['alter table a add column b text', false],
  ['alter table a add column b integer not null default 0', false],
  ['alter table a add column b integer default 0 not null', false],
  ['create table a (b text not null)', false],
  ['alter table a add column b text not null', true],
  ['alter table a drop column b', true],
  ['alter table a rename column b to c', true],
  ['alter table a alter column b set not null', true],
  ['/** Contract: nobody reads b since 0.2.0 */ alter table a drop column b', false],
])('%s breaks the release before: %s', (source, expected) => {
  expect(breaks(source)).toBe(expected);
});
