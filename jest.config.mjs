/** One configuration for unit, API and page specs: TypeScript by swc, ES modules as they are. */
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
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'json', 'node'],
  transform: { '^.+\\.ts$': swc(false), '^.+\\.tsx$': swc(true) },
  transformIgnorePatterns: ['/node_modules/(?!.*@sytno)'],
  moduleNameMapper: { '\\.css$': '<rootDir>/packages/tooling/jest/empty.mjs' },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/var/', '\\.deep\\.spec\\.ts$'],
  modulePathIgnorePatterns: ['/dist/', '/var/', '/.cache/'],
  rootDir: import.meta.dirname,
};

const node = (displayName, folder) => ({
  ...base,
  displayName,
  testEnvironment: 'node',
  testMatch: [`<rootDir>/${folder}/**/*.spec.ts`],
});

const browser = (displayName, folder) => ({
  ...base,
  displayName,
  testEnvironment: 'jsdom',
  setupFiles: ['<rootDir>/packages/tooling/jest/browser-setup.mjs'],
  testMatch: [`<rootDir>/${folder}/**/*.spec.{ts,tsx}`],
});

export default {
  projects: [
    node('domain', 'packages/domain'),
    node('contract', 'packages/contract'),
    node('tooling', 'packages/tooling'),
    node('backend', 'backend'),
    browser('kit', 'packages/kit'),
    browser('shell', 'shell'),
    ...['recipes', 'mealplans', 'grocery', 'account', 'expert'].map((s) => browser(`mfe-${s}`, `mfe-${s}`)),
  ],
};
