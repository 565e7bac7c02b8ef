import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../src/workspace.mjs';
import { contractFeatures, FEATURES, mirror, mirrorBreaches } from './mirror.mjs';

const section = (name: string, part: Partial<Record<'remote' | 'backend' | 'contract', string[]>>) =>
  mirrorBreaches({ [name]: { remote: [], backend: [], contract: [], ...part } });

describe('feature words', () => {
  it.each([
    ['recipes', { remote: ['catalog', 'recipe', 'texts'], backend: ['catalog'], contract: ['review'] }],
    ['account', { backend: ['session', 'registration', 'password'], contract: ['session'] }],
    ['expert', {}],
  ])('of %s may be %j', (name, part) => expect(section(name, part)).toEqual([]));

  it.each([
    ['recipes', { remote: ['catalogue'] }, 'mfe-recipes/src has “catalogue”'],
    ['recipes', { remote: ['components'] }, 'mfe-recipes/src has “components”'],
    ['grocery', { backend: ['menu'] }, 'backend/src/grocery has “menu”'],
    ['grocery', { contract: ['list'] }, 'the contract of grocery has “list”'],
    ['grocery', { contract: ['texts'] }, 'the contract of grocery has “texts”'],
    ['account', { remote: ['session'] }, 'mfe-account/src has “session”'],
    ['billing', {}, 'billing is no section'],
  ])('of %s may not be %j', (name, part, words) => {
    expect(section(name, part)).toEqual([expect.stringContaining(words)]);
  });
});

it('the contract’s words are read from its route table', () => {
  const source =
    'const o = {}; export const routes = { recipes: { catalog: { list: f() } }, expert: {} } as const;';
  expect(contractFeatures(source)).toEqual({ recipes: ['catalog'], expert: [] });
  const real = contractFeatures(readFileSync(join(root, 'packages/contract/src/routes.ts'), 'utf8'));
  expect(Object.keys(real).sort()).toEqual([...Object.keys(FEATURES), 'platform'].sort());
});

it('this repository keeps to them', async () => expect(await mirror()).toEqual([]));
