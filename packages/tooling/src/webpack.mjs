// @ts-check
/** The only webpack configuration of the product: one preset for the shell, one for a section. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { CHUNK_TIMEOUT_MS, ChunkLoadingPlugin } from './chunk-loading-plugin.mjs';
import { FoodPicturesPlugin } from './food-pictures-plugin.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { ContainerManifestPlugin, HealingSharesPlugin } from './federation-plugins.mjs';
import { KitNamesProvided, KitNamesTaken } from './kit-names.mjs';
import { withoutForeignLocales } from './locales.mjs';
import { BuiltDoor, DoorFilesPlugin, DoorWriterPlugin } from './door-plugins.mjs';
import { BuiltPhone, PhonePagePlugin } from './phone-plugin.mjs';
import { SectionReleasePlugin, ShellPagesPlugin } from './release-plugins.mjs';
import { sharedByRemote, sharedByShell } from './shared.mjs';

/** The major of the agreement between shell and section; a spec holds it to the contract's. */
const SECTION_CONTRACT = 1;

/** @typedef {{ dev?: boolean }} Mode */

/**
 * The shell's builds: the door (docs/adr/0009) for the browser, the same for Node, which writes its pages
 * down, and the frame with federation, which waits for both and writes `pages.json`.
 * @param {string} dir the shell's folder
 * @param {Mode} [mode]
 * @returns {import('webpack').Configuration[]}
 */
export function shell(dir, mode = {}) {
  const built = new BuiltDoor();
  return [door(dir, built, mode), doorWriter(dir, built, mode), frame(dir, built, mode)];
}

/** @param {string} dir @param {BuiltDoor} built @param {Mode} mode @returns {import('webpack').Configuration} */
function door(dir, built, { dev = false }) {
  const base = common(dir, 'sytno_door', dev);
  return {
    ...base,
    name: DOOR,
    entry: { door: './src/door/main.tsx', 'door-early': './src/door/early.ts' },
    output: { ...base.output, ...staticNames(dev), clean: false },
    optimization: {
      ...base.optimization,
      runtimeChunk: false,
      splitChunks: { cacheGroups: { defaultVendors: false } },
    },
    plugins: [new ChunkLoadingPlugin(), new DoorFilesPlugin(built)],
  };
}

/** @param {string} dir @param {BuiltDoor} built @param {Mode} mode @returns {import('webpack').Configuration} */
function doorWriter(dir, built, { dev = false }) {
  const base = common(dir, 'sytno_door_writer', dev);
  return {
    ...base,
    name: DOOR_WRITER,
    target: 'node20',
    entry: { writer: './src/door/render.tsx' },
    output: {
      path: path.join(base.output.path, '../../.cache/door'),
      filename: 'writer.cjs',
      library: { type: 'commonjs2' },
      clean: false,
    },
    // One file, and no style sheet: the browser's build has it.
    optimization: { ...base.optimization, minimize: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), new DoorWriterPlugin(built)],
  };
}

/** @param {string} dir @param {BuiltDoor} built @param {Mode} mode @returns {import('webpack').Configuration} */
function frame(dir, built, { dev = false }) {
  const base = common(dir, 'sytno_shell', dev);
  const kit = new KitNamesProvided();
  return {
    ...base,
    // Its own files are cleaned away, the door's of this build stay.
    output: { ...base.output, ...staticNames(dev), clean: !dev && { keep: (file) => built.has(file) } },
    dependencies: [DOOR, DOOR_WRITER],
    entry: { main: './src/main.ts' },
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
      kit,
      new ShellPagesPlugin({
        template: path.join(dir, 'src/index.html'),
        pages: path.join(dir, 'src/pages.ts'),
        version: version(dir),
        kit,
        door: { built, template: path.join(dir, 'src/door/door.html') },
      }),
      new FoodPicturesPlugin(),
      withoutForeignLocales(),
    ],
  };
}

const DOOR = 'sytno_door';
const DOOR_WRITER = 'sytno_door_writer';

/** Where the shell's files go, and under which names. @param {boolean} dev */
function staticNames(dev) {
  const named = (/** @type {string} */ ending) => `static/[name]${dev ? '' : '.[contenthash:8]'}.${ending}`;
  return {
    filename: named('js'),
    chunkFilename: named('js'),
    cssFilename: named('css'),
    cssChunkFilename: named('css'),
    assetModuleFilename: 'static/[name].[contenthash:8][ext]',
    publicPath: '/',
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
  const phone = BuiltPhone.of(dir);
  const section = path.basename(dir).replace('mfe-', '');
  const name = `mfe_${section}`;
  const base = common(dir, name, dev);
  const kit = new KitNamesTaken();
  const { pages, api } = manifest(dir).sytno;
  return {
    ...base,
    entry: {},
    // What it is described with in `release.json`.
    dependencies: phone.wanted ? [phone.name] : [],
    output: {
      ...base.output,
      clean: !dev && { keep: (file) => phone.has(file) },
      // Two versions may come into one page, one after the other: neither takes the other's chunks or styles.
      uniqueName: dev ? name : `${name}_${version(dir)}`,
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
      new webpack.container.ModuleFederationPlugin({
        name,
        filename: dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        exposes: { './section': { import: './src/section.tsx', name: 'section' } },
        shared: sharedByRemote(),
      }),
      new HealingSharesPlugin(),
      new ContainerManifestPlugin(name, version(dir)),
      kit,
      // In development files change under their names.
      ...(dev ? [] : [new IntegrityPlugin()]),
      new SectionReleasePlugin(
        { name: section, version: version(dir), contract: SECTION_CONTRACT, pages, needs: { api } },
        kit,
        phone,
      ),
    ],
  };
}

/**
 * The build of a section's application for phones, which stands by itself: no shell, no federation. Its files lie
 * among the section's and are released with them; `phone.json` says what its page begins with.
 * @param {string} dir the section's folder
 * @param {Mode} [mode]
 * @returns {import('webpack').Configuration}
 */
export function phone(dir, { dev = false } = {}) {
  const built = BuiltPhone.of(dir);
  built.wanted = true;
  const base = common(dir, built.name, dev);
  const named = (/** @type {string} */ ending) => `phone-[name]${dev ? '' : '.[contenthash:8]'}.${ending}`;
  return {
    ...base,
    entry: { start: './src/phone/main.tsx' },
    resolve: { ...base.resolve, alias: smallReact(dir) },
    output: {
      ...base.output,
      filename: named('js'),
      chunkFilename: named('js'),
      cssFilename: named('css'),
      cssChunkFilename: named('css'),
      assetModuleFilename: 'phone-[name].[contenthash:8][ext]',
      publicPath: 'auto',
      clean: false,
    },
    optimization: {
      ...base.optimization,
      runtimeChunk: false,
      splitChunks: { cacheGroups: { defaultVendors: false } },
    },
    plugins: [
      new ChunkLoadingPlugin(),
      new webpack.DefinePlugin({ SECTION_VERSION: JSON.stringify(version(dir)) }),
      new PhonePagePlugin(built),
      withoutForeignLocales(),
    ],
  };
}

/**
 * React's names for the small library that speaks its language: React alone would be half of what the list on a
 * phone may weigh (docs/adr/0031).
 * @param {string} dir
 */
function smallReact(dir) {
  const preact = path.dirname(createRequire(path.join(dir, 'package.json')).resolve('preact/package.json'));
  const compat = path.join(preact, 'compat/dist/compat.mjs');
  return {
    react$: compat,
    'react-dom$': compat,
    'react-dom/client$': path.join(preact, 'compat/client.mjs'),
    'react/jsx-runtime$': path.join(preact, 'jsx-runtime/dist/jsxRuntime.mjs'),
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
                // In development too a section takes the shell's own runtime, whose React may be a production one.
                transform: { react: { runtime: 'automatic', development: false } },
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
  return process.env.SYTNO_VERSION ?? `${manifest(dir).version}-local`;
}

/** A package's own package.json. */
function manifest(/** @type {string} */ dir) {
  return JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
}
