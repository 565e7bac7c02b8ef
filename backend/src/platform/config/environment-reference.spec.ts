import { expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from '../../testing/template';
import { environment } from './environment';
import { referenced, referencePage } from './environment-reference';

const FILE = `${ROOT}/docs/configuration.md`;

test('the reference speaks of every variable, once', () => {
  expect(referenced().sort()).toEqual(Object.keys(environment.shape).sort());
});

test('docs/configuration.md is what the schema says', () => {
  if (process.env['SYTNO_WRITE_DOCS'] === '1') writeFileSync(FILE, referencePage());
  expect(readFileSync(FILE, 'utf8')).toBe(referencePage());
});
