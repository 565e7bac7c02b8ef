// @ts-check
/**
 * The same application without federation, out of the same sources: what the sections' teams would have if they
 * shared one build. Only for the bench that says what federation costs. Its sections are chunks of the shell's build;
 * the loader of sections is unchanged and finds them behind a runtime of a few lines.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { hashOf } from './hash.mjs';
import { compressFolder } from './publish.mjs';
import { readParts, root } from './workspace.mjs';
import { shell } from './webpack.mjs';

const LANGUAGES = ['uk', 'ru', 'en'];
const out = path.join(root, 'var', 'monolith');
/** What the server is told to serve instead of the federated build. */
export const MONOLITH = {
  SHELL_DIR: out,
  RELEASES_DIR: path.join(out, 'mfe'),
};
const VERSION = 'monolith';
const SOURCES = ['packages', 'shell', 'pnpm-lock.yaml', 'backend/seeds'];

const sections = () => readParts().flatMap(({ name, kind }) => (kind === 'remote' ? [name] : []));

/** The federation runtime as far as the shell uses it, over chunks of its own build. */
function runtimeSource() {
  const loads = sections().map(
    (name) =>
      `  mfe_${name}: () => import(/* webpackChunkName: "${name}" */ ${JSON.stringify(path.join(root, `mfe-${name}/src/section.tsx`))}),`,
  );
  return [
    `const sections = {\n${loads.join('\n')}\n};`,
    `export const loadRemote = (id) => sections[id.split('/')[0]]();`,
    'export const registerRemotes = () => undefined;',
    'export const registerPlugins = () => undefined;',
  ].join('\n');
}

/** Whose a chunk is: `recipes`, or `recipes-texts-uk`. @param {string} name */
const ownerOf = (name) => sections().find((section) => name === section || name.startsWith(`${section}-`));

/** @param {string} ending @returns {(data: import('webpack').PathData) => string} */
const named = (ending) => (data) => {
  const owner = ownerOf(data.chunk?.name ?? '');
  return `${owner ? `mfe/${owner}/${VERSION}` : 'static'}/[name].[contenthash:8].${ending}`;
};

/** Writes the registry: what each section needs first, to be asked for by the page. */
class RegistryPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tap('RegistryPlugin', ({ namedChunkGroups }) => {
      const filesOf = (/** @type {string} */ name) =>
        (namedChunkGroups.get(name)?.getFiles() ?? [])
          .filter((file) => /\.(js|css)$/.test(file))
          .map((file) => `/${file}`);
      const entries = sections().map((name) => ({
        name,
        version: VERSION,
        entry: `/mfe/${name}/${VERSION}/mf-manifest.json`,
        // Whatever the first view needs, wherever it lies; the server's links take paths of releases alone.
        preload: filesOf(name).filter((file) => file.startsWith('/mfe/')),
        texts: Object.fromEntries(LANGUAGES.map((lng) => [lng, filesOf(`${name}-texts-${lng}`)[0]])),
        contract: 1,
      }));
      for (const { name } of entries) {
        mkdirSync(path.join(out, 'mfe', name, VERSION), { recursive: true });
        writeFileSync(path.join(out, 'mfe', name, VERSION, 'mf-manifest.json'), '{}');
      }
      writeFileSync(
        path.join(out, 'mfe', 'registry.json'),
        JSON.stringify({ revision: 1, sections: entries }),
      );
    });
  }
}

/** @returns {import('webpack').Configuration[]} */
function configuration() {
  const runtime = path.join(root, '.cache', 'monolith-runtime.js');
  mkdirSync(path.dirname(runtime), { recursive: true });
  writeFileSync(runtime, runtimeSource());
  const builds = shell(path.join(root, 'shell'));
  return builds.map((build) => {
    const { name } = build;
    const placed = {
      ...build,
      output: { ...build.output, ...(name === 'sytno_door_writer' ? {} : { path: out }) },
      cache: { ...Object(build.cache), name: `${name}-monolith` },
    };
    return name === 'sytno_shell' ? frame(placed, runtime) : placed;
  });
}

/** @param {import('webpack').Configuration} build @param {string} runtime @returns {import('webpack').Configuration} */
function frame(build, runtime) {
  return {
    ...build,
    output: {
      ...build.output,
      chunkFilename: named('js'),
      cssChunkFilename: named('css'),
      clean: false,
    },
    resolve: { ...build.resolve, alias: { '@module-federation/enhanced/runtime$': runtime } },
    module: {
      ...build.module,
      rules: [
        ...(build.module?.rules ?? []),
        {
          // Chunks of the same name would be one: each section's texts are its own.
          test: /mfe-\w+[\\/]src[\\/].*\.tsx?$/,
          enforce: 'pre',
          use: path.join(import.meta.dirname, 'monolith-loader.mjs'),
        },
      ],
    },
    plugins: [
      ...(build.plugins ?? []).filter((plugin) => !(plugin instanceof ModuleFederationPlugin)),
      new webpack.DefinePlugin({ SECTION_VERSION: JSON.stringify(VERSION) }),
      new RegistryPlugin(),
    ],
  };
}

/** Builds it unless the present one is of the same sources. @param {(line: string) => void} log */
export async function buildMonolith(log) {
  const stamp = path.join(out, '.sources');
  const hash = hashOf(root, [...SOURCES, ...sections().map((name) => `mfe-${name}`)]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  log('  the same application without federation …');
  await new Promise((resolve, reject) => {
    const compiler = webpack(configuration());
    compiler.run((error, stats) => {
      const failed =
        error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : null);
      compiler.close(() => (failed ? reject(failed) : resolve(undefined)));
    });
  });
  await compressFolder(path.join(out, 'static'));
  await compressFolder(path.join(out, 'mfe'));
  writeFileSync(stamp, hash);
}
