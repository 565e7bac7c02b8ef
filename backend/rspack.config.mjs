import { readFileSync } from 'node:fs';
import { DefinePlugin } from '@rspack/core';

const here = import.meta.dirname;
const { version } = JSON.parse(readFileSync(`${here}/package.json`, 'utf8'));

/** Our own packages are TypeScript source and go into the bundle; everything else stays in node_modules. */
const isOurs = (request) => /^(\.{0,2}\/|@sytno\/)/.test(request);

/**
 * The server's bundle. Traps: `worker`, `url` and `importMeta` off, else `new Worker(new URL(…))` and
 * `import.meta.url` are rewritten; swc alone keeps the decorators' types that Nest and TypeORM read.
 */
export const configuration = (outDir = `${here}/dist`) => ({
  context: here,
  mode: 'production',
  target: 'node20',
  devtool: 'source-map',
  entry: {
    main: './src/main.ts',
    'database-worker': './src/database-worker.ts',
    'generator-worker': './src/generator-worker.ts',
    'page-worker': './src/page-worker.ts',
  },
  output: {
    path: outDir,
    clean: true,
    filename: '[name].mjs',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
  },
  externalsType: 'module-import',
  externals: [({ request }, done) => (isOurs(request ?? '') ? done() : done(undefined, request))],
  optimization: { minimize: false, splitChunks: false },
  resolve: { extensions: ['.ts', '.mjs', '.js', '.json'] },
  module: {
    parser: { javascript: { worker: false, url: false, importMeta: false } },
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            keepClassNames: true,
            parser: { syntax: 'typescript', decorators: true },
            transform: { legacyDecorator: true, decoratorMetadata: true },
          },
        },
        type: 'javascript/auto',
      },
    ],
  },
  plugins: [new DefinePlugin({ 'process.env.SYTNO_VERSION': JSON.stringify(version) })],
});
