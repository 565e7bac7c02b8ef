import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { installEnv, isInstalled, wantedInstall } from './install.mjs';

let base = '';
const write = (file: string, content: string) => writeFileSync(join(base, file), content);

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'sytno-install-'));
  mkdirSync(join(base, 'node_modules'));
  write('package.json', '{"name":"root","version":"1.0.0"}');
  write('pnpm-lock.yaml', 'lock');
  write('node_modules/.modules.yaml', '');
  write('node_modules/.sytno-installed', wantedInstall(base));
});
afterEach(() => rmSync(base, { recursive: true }));

describe('an install is repeated', () => {
  it('not when nothing changed', () => expect(isInstalled(base)).toBe(true));

  it.each([
    ['the lockfile', 'pnpm-lock.yaml'],
    ['the settings', 'pnpm-workspace.yaml'],
  ])('when %s changed', (_, file) => {
    write(file, 'changed');
    expect(isInstalled(base)).toBe(false);
  });

  it('when a package.json changed', () => {
    write('package.json', '{"name":"root","version":"1.0.1"}');
    expect(isInstalled(base)).toBe(false);
  });

  it('when somebody else installed since', () => {
    const later = new Date(Date.now() + 60_000);
    utimesSync(join(base, 'node_modules/.modules.yaml'), later, later);
    expect(isInstalled(base)).toBe(false);
  });

  it('when node_modules is gone', () => {
    rmSync(join(base, 'node_modules'), { recursive: true });
    expect(isInstalled(base)).toBe(false);
  });
});

describe('the caches of npm and pnpm', () => {
  it('lie in the home folder', () => {
    expect(installEnv(base, { HOME: base }, base)).toMatchObject({ HOME: base, CI: 'true' });
  });

  it('lie in the checkout for a user whose home is not there', () => {
    const env = installEnv(base, {}, '/nonexistent');
    expect(env.HOME).toBe(join(base, '.cache', 'home'));
  });
});
