/**
 * The walls of ARCHITECTURE.md: which part of the code may know which. Every rule has a case in
 * packages/tooling/checks/walls.spec.ts that proves it bites.
 */
const SECTIONS = '(account|expert|grocery|mealplans|recipes)';
const WORKSPACE = '^(packages|shell|mfe-|backend|e2e)';
// Answers that a section under development prepares for itself are fakes too.
const TEST_CODE = '\\.(spec|suite)\\.tsx?$|(^|/)(stand|testing)/|/sample-answers\\.ts$';
const NODE = { dependencyTypes: ['core'] };

const wall = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    wall(
      'domain-stands-alone',
      'The domain is arithmetic and rules: it imports nothing, no package and none of ours.',
      { path: '^packages/domain/', pathNot: TEST_CODE },
      { pathNot: '^packages/domain/' },
    ),
    wall(
      'domain-knows-no-machine',
      'The domain never uses Node itself, its specs included: clock and randomness are arguments.',
      { path: '^packages/domain/' },
      NODE,
    ),
    wall(
      'contract-knows-domain-only',
      'The contract says what crosses the wire: of ours it knows the domain, of others @orpc/contract and zod.',
      { path: '^packages/contract/', pathNot: TEST_CODE },
      { pathNot: ['^packages/(contract|domain)/', 'node_modules/(@orpc/contract|zod)/'] },
    ),
    wall(
      'kit-knows-domain-and-contract',
      'The kit is shared by all pages: of ours it knows domain and contract and no section.',
      { path: '^packages/kit/' },
      { path: WORKSPACE, pathNot: '^packages/(kit|domain|contract)/' },
    ),
    wall(
      'section-knows-no-section',
      'A section is built and released alone: it imports neither another section nor the shell.',
      { path: '^mfe-([^/]+)/' },
      { path: '^(mfe-[^/]+|shell)/', pathNot: '^mfe-$1/' },
    ),
    wall(
      'shell-knows-no-section',
      'The shell finds sections at run time; an import would build one into it.',
      { path: '^shell/' },
      { path: '^mfe-' },
    ),
    wall(
      'product-knows-no-tooling',
      'The tooling makes the product and is no part of it; a test may look at it.',
      { path: '^(packages/(domain|contract|kit)|shell|mfe-[^/]+|backend)/src/', pathNot: TEST_CODE },
      { path: '^packages/tooling/' },
    ),
    wall(
      'pages-know-no-server',
      'Browser code talks to the server through the contract, never by importing it.',
      { path: '^(packages/kit|shell|mfe-[^/]+)/' },
      { path: '^(backend|e2e)/' },
    ),
    wall(
      'pages-know-no-node',
      'Browser code has no Node under it.',
      { path: '^(packages/kit|packages/contract|shell|mfe-[^/]+)/src/', pathNot: TEST_CODE },
      NODE,
    ),
    wall(
      'backend-knows-domain-and-contract',
      'The backend shares rules and contract with the pages and nothing else of ours.',
      { path: '^backend/' },
      { path: WORKSPACE, pathNot: '^(backend|packages/(domain|contract))/' },
    ),
    wall(
      'backend-section-by-its-face',
      'A section of the backend is used through its index.ts; its tables and services are its own business.',
      { path: `^backend/src/${SECTIONS}/` },
      { path: `^backend/src/${SECTIONS}/`, pathNot: ['^backend/src/$1/', '^backend/src/[^/]+/index\\.ts$'] },
    ),
    wall(
      'platform-knows-no-section',
      'The platform carries the sections and knows none; the root module joins them.',
      { path: '^backend/src/platform/', pathNot: TEST_CODE },
      { path: `^backend/src/${SECTIONS}/` },
    ),
    wall(
      'e2e-stands-outside',
      'Browser tests see the product as a person does: of ours they know the contract and the route table.',
      { path: '^e2e/' },
      { path: WORKSPACE, pathNot: ['^e2e/', '^packages/contract/src/', '^packages/kit/src/routes'] },
    ),
    wall(
      'no-cycles',
      'Files that need each other in a circle are one file in disguise.',
      { path: WORKSPACE },
      { circular: true },
    ),
    wall(
      'no-tests-in-the-product',
      'What is served never imports test code: specs, stands, fakes.',
      { path: '^(packages|shell|mfe-[^/]+|backend)/', pathNot: TEST_CODE },
      { path: TEST_CODE },
    ),
    wall(
      'everything-resolves',
      'An import that leads nowhere is a typing error that only run time would find.',
      { path: WORKSPACE },
      { couldNotResolve: true },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|var|\\.cache|test-results)/' },
    // Importing a type of another section ties to it as importing a function does.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'],
    },
  },
};
