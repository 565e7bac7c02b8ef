// @ts-check
/**
 * The browser for the browser tests: the one that is named, Playwright's own, or one of the system;
 * else the system's package, else Playwright's download. Where none can be had, that is known within
 * five seconds and said in one sentence. Node builtins only: it runs before anything is installed.
 */
import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from './processes.mjs';
import { isReachable } from './reachable.mjs';
import { root } from './workspace.mjs';

/** Where Playwright's downloader goes unless it is told otherwise. */
const PLAYWRIGHT_HOST = 'https://cdn.playwright.dev';
/** The one without a window of its own first: it runs the same tests in three quarters of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
/** Debian has all of them, others the later ones. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const MINUTES = 60_000;

/**
 * @typedef {object} World what the search asks of the machine; specs give another
 * @property {NodeJS.ProcessEnv} env
 * @property {string} home
 * @property {(dir: string) => string[]} list names in a folder, none when it is absent
 * @property {(file: string) => boolean} executable
 * @property {(file: string) => Promise<boolean>} works whether it starts at all
 * @property {() => Promise<boolean>} canApt
 * @property {() => Promise<boolean>} apt installs the system's package
 * @property {() => Promise<boolean>} canDownload
 * @property {() => Promise<boolean>} download lets Playwright fetch its own
 * @property {(line: string) => void} log
 */

/** Playwright's own Chromium builds, newest first. @param {Pick<World, 'env' | 'home' | 'list'>} world */
export function playwrightBrowsers({ env, home, list }) {
  const homes = env.PLAYWRIGHT_BROWSERS_PATH
    ? [env.PLAYWRIGHT_BROWSERS_PATH]
    : [join(home, '.cache', 'ms-playwright'), join(home, 'Library', 'Caches', 'ms-playwright')];
  const inside = ['chrome-linux64/chrome', 'chrome-linux/chrome', 'chrome-linux-arm64/chrome'];
  const macs = ['chrome-mac', 'chrome-mac-x64', 'chrome-mac-arm64'].map(
    (dir) => `${dir}/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing`,
  );
  return homes.flatMap((dir) =>
    list(dir)
      .filter((name) => /^chromium-\d+$/.test(name))
      .sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
      .flatMap((name) => [...inside, ...macs].map((path) => join(dir, name, path))),
  );
}

/** Every place a browser may be, in the order of preference. @param {Pick<World, 'env' | 'home' | 'list'>} world */
export function browserPlaces(world) {
  const folders = [
    ...(world.env.PATH ?? '').split(delimiter).filter(Boolean),
    '/usr/bin',
    '/usr/local/bin',
    '/snap/bin',
  ];
  const system = NAMES.flatMap((name) => [...new Set(folders)].map((dir) => join(dir, name)));
  const named = world.env.CHROMIUM_PATH ? [world.env.CHROMIUM_PATH] : [];
  return [...named, ...playwrightBrowsers(world), ...system, MAC];
}

/** @param {World} world @returns {Promise<string | null>} */
export async function findBrowser(world) {
  for (const place of browserPlaces(world)) {
    // Some systems put a script there that only says how to install: it must start.
    if (world.executable(place) && (await world.works(place))) return place;
  }
  return null;
}

/**
 * @param {World} world @returns {Promise<string>} path of a browser that starts
 * @throws an error with one sentence when there is no way to one
 */
export async function findOrInstallBrowser(world = machine()) {
  const present = await findBrowser(world);
  if (present) return present;
  const [canApt, canDownload] = await Promise.all([world.canApt(), world.canDownload()]);
  if (canApt) {
    world.log('Installing a Chromium package for the browser tests …');
    const found = (await world.apt()) ? await findBrowser(world) : null;
    if (found) return found;
  }
  if (canDownload) {
    world.log('Downloading a browser for the browser tests …');
    const found = (await world.download()) ? await findBrowser(world) : null;
    if (found) return found;
  }
  throw new Error(
    'The browser tests need Chromium: none is installed here and none can be downloaded; ' +
      'install it or set CHROMIUM_PATH to one, then run this again.',
  );
}

/** The servers that apt would ask, from its own settings. @param {string} [etc] @returns {string[]} */
export function aptServers(etc = '/etc/apt') {
  const parts = join(etc, 'sources.list.d');
  const files = [
    join(etc, 'sources.list'),
    ...(existsSync(parts) ? readdirSync(parts).map((name) => join(parts, name)) : []),
  ];
  const lines = files
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  const addresses = lines
    .filter((line) => !/^\s*#/.test(line))
    .flatMap((line) => line.match(/https?:\/\/[^\s/]+/) ?? []);
  return [...new Set(addresses)];
}

async function aptIsPossible() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const { output } = await run('apt-config', ['dump', 'Acquire::http::Proxy'], { limit: 500 });
  const proxy = /"(https?:[^"]+)"/.exec(output)?.[1];
  const servers = proxy ? [proxy] : aptServers();
  const answers = await Promise.all(servers.slice(0, 4).map((server) => isReachable(server)));
  return answers.some(Boolean);
}

async function installByApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env, limit: 2 * MINUTES });
  const said = [];
  for (const name of PACKAGES) {
    const { code, output } = await run('apt-get', ['install', '-y', '-q', name], {
      env,
      limit: 5 * MINUTES,
    });
    if (code === 0) return true;
    said.push(...output.trim().split('\n').slice(-5));
  }
  console.error(said.join('\n'));
  return false;
}

async function downloadByPlaywright() {
  const cli = join(root, 'e2e', 'node_modules', '@playwright', 'test', 'cli.js');
  const { code, output } = await run(process.execPath, [cli, 'install', 'chromium'], {
    cwd: root,
    limit: 5 * MINUTES,
  });
  if (code !== 0) console.error(output.trim().split('\n').slice(-5).join('\n'));
  return code === 0;
}

/**
 * The machine as it is.
 * @param {{ beforeDownload?: () => Promise<void>, log?: (line: string) => void }} options
 *   beforeDownload: makes Playwright itself available @returns {World}
 */
export function machine({ beforeDownload = async () => {}, log = console.log } = {}) {
  return {
    env: process.env,
    home: homedir(),
    list: (dir) => (existsSync(dir) ? readdirSync(dir) : []),
    executable: (file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    },
    works: async (file) => (await run(file, ['--version'], { limit: 10_000 })).code === 0,
    canApt: aptIsPossible,
    apt: installByApt,
    canDownload: () => isReachable(process.env.PLAYWRIGHT_DOWNLOAD_HOST ?? PLAYWRIGHT_HOST),
    download: async () => {
      await beforeDownload();
      return downloadByPlaywright();
    },
    log,
  };
}
