/**
 * What the compiler does not see. Rules that only repeat what TypeScript or prettier say are left off;
 * every relaxation says why.
 */
import compat from 'eslint-plugin-compat';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const BROWSER = [
  'packages/kit/{src,stand}/**/*.{ts,tsx}',
  'shell/src/**/*.{ts,tsx}',
  'mfe-*/src/**/*.{ts,tsx}',
];
/** What the pages promise to work in; an interface that one of them lacks is a breach. */
const BROWSERS = ['Safari >= 16.4', 'iOS >= 16.4', 'Firefox ESR', 'last 2 Chrome versions'];
const TESTS = [
  '**/*.spec.{ts,tsx}',
  'e2e/**/*.ts',
  '**/stand/**/*.{ts,tsx}',
  'backend/src/**/testing/**/*.ts',
];
const CONFIGURATION = ['**/*.config.{mjs,ts}', '.dependency-cruiser.mjs', 'packages/tooling/jest/*.mjs'];
/** The only places that ask the machine for the time or speak of days as Date. */
const CLOCKS = [
  'packages/domain/src/time/day.ts',
  'packages/kit/src/format/**',
  'backend/src/platform/time/clock.ts',
  'packages/tooling/**',
  'e2e/**',
  '**/*.spec.{ts,tsx}',
];

const NO_DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: a thing is called the same wherever it is used.',
};
const NO_DATE = [
  'NewExpression[callee.name="Date"]',
  'CallExpression[callee.name="Date"]',
  'MemberExpression[object.name="Date"]',
].map((selector) => ({
  selector,
  message:
    "Days are 'YYYY-MM-DD', instants ISO strings; the time is an argument or comes from the clock file.",
}));
const NO_HTML = [
  'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
  'Property[key.name="dangerouslySetInnerHTML"]',
].map((selector) => ({
  selector,
  message: 'Nothing is ever inserted as HTML: a token in local storage is lost to one injection.',
}));
const NO_INNER_HTML = {
  selector: 'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/]',
  message: 'Nothing is ever inserted as HTML: a token in local storage is lost to one injection.',
};

/** Types may come from there; asking may not. */
const WEB = '/^(node:)?https?2?$|^(undici|axios|got|node-fetch|ky|superagent)$/';
const NO_OTHER_WAY_OUT = [
  'CallExpression[callee.name="fetch"]',
  'MemberExpression[object.name=/^(globalThis|global)$/][property.name="fetch"]',
  `ImportDeclaration[importKind!="type"][source.value=${WEB}]`,
  `ImportExpression[source.value=${WEB}]`,
].map((selector) => ({
  selector,
  message: 'Every request to another server goes through platform/outgoing, which looks at where it leads.',
}));

const STYLED = {
  defaultImport: {
    name: 'styled-components',
    importNames: ['default'],
    message:
      "Write import { styled } from 'styled-components': the default import is broken in Node's ES modules.",
  },
  globalStyle: {
    name: 'styled-components',
    importNames: ['createGlobalStyle'],
    message: 'Global styles are the shell’s: a section’s would reach all others.',
  },
};

/** It keeps a file that failed to come for ever. */
const REACT_LAZY = {
  name: 'react',
  importNames: ['lazy'],
  message: 'Use laterPart of the kit: lazy keeps a file that failed to come, and no retry asks for it again.',
};

/** The server's question: it knows that the household's owner covers its menu and lists. */
const BARE_MAY = {
  name: '@sytno/domain',
  importNames: ['may'],
  message: 'Ask allowed() of platform/auth/rights: it also knows what the household’s owner covers.',
};

/** React's rules but the two that read the code alone. */
const NO_COMPILER = Object.fromEntries(
  Object.keys(reactHooks.configs.flat['recommended-latest'].rules)
    .filter((rule) => !/(rules-of-hooks|exhaustive-deps)$/.test(rule))
    .map((rule) => [rule, 'off']),
);

/** Flat configuration replaces a rule's options as a whole, so each block names all that it forbids. */
const syntax = (...groups) => ({ 'no-restricted-syntax': ['error', ...groups.flat()] });
const imports = (...paths) => ({ 'no-restricted-imports': ['error', { paths }] });

const ON_NODE = ['backend/**/*.ts', 'packages/tooling/**/*.ts'];

/** The compiler's settings for a place that code runs in. */
const typedBy = (where) => ({
  project: [`./tsconfig.${where}.json`],
  tsconfigRootDir: import.meta.dirname,
});

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      'var/**',
      '**/.cache/**',
      '**/test-results/**',
      '**/*.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: typedBy('browser'),
    },
    rules: {
      ...syntax(NO_DEFAULT_EXPORT, NO_DATE, NO_HTML, NO_INNER_HTML),
      ...imports(STYLED.defaultImport, STYLED.globalStyle),
      // `== null` is the one short way to say "null or undefined".
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // A trace left behind is console.log; a failure that nobody else hears of may be said.
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-eval': 'error',
      'prefer-const': 'error',
      'no-param-reassign': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-floating-promises': 'error',
      // Numbers read well in a template and never surprise there.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `onClick={() => close()}` says what it does; braces would add nothing.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // An async event handler is ordinary React; what it forgets to await is found by no-floating-promises.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // react-hook-form and oRPC declare plain functions as methods and document taking them apart.
      '@typescript-eslint/unbound-method': 'off',
      // TypeORM saves plain objects of an entity's shape, and oRPC resolves to them.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // A Nest module is a class with nothing but a decorator.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // The compiler says it already, with the same exceptions.
      '@typescript-eslint/no-unused-vars': 'off',
      // Interfaces promise promises: an implementation without await is still right.
      '@typescript-eslint/require-await': 'off',
    },
  },

  // Each file by the compiler's settings of the place where it runs; nothing asks the other places' for it.
  { files: ON_NODE, languageOptions: { parserOptions: typedBy('node') } },
  { files: ['e2e/**/*.ts'], languageOptions: { parserOptions: typedBy('e2e') } },

  {
    files: BROWSER,
    ignores: ['**/*.spec.{ts,tsx}'],
    extends: [compat.configs['flat/recommended']],
    settings: { browsers: BROWSERS },
  },
  {
    files: BROWSER,
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
    rules: {
      // The label wraps a component of the kit as often as a native control.
      'jsx-a11y/label-has-associated-control': ['error', { assert: 'either', depth: 3 }],
      // Parts of ours have a role too: that of a colour.
      'jsx-a11y/aria-role': ['error', { ignoreNonDOM: true }],
      // A menu or calendar that was just opened takes the focus; react-aria calls that autoFocus.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
      // The panel of a tab may hold nothing else that takes the focus.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel'] }],
    },
  },
  {
    files: ['shell/src/**/*.{ts,tsx}', 'packages/kit/stand/*.tsx'],
    rules: imports(STYLED.defaultImport),
  },
  {
    files: ['mfe-*/src/**/*.{ts,tsx}'],
    rules: imports(STYLED.defaultImport, STYLED.globalStyle, REACT_LAZY),
  },

  {
    files: ['backend/src/**/*.ts'],
    ignores: ['backend/src/platform/outgoing/**', ...TESTS],
    rules: syntax(NO_DEFAULT_EXPORT, NO_DATE, NO_HTML, NO_INNER_HTML, NO_OTHER_WAY_OUT),
  },
  {
    files: ['backend/src/**/*.ts'],
    // Reading a recipe is no matter of the household, and is asked for people who are not the caller.
    ignores: ['backend/src/platform/auth/**', 'backend/src/recipes/recipe/readable.ts', ...TESTS],
    rules: imports(STYLED.defaultImport, STYLED.globalStyle, BARE_MAY),
  },
  {
    files: ['backend/src/platform/time/clock.ts'],
    rules: syntax(NO_DEFAULT_EXPORT, NO_HTML, NO_INNER_HTML, NO_OTHER_WAY_OUT),
  },
  {
    files: CLOCKS,
    ignores: ['**/*.mjs', 'backend/src/platform/time/clock.ts'],
    rules: syntax(NO_DEFAULT_EXPORT, NO_HTML, NO_INNER_HTML),
  },
  { files: ['**/*.config.ts'], rules: syntax(NO_DATE, NO_HTML) },

  {
    files: TESTS,
    rules: {
      // Answers of the wire are any until they are looked at, and looking at them is what a test does.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // A test that is wrong about presence fails, which is its purpose.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A component under test is made where it is used, and nobody compiles it: these rules run the whole compiler.
      ...NO_COMPILER,
    },
  },

  {
    files: ['**/*.{mjs,js}'],
    languageOptions: { ecmaVersion: 'latest', sourceType: 'module' },
    rules: { ...syntax(NO_DEFAULT_EXPORT), eqeqeq: 'error', 'prefer-const': 'error', 'no-var': 'error' },
  },
  // The bundler asks a loader's file for its default.
  { files: ['**/*-loader.mjs'], rules: { 'no-restricted-syntax': 'off' } },
  { files: CONFIGURATION, ignores: ['**/*.ts'], rules: { 'no-restricted-syntax': 'off' } },
);
