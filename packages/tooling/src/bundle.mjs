// @ts-check
/**
 * `node bundle.mjs <folder>`: one part's webpack, run as a child process so that two parts use two
 * cores and each gives its memory back. SYTNO_VERSION names the version of a remote.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { root } from './workspace.mjs';

const dir = process.argv[2] ?? '.';
const file = join(root, dir, 'webpack.config.mjs');

/** What webpack read and made last time is kept by the preset, keyed by everything it is itself made of. */
const { default: config } = await import(pathToFileURL(file).href);
const compiler = webpack([config].flat());
compiler.run((failure, stats) => {
  if (failure) console.error(failure);
  if (stats?.hasErrors())
    console.error(stats.toString({ all: false, errors: true, errorDetails: true, colors: false }));
  if (stats?.hasWarnings()) console.error(stats.toString({ all: false, warnings: true, colors: false }));
  compiler.close(() => process.exit(failure || stats?.hasErrors() ? 1 : 0));
});
