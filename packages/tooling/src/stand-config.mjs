// @ts-check
/** The stand's build: the kit's parts on one page, without shell, sections and federation. */
import path from 'node:path';
import { FoodPicturesPlugin } from './food-pictures-plugin.mjs';
import { withoutForeignLocales } from './locales.mjs';
import { common } from './webpack.mjs';

/** @param {string} dir the stand's folder @returns {import('webpack').Configuration} */
export function stand(dir) {
  const base = common(dir, 'sytno_stand', false);
  return {
    ...base,
    entry: { main: './main.tsx' },
    output: {
      ...base.output,
      path: path.join(dir, 'dist'),
      filename: 'static/main.js',
      chunkFilename: 'static/[name].js',
      cssFilename: 'static/[name].css',
      assetModuleFilename: 'static/[name].[contenthash:8][ext]',
      publicPath: '/',
    },
    plugins: [new FoodPicturesPlugin(), withoutForeignLocales()],
  };
}
