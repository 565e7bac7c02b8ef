import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { aptServers, findOrInstallBrowser, machine } from './browser.mjs';
import { isReachable } from './reachable.mjs';

type World = ReturnType<typeof machine>;

/** A machine with these browsers; installing adds what the ways to one say. */
function world(present: string[], change: Partial<World> = {}) {
  const files = new Set(present);
  const log: string[] = [];
  const stand: World = {
    env: { PATH: '/opt/bin' },
    home: '/home/me',
    list: (dir) =>
      dir === '/home/me/.cache/ms-playwright' ? ['chromium-900', 'chromium-1200', 'ffmpeg-1'] : [],
    executable: (file) => files.has(file),
    works: async () => true,
    canApt: async () => false,
    apt: async () => files.add('/usr/bin/chromium').size > 0,
    canDownload: async () => false,
    download: async () => files.add(own(1200)).size > 0,
    log: (line) => log.push(line),
    ...change,
  };
  return { stand, log };
}
const own = (build: number) => `/home/me/.cache/ms-playwright/chromium-${build}/chrome-linux64/chrome`;

describe('a browser that is there is taken', () => {
  it.each([
    ['the named one before all', ['/named', own(1200), '/usr/bin/chromium'], '/named'],
    ['Playwright’s newest', [own(900), own(1200), '/usr/bin/chromium'], own(1200)],
    [
      'the one without a window before its own kind',
      ['/opt/bin/chromium', '/usr/bin/chromium-headless-shell'],
      '/usr/bin/chromium-headless-shell',
    ],
    ['one on the path', ['/opt/bin/google-chrome'], '/opt/bin/google-chrome'],
    ['the system’s, whatever the path', ['/usr/bin/chromium'], '/usr/bin/chromium'],
  ])('%s', async (_, present, expected) => {
    const { stand, log } = world(present, { env: { PATH: '/opt/bin', CHROMIUM_PATH: '/named' } });
    expect(await findOrInstallBrowser(stand)).toBe(expected);
    expect(log).toEqual([]);
  });

  it('unless it does not start', async () => {
    const { stand } = world(['/opt/bin/chromium-browser', '/usr/bin/google-chrome'], {
      works: async (file) => file !== '/opt/bin/chromium-browser',
    });
    expect(await findOrInstallBrowser(stand)).toBe('/usr/bin/google-chrome');
  });
});

describe('where none is', () => {
  it('the system’s package comes first', async () => {
    const { stand, log } = world([], { canApt: async () => true, canDownload: async () => true });
    expect(await findOrInstallBrowser(stand)).toBe('/usr/bin/chromium');
    expect(log).toHaveLength(1);
  });

  it('Playwright’s download follows when the package fails', async () => {
    const { stand } = world([], {
      canApt: async () => true,
      apt: async () => false,
      canDownload: async () => true,
    });
    expect(await findOrInstallBrowser(stand)).toBe(own(1200));
  });

  it('no way to one is one sentence', async () => {
    await expect(findOrInstallBrowser(world([]).stand)).rejects.toThrow(
      /^The browser tests need Chromium: .* set CHROMIUM_PATH to one, then run this again\.$/,
    );
  });
});

it('apt’s servers are read from both kinds of source files, without comments', () => {
  const etc = mkdtempSync(join(tmpdir(), 'sytno-apt-'));
  mkdirSync(join(etc, 'sources.list.d'));
  writeFileSync(
    join(etc, 'sources.list'),
    '# deb http://old.example/debian\ndeb http://a.example/debian x main\n',
  );
  writeFileSync(
    join(etc, 'sources.list.d', 'b.sources'),
    'Types: deb\nURIs: https://b.example:8080/debian\n',
  );
  expect(aptServers(etc)).toEqual(['http://a.example', 'https://b.example:8080']);
  rmSync(etc, { recursive: true });
});

it('a server that is not there is known within seconds', async () => {
  const started = performance.now();
  expect(await isReachable('https://nobody.invalid', {})).toBe(false);
  expect(await isReachable('https://nobody.invalid', { https_proxy: 'http://127.0.0.1:9' })).toBe(false);
  expect(performance.now() - started).toBeLessThan(4000);
});
