// @ts-check
/** What runs during `npm run dev`: dev servers, the watched backend, and who tells whom to reload. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { build } from './build.mjs';
import { freePort } from './port.mjs';
import { atStop } from './processes.mjs';
import { readRegistry, releaseFolder } from './publish.mjs';
import { startServer } from './server.mjs';
import { remote, shell } from './webpack.mjs';
import { readParts, root } from './workspace.mjs';

/** @typedef {(line: string) => void} Log @typedef {import('webpack-dev-server').Configuration} ServerOptions */

const HOST = 'localhost';
const address = (/** @type {number} */ port) => `http://${HOST}:${port}`;
const devPath = (/** @type {string} */ section) => `/mfe/${section}/dev/`;

/** Of all dev servers: the pages come from the backend, and nothing may hold back an event stream. @type {ServerOptions} */
const COMMON = { host: HOST, static: false, hot: false, compress: false, historyApiFallback: false };

/**
 * A development build lies in dist/ after this: the next `npm start` has to build anew.
 * @param {string} dir
 */
const forgetBuild = (dir) => rm(join(root, dir, 'dist', '.sources'), { force: true });

/** What is worth a line is said here. @param {import('webpack').Configuration} config @returns {import('webpack').Configuration} */
const quietly = (config) => ({ ...config, stats: 'none', infrastructureLogging: { level: 'error' } });

/** @param {import('webpack').Compiler | import('webpack').MultiCompiler} compiler @param {string} name @param {Log} log @returns {Promise<void>} the first build */
function firstBuild(compiler, name, log) {
  return new Promise((resolve) => {
    compiler.hooks.done.tap('sytno dev', (stats) => {
      if (stats.hasErrors()) console.error(stats.toString({ all: false, errors: true, colors: false }));
      else log(`${name} built`);
      resolve();
    });
  });
}

/** A section at /mfe/<section>/dev/, without a client of its own: the shell's page reloads. @param {string} section @param {Log} log */
async function serveSection(section, log) {
  const compiler = webpack(quietly(remote(join(root, `mfe-${section}`), { dev: true })));
  const port = await freePort();
  const server = new WebpackDevServer(
    {
      ...COMMON,
      port,
      client: false,
      liveReload: false,
      webSocketServer: false,
      devMiddleware: { publicPath: devPath(section), index: false },
    },
    compiler,
  );
  const built = firstBuild(compiler, section, log);
  await server.start();
  atStop(() => server.stop());
  await built;
  return { section, compiler, target: address(port) };
}

/**
 * @param {number} port @param {number} backendPort
 * @param {{ section: string, target: string }[]} sections @param {Log} log
 */
async function serveShell(port, backendPort, sections, log) {
  const compiler = webpack(shell(join(root, 'shell'), { dev: true }).map(quietly));
  const server = new WebpackDevServer(
    {
      ...COMMON,
      port,
      liveReload: true,
      // Its overlay writes styles into the page, which the page's security policy refuses.
      client: { overlay: false, logging: 'warn' },
      devMiddleware: {
        index: false,
        // The backend reads the page from here.
        writeToDisk: (file) => file.endsWith('pages.json'),
      },
      proxy: [
        ...sections.map(({ section, target }) => ({ context: [devPath(section)], target })),
        {
          context: (/** @type {string} */ path) => !path.startsWith('/static/') && path !== '/ws',
          target: address(backendPort),
          xfwd: true,
        },
      ],
    },
    compiler,
  );
  const built = firstBuild(compiler, 'shell', log);
  await server.start();
  atStop(() => server.stop());
  await built;
  return () => server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed');
}

/**
 * Builds the backend on every change and starts it again; a build that fails leaves the old one running.
 * @param {number} port @param {NodeJS.ProcessEnv} env @param {Log} log @returns {Promise<void>} once it answers
 */
async function watchBackend(port, env, log) {
  const { watch } = await import(pathToFileURL(join(root, 'backend/build.mjs')).href);
  /** @type {Awaited<ReturnType<typeof startServer>> | null} */
  let running = null;
  let turn = Promise.resolve();
  const restart = async () => {
    await running?.stop();
    running = null;
    running = await startServer(port, env);
    log('backend started');
  };
  return new Promise((resolve) => {
    const stop = watch((/** @type {Error | undefined} */ error) => {
      if (error) return console.error(error.message);
      turn = turn
        .then(restart)
        .then(resolve)
        .catch((problem) => console.error(problem.message));
    });
    atStop(async () => {
      await stop();
      await turn;
      await running?.stop();
    });
  });
}

/** Sections without a release to serve. @param {string[]} sections @returns {Promise<string[]>} */
async function unreleased(sections) {
  const releases = join(root, 'var', 'releases');
  const { sections: live } = await readRegistry(releases);
  const released = live.filter(({ name, version }) => existsSync(releaseFolder(releases, name, version)));
  return sections.filter((section) => !released.some(({ name }) => name === section));
}

/** @param {number} port @param {string[]} chosen @param {Log} log */
export async function develop(port, chosen, log) {
  const all = readParts().flatMap(({ name, kind }) => (kind === 'remote' ? [name] : []));
  const unknown = chosen.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new Error(`No section is called ${unknown.join(', ')}: there are ${all.join(', ')}.`);

  const missing = await unreleased(all.filter((name) => !chosen.includes(name)));
  if (missing.length > 0) await build({ only: missing, log });
  await Promise.all(['shell', 'backend', ...chosen.map((name) => `mfe-${name}`)].map(forgetBuild));

  const backendPort = await freePort();
  const sections = await Promise.all(chosen.map((section) => serveSection(section, log)));
  const reload = await serveShell(port, backendPort, sections, log);
  for (const { compiler } of sections) compiler.hooks.done.tap('sytno dev reload', reload);
  const env = { SECTIONS_DEV: chosen.join(','), PUBLIC_URL: address(port), HOST, NODE_ENV: 'development' };
  await watchBackend(backendPort, env, log);
  log(
    `\nSytno runs at ${address(port)}; watched: backend, shell${chosen.map((name) => `, ${name}`).join('')}.`,
  );
  log('Pages reload by themselves. Stop with Ctrl-C.');
}
