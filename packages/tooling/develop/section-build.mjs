// @ts-check
/** What a section is built into while it is developed: its container for a running shell, and its own page. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { FoodPicturesPlugin } from '../src/food-pictures-plugin.mjs';
import { withoutForeignLocales } from '../src/locales.mjs';
import { common, remote } from '../src/webpack.mjs';
import { root } from '../src/workspace.mjs';

/** Where a section under development prepares answers of its own: `export const answers = { … }`. */
const ANSWERS = 'src/sample-answers.ts';

/** The entry of the section's own page. @param {string} dir the section's folder */
function entry(dir) {
  const answers = path.join(dir, ANSWERS);
  const from = (/** @type {string} */ file) => JSON.stringify(file);
  return [
    `import { showAlone } from ${from(path.join(root, 'packages/kit/stand/alone.tsx'))};`,
    `import { section } from ${from(path.join(dir, 'src/section.tsx'))};`,
    existsSync(answers) ? `import { answers } from ${from(answers)};` : 'const answers = {};',
    'void showAlone(section, answers);',
  ].join('\n');
}

/** @param {string} dir @param {string} out @returns {import('webpack').Configuration} */
function ownPage(dir, out) {
  const name = `alone_${path.basename(dir).replace('mfe-', '')}`;
  const base = common(dir, name, true);
  return {
    ...base,
    entry: { alone: `data:text/javascript,${encodeURIComponent(entry(dir))}` },
    output: {
      ...base.output,
      path: path.join(out, 'alone'),
      filename: '[name].js',
      chunkFilename: 'part-[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: 'part-[name].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      publicPath: '/alone/',
    },
    plugins: [
      new webpack.DefinePlugin({ SECTION_VERSION: JSON.stringify('dev') }),
      new FoodPicturesPlugin(),
      withoutForeignLocales(),
    ],
  };
}

/** @param {string} dir the section's folder @param {string} out where its files go @returns {import('webpack').Configuration[]} */
export function sectionBuilds(dir, out) {
  const container = remote(dir, { dev: true });
  return [
    { ...container, output: { ...container.output, path: path.join(out, 'container') } },
    ownPage(dir, out),
  ].map((build) => ({
    ...build,
    stats: 'none',
    infrastructureLogging: { level: /** @type {const} */ ('error') },
  }));
}
