import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { ContainerManifestPlugin, HealingSharesPlugin } from './federation-plugins.mjs';

const dir = mkdtempSync(join(tmpdir(), 'sytno-container-'));

interface Container {
  init: (shared: object) => unknown;
  get: (module: string) => Promise<() => { open: () => Promise<{ word: string }> }>;
}

/** A section whose first view needs nothing shared, and that fetches something shared later. */
beforeAll(async () => {
  writeFileSync(join(dir, 'section.js'), `export const open = () => import('later');`);
  await new Promise<void>((resolve, reject) => {
    const compiler = webpack({
      context: dir,
      mode: 'development',
      devtool: false,
      target: 'node20',
      entry: {},
      output: { path: join(dir, 'dist') },
      optimization: { chunkIds: 'named' },
      plugins: [
        new webpack.container.ModuleFederationPlugin({
          name: 'mfe_trial',
          filename: 'remoteEntry.1.js',
          library: { type: 'commonjs2' },
          exposes: { './section': { import: './section.js', name: 'section' } },
          shared: {
            later: { import: false, singleton: true, strictVersion: true, requiredVersion: '^1.2.0' },
          },
        }),
        new HealingSharesPlugin(),
        new ContainerManifestPlugin('mfe_trial', '1.2.3'),
      ],
    });
    compiler.run((failure, stats) => {
      const problem = failure ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (problem ? reject(problem) : resolve()));
    });
  });
});

afterAll(() => {
  rmSync(dir, { recursive: true, force: true });
});

let pages = 0;

/** A container of its own for each test, as a page has it that was just opened. */
function container(): Container {
  pages += 1;
  const page = join(dir, `page-${String(pages)}`);
  cpSync(join(dir, 'dist'), page, { recursive: true });
  return createRequire(join(dir, 'page.js'))(join(page, 'remoteEntry.1.js')) as Container;
}

const shared = (version: string, get: () => Promise<() => object>) => ({
  later: { [version]: { get, from: 'shell', eager: false } },
});

async function opened(versions: object): Promise<{ open: () => Promise<{ word: string }> }> {
  const mfe = container();
  await mfe.init(versions);
  return (await mfe.get('./section'))();
}

test('the manifest names the entry and what it exposes', () => {
  const manifest = JSON.parse(readFileSync(join(dir, 'dist/mf-manifest.json'), 'utf8')) as object;
  expect(manifest).toMatchObject({
    metaData: {
      globalName: 'mfe_trial',
      buildInfo: { buildVersion: '1.2.3' },
      remoteEntry: { name: 'remoteEntry.1.js' },
    },
    exposes: [{ path: './section', assets: { css: { sync: [] } } }],
  });
});

test('a shared module that did not come once comes when it is asked for again', async () => {
  let asked = 0;
  const section = await opened(
    shared('1.3.0', () => {
      asked += 1;
      return asked === 1
        ? Promise.reject(new Error('no network'))
        : Promise.resolve(() => ({ word: 'here' }));
    }),
  );
  await expect(section.open()).rejects.toThrow('no network');
  expect((await section.open()).word).toBe('here');
  expect((await section.open()).word).toBe('here');
  expect(asked).toBe(2);
});

test('a shared module of an unfit version is refused, and one that nobody shares', async () => {
  const old = await opened(shared('1.1.0', () => Promise.resolve(() => ({ word: 'old' }))));
  await expect(old.open()).rejects.toThrow(
    /Unsatisfied version 1\.1\.0 from shell of shared singleton module later/,
  );
  const none = await opened({});
  await expect(none.open()).rejects.toThrow(/Shared module later doesn't exist/);
});
