// @ts-check
/** A module of the product, with what it imports of ours, as one that Node can load: for benches. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { root } from './workspace.mjs';

const swc = { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } };

/**
 * @param {string} path of a TypeScript file, from the root; of packages it may import only the domain
 * @returns {Promise<any>} what it exports
 */
export async function bundled(path) {
  const output = join(root, '.cache', 'bundled');
  const filename = `${path.replace(/\W+/g, '-')}.mjs`;
  const compiler = rspack({
    mode: 'production',
    target: 'node20',
    entry: join(root, path),
    output: { path: output, filename, module: true, library: { type: 'module' } },
    optimization: { minimize: false },
    resolve: {
      extensions: ['.ts'],
      alias: { '@sytno/domain': join(root, 'packages/domain/src/index.ts') },
    },
    module: { rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', options: swc }] },
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (failure ? reject(failure) : resolve(undefined)));
    });
  });
  return import(`${pathToFileURL(join(output, filename)).href}?${Date.now()}`);
}
