// @ts-check
/** The only webpack configuration of the product: one preset for the shell, one for a section. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { CHUNK_TIMEOUT_MS, ChunkLoadingPlugin } from './chunk-loading-plugin.mjs';
import { FoodPicturesPlugin } from './food-pictures-plugin.mjs';
import { withoutForeignLocales } from './locales.mjs';
import { SectionReleasePlugin, ShellPagesPlugin } from './release-plugins.mjs';
import { sharedByRemote, sharedByShell } from './shared.mjs';

/** The major of the agreement between shell and section; a spec holds it to the contract's. */
const SECTION_CONTRACT = 1;

/** @typedef {{ dev?: boolean }} Mode */

/**
 * The shell's build.
 * @param {string} dir the shell's folder
 * @param {Mode} [mode]
 * @returns {import('webpack').Configuration}
 */
export function shell(dir, { dev = false } = {}) {
  const base = common(dir, 'sytno_shell', dev);
  return {
    ...base,
    entry: { main: './src/main.ts' },
    output: {
      ...base.output,
      filename: dev ? 'static/[name].js' : 'static/[name].[contenthash:8].js',
      chunkFilename: dev ? 'static/[name].js' : 'static/[name].[contenthash:8].js',
      cssFilename: dev ? 'static/[name].css' : 'static/[name].[contenthash:8].css',
      cssChunkFilename: dev ? 'static/[name].css' : 'static/[name].[contenthash:8].css',
      assetModuleFilename: 'static/[name].[contenthash:8][ext]',
      publicPath: '/',
    },
    optimization: {
      ...base.optimization,
      splitChunks: {
        cacheGroups: {
          // What is fetched later comes in one file each, and with what several of them share in one more.
          defaultVendors: false,
          aria: {
            type: /javascript/,
            test: /[\\/](react-aria|react-aria-components|react-stately|@internationalized)[\\/]/,
            name: 'aria',
            chunks: 'async',
            minChunks: 2,
            enforce: true,
          },
          // Libraries change seldom: a file of their own stays in the browser's cache across releases.
          vendor: {
            type: /javascript/,
            test: /[\\/]node_modules[\\/]/,
            name: 'vendor',
            chunks: 'initial',
            enforce: true,
          },
        },
      },
    },
    plugins: [
      new ChunkLoadingPlugin(),
      new ModuleFederationPlugin({
        name: 'sytno_shell',
        shared: sharedByShell(),
        shareStrategy: 'loaded-first',
        experiments: { optimization: { target: 'web' } },
        manifest: false,
        dts: false,
        dev: false,
      }),
      new ShellPagesPlugin({
        template: path.join(dir, 'src/index.html'),
        pages: path.join(dir, 'src/pages.ts'),
        version: version(dir),
      }),
      new FoodPicturesPlugin(),
      withoutForeignLocales(),
    ],
  };
}

/**
 * A section's build. The folder mfe-recipes makes the federated container mfe_recipes, which exposes
 * `./section`.
 * @param {string} dir the section's folder
 * @param {Mode} [mode]
 * @returns {import('webpack').Configuration}
 */
export function remote(dir, { dev = false } = {}) {
  const section = path.basename(dir).replace('mfe-', '');
  const name = `mfe_${section}`;
  const base = common(dir, name, dev);
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      filename: dev ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: dev ? '[name].js' : '[name].[contenthash:8].js',
      cssFilename: dev ? '[name].css' : '[name].[contenthash:8].css',
      cssChunkFilename: dev ? '[name].css' : '[name].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      publicPath: 'auto',
      // A shared module that failed once must fail again, not be an empty object.
      strictModuleExceptionHandling: true,
    },
    // A library stays in the file that needs it: parted off it would be one request more before the first view.
    optimization: {
      ...base.optimization,
      runtimeChunk: false,
      splitChunks: { cacheGroups: { defaultVendors: false } },
    },
    plugins: [
      new ChunkLoadingPlugin(),
      new webpack.DefinePlugin({ SECTION_VERSION: JSON.stringify(version(dir)) }),
      new ModuleFederationPlugin({
        name,
        filename: dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        exposes: { './section': { import: './src/section.tsx', name: 'section' } },
        shared: sharedByRemote(),
        shareStrategy: 'loaded-first',
        manifest: true,
        experiments: { optimization: { target: 'web', disableRemote: true, disableSnapshot: true } },
        dts: false,
        dev: false,
      }),
      new SectionReleasePlugin({ name: section, version: version(dir), contract: SECTION_CONTRACT }),
    ],
  };
}

/** What every build of the product has in common. */
export function common(
  /** @type {string} */ dir,
  /** @type {string} */ uniqueName,
  /** @type {boolean} */ dev,
) {
  const root = path.resolve(import.meta.dirname, '../../..');
  return /** @satisfies {import('webpack').Configuration} */ ({
    name: uniqueName,
    context: dir,
    mode: dev ? 'development' : 'production',
    target: ['web', 'es2020'],
    // No eval: the page's security policy forbids it, in development too.
    devtool: dev ? 'cheap-module-source-map' : 'hidden-source-map',
    output: {
      path: path.join(dir, 'dist'),
      uniqueName,
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      clean: !dev,
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(root, '.cache/webpack'),
      name: `${uniqueName}-${dev ? 'dev' : 'prod'}`,
      buildDependencies: { config: [import.meta.filename] },
    },
    experiments: { css: true },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          use: {
            loader: createRequire(import.meta.url).resolve('swc-loader'),
            options: {
              swcrc: false,
              jsc: {
                target: 'es2020',
                parser: { syntax: 'typescript', tsx: true },
                transform: { react: { runtime: 'automatic' } },
              },
            },
          },
        },
        { test: /\.(woff2|svg|png|webp)$/, type: 'asset/resource' },
        { test: /\.css$/, type: 'css/auto' },
      ],
    },
    optimization: { chunkIds: 'named', moduleIds: 'deterministic' },
    performance: { hints: false },
    stats: 'errors-warnings',
  });
}

/** The version of a build: what the release script says, else the package's own with the mark of a local build. */
function version(/** @type {string} */ dir) {
  const own = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')).version;
  return process.env.SYTNO_VERSION ?? `${own}-local`;
}
