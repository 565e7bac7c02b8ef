// @ts-check
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';

const require = createRequire(import.meta.url);

/**
 * Runs a TypeScript file of the workspace in Node and gives what it exports. For build steps that need
 * a table which the browser code also uses.
 * @param {string} file absolute path
 * @returns {Promise<Record<string, unknown>>}
 */
export async function evaluate(file) {
  const folder = await mkdtemp(path.join(tmpdir(), 'sytno-'));
  try {
    const compiler = rspack({
      mode: 'none',
      target: 'node20',
      entry: { out: file },
      output: { path: folder, filename: '[name].mjs', module: true, library: { type: 'module' } },
      resolve: { extensions: ['.ts', '.tsx', '.js'] },
      module: {
        rules: [
          {
            test: /\.tsx?$/,
            use: {
              loader: 'builtin:swc-loader',
              options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
            },
          },
        ],
      },
      context: path.dirname(require.resolve('../package.json')),
    });
    await new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
        compiler.close(() => (failed ? reject(failed) : resolve(undefined)));
      });
    });
    return await import(pathToFileURL(path.join(folder, 'out.mjs')).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
