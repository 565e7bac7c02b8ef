// @ts-check
/**
 * Installing by pnpm through npx, so that a machine with Node alone is enough, and only when something
 * changed, so that a second start needs no network and no seconds. Node builtins only.
 */
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { hashOf } from './hash.mjs';
import { run } from './processes.mjs';
import { readPackages, root } from './workspace.mjs';

const PNPM = 'pnpm@12.21.0';
const stampFile = (/** @type {string} */ base) => join(base, 'node_modules', '.sytno-installed');

/** What decides on the outcome of an install: lockfile, settings, every package.json, and the machine. @param {string} base */
export function wantedInstall(base) {
  const manifests = readPackages(base).map(({ dir }) =>
    dir === '.' ? 'package.json' : `${dir}/package.json`,
  );
  const files = hashOf(base, ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]);
  return `${files} ${process.platform}-${process.arch}`;
}

/**
 * Whether node_modules is what the lockfile asks for, as far as our own last install knows. Somebody
 * else's later install counts as unknown: asking pnpm again takes two seconds.
 * @param {string} base
 */
export function isInstalled(base) {
  const modules = join(base, 'node_modules', '.modules.yaml');
  const stamp = stampFile(base);
  if (!existsSync(modules) || !existsSync(stamp)) return false;
  return (
    statSync(modules).mtimeMs <= statSync(stamp).mtimeMs &&
    readFileSync(stamp, 'utf8') === wantedInstall(base)
  );
}

/** @param {string} path */
function writable(path) {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * npm and pnpm keep caches under the home folder; a user without one of his own (a service, a bare
 * container) gets it inside the checkout.
 * @param {string} base @param {NodeJS.ProcessEnv} env @returns {NodeJS.ProcessEnv}
 */
export function installEnv(base, env = process.env, home = homedir()) {
  const common = { ...env, CI: 'true', npm_config_update_notifier: 'false' };
  if (writable(home)) return common;
  const own = join(base, '.cache', 'home');
  mkdirSync(own, { recursive: true });
  return { ...common, HOME: own, npm_config_cache: join(own, '.npm') };
}

/**
 * @param {(line: string) => void} log @param {string} [base]
 * @throws an error with one sentence, after pnpm's own output
 */
export async function install(log, base = root) {
  if (!writable(base)) {
    throw new Error(
      `This checkout is not writable for you (user ${process.getuid?.()}): make a clone of your own.`,
    );
  }
  if (isInstalled(base)) return;
  log('Installing packages (a minute or two the first time) …');
  const args = ['--yes', '--prefer-offline', PNPM, 'install', '--frozen-lockfile', '--prefer-offline'];
  const { code, output } = await run('npx', args, { cwd: base, env: installEnv(base) });
  if (code !== 0) {
    console.error(output.trim());
    throw new Error('Packages could not be installed: pnpm says why above (is there a network?).');
  }
  writeFileSync(stampFile(base), wantedInstall(base));
}
