import { rspack } from '@rspack/core';
import { fileURLToPath } from 'node:url';
import { configuration } from './rspack.config.mjs';

/**
 * Builds the server into `outDir` (default backend/dist). Throws with the compiler's words on errors.
 * From a shell: `node backend/build.mjs [outDir]`; with `--watch` it builds again on every change.
 */
export function build(outDir) {
  const compiler = rspack(configuration(outDir));
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      if (failed) reject(failed);
      else resolve();
    });
  });
}

/** Builds on every change; `onBuilt(error)` hears of each build. Gives a function that ends it. */
export function watch(onBuilt, outDir) {
  const compiler = rspack(configuration(outDir));
  const watching = compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
    onBuilt(error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined));
  });
  return () => new Promise((resolve) => watching?.close(resolve));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const words = process.argv.slice(2);
  const outDir = words.find((word) => !word.startsWith('--'));
  if (words.includes('--watch')) watch((error) => console.log(error ?? 'built'), outDir);
  else await build(outDir);
}
