/** One configuration for unit, API and page specs: TypeScript by swc, ES modules as they are. */

/** `npm run test:deep` looks for the long searches, `npm test` for all others. */
const deep = process.env.SYTNO_DEEP === '1';
const ending = deep ? 'deep.spec' : 'spec';
/** `npm test` runs the API specs of a module in one file (backend/src/testing/specs-together.ts). */
const together = process.env.SYTNO_TOGETHER === '1' && !deep;

const NOT_SOURCE = ['<rootDir>/var/', '<rootDir>/.cache/', '<rootDir>/[^/]+/dist/'];

const swc = (react) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2022',
      keepClassNames: true,
      parser: { syntax: 'typescript', tsx: react, decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        react: { runtime: 'automatic' },
      },
    },
  },
];

const base = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json', 'node'],
  transform: { '^.+\\.ts$': swc(false), '^.+\\.tsx$': swc(true) },
  transformIgnorePatterns: ['/node_modules/(?!.*@sytno)'],
  moduleNameMapper: { '\\.css$': '<rootDir>/packages/tooling/jest/empty.mjs' },
  // Anchored: a checkout may itself lie below a folder called var or dist.
  testPathIgnorePatterns: ['/node_modules/', ...NOT_SOURCE, ...(deep ? [] : ['\\.deep\\.spec\\.tsx?$'])],
  modulePathIgnorePatterns: NOT_SOURCE,
  rootDir: import.meta.dirname,
};

const node = (displayName, folder) => ({
  ...base,
  displayName,
  testEnvironment: 'node',
  testMatch: [`<rootDir>/${folder}/**/*.${ending}.ts`],
});

const suites = (displayName, folder) => {
  const all = node(displayName, folder);
  return {
    ...all,
    testMatch: [...all.testMatch, `<rootDir>/${folder}/**/*.suite.ts`],
    testPathIgnorePatterns: [...all.testPathIgnorePatterns, '\\.api\\.spec\\.ts$'],
  };
};

const browser = (displayName, folder) => ({
  ...base,
  displayName,
  testEnvironment: 'jsdom',
  setupFiles: ['<rootDir>/packages/tooling/jest/browser-setup.mjs'],
  testMatch: [`<rootDir>/${folder}/**/*.${ending}.{ts,tsx}`],
});

export default {
  // Modules of a finished file stay in a worker's memory (they are run by vm): one that holds much begins anew,
  // since it would spend its time on collecting garbage.
  workerIdleMemoryLimit: '1GB',
  testSequencer: '<rootDir>/packages/tooling/jest/long-first.mjs',
  testTimeout: deep ? 600_000 : 60_000,
  projects: [
    node('domain', 'packages/domain'),
    node('contract', 'packages/contract'),
    node('tooling', 'packages/tooling'),
    together ? suites('backend', 'backend') : node('backend', 'backend'),
    browser('kit', 'packages/kit'),
    browser('shell', 'shell'),
    ...['recipes', 'mealplans', 'grocery', 'account', 'expert'].map((s) => browser(`mfe-${s}`, `mfe-${s}`)),
  ],
};
