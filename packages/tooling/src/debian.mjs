// @ts-check
/** Programs of Debian's packages for tests, fetched and unpacked into the cache: nothing is installed or started. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/** @param {string} command @param {string[]} args @param {string} cwd */
const done = (command, args, cwd) => spawnSync(command, args, { cwd, stdio: 'ignore' }).status === 0;

/**
 * @param {string} name of the folder @param {readonly string[]} packages
 * @returns {{ dir: string, env: NodeJS.ProcessEnv } | null} null where Debian's packages cannot be fetched
 */
export function unpackDebian(name, packages) {
  const dir = join(root, '.cache', 'debian', name);
  if (!existsSync(dir)) {
    const draft = `${dir}.${process.pid}`;
    mkdirSync(draft, { recursive: true });
    const fetch = () => done('apt-get', ['download', ...packages], draft);
    // Lists of packages that are old name files that are gone.
    const fetched = fetch() || (done('apt-get', ['update'], draft) && fetch());
    const debs = readdirSync(draft).filter((file) => file.endsWith('.deb'));
    if (!fetched || !debs.every((file) => done('dpkg', ['-x', file, draft], draft))) {
      rmSync(draft, { recursive: true, force: true });
      return null;
    }
    if (existsSync(dir)) rmSync(draft, { recursive: true, force: true });
    else renameSync(draft, dir);
  }
  const libraries = ['usr/lib/x86_64-linux-gnu', 'usr/lib/aarch64-linux-gnu', 'usr/lib'].map((path) =>
    join(dir, path),
  );
  return { dir, env: { ...process.env, LD_LIBRARY_PATH: libraries.join(':') } };
}
