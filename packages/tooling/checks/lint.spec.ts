import { describe, expect, it } from '@jest/globals';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import config from '../../../eslint.config.mjs';

/** The rules of our own making: they need no types, so each can be tried on a line of code. */
const OURS = ['no-restricted-syntax', 'no-restricted-imports'];

const blocks = config.flatMap(({ files, ignores, rules = {} }): Linter.Config[] => {
  const own = Object.fromEntries(Object.entries(rules).filter(([name]) => OURS.includes(name)));
  if (Object.keys(own).length === 0 || !files) return [];
  return [{ files, rules: own, ...(ignores ? { ignores } : {}) }];
});
const parser = {
  files: ['**/*.{ts,tsx,mjs}'],
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { ecmaFeatures: { jsx: true } },
  },
};

const complaints = (file: string, code: string) =>
  new Linter()
    .verify(code, [parser, ...blocks], { filename: file })
    .map(({ ruleId, message }) => ruleId ?? message);

const PAGE = 'mfe-recipes/src/catalog/CatalogPage.tsx';

describe('lint refuses', () => {
  it.each([
    ['a default export', PAGE, 'export default function Page() {}'],
    ['a default export in a script', 'packages/tooling/src/hash.mjs', 'export default 1;'],
    ['the default import of styled-components', PAGE, "import styled from 'styled-components'; styled;"],
    ['the default import in the shell', 'shell/src/a.tsx', "import styled from 'styled-components'; styled;"],
    [
      'a global style in a section',
      PAGE,
      "import { createGlobalStyle } from 'styled-components'; createGlobalStyle;",
    ],
    ['a part that stays away once it failed', PAGE, "import { lazy } from 'react'; lazy;"],
    ['a Date in a page', PAGE, 'const today = new Date();'],
    ['the clock in the domain', 'packages/domain/src/food/a.ts', 'const now = Date.now();'],
    ['the clock in a service', 'backend/src/recipes/a.service.ts', 'const now = Date.parse("x");'],
    ['a way out of a service of its own', 'backend/src/recipes/a.service.ts', 'await fetch("http://x");'],
    ['that way out by its object', 'backend/src/recipes/a.ts', 'await globalThis.fetch("http://x");'],
    ['a request by node:http', 'backend/src/recipes/a.ts', "import { request } from 'node:http'; request;"],
    ['a request by undici', 'backend/src/platform/web/a.ts', "import { request } from 'undici'; request;"],
    ['a request by a late import', 'backend/src/platform/time/clock.ts', "await import('node:https');"],
    ['text inserted as HTML', PAGE, 'const a = <p dangerouslySetInnerHTML={{ __html: "" }} />;'],
    [
      'text inserted as HTML in a clock file',
      'packages/kit/src/format/a.tsx',
      'document.body.innerHTML = "";',
    ],
  ])('%s', (_, file, code) => expect(complaints(file, code)).toHaveLength(1));
});

describe('lint allows', () => {
  it.each([
    ['a default export in a configuration file', 'mfe-recipes/webpack.config.mjs', 'export default 1;'],
    ['a default export in e2e’s configuration', 'e2e/playwright.config.ts', 'export default 1;'],
    ['styled by name', PAGE, "import { styled } from 'styled-components'; styled;"],
    [
      'the shell’s global style',
      'shell/src/a.tsx',
      "import { createGlobalStyle } from 'styled-components'; createGlobalStyle;",
    ],
    ['Date in the calendar', 'packages/domain/src/time/day.ts', 'const a = new Date(0);'],
    ['Date in the formats', 'packages/kit/src/format/day.ts', 'const a = new Date(0);'],
    [
      'types of node:http',
      'backend/src/platform/web/a.ts',
      "import type { Server } from 'node:http'; let a: Server;",
    ],
    [
      'the one way out',
      'backend/src/platform/outgoing/a.ts',
      "import { request } from 'node:http'; request;",
    ],
    ['a request of a spec', 'backend/src/recipes/a.api.spec.ts', 'await fetch("http://x");'],
    ['a request of the pages', 'packages/kit/src/session/a.ts', 'await fetch("http://x");'],
    ['the backend’s clock', 'backend/src/platform/time/clock.ts', 'const a = Date.now();'],
  ])('%s', (_, file, code) => expect(complaints(file, code)).toEqual([]));
});
