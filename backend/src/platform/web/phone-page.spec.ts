import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Registry } from '@sytno/contract';
import { fastify } from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PhonePages, renderPhonePage, servePhoneManifest } from './phone-page';

const PAGE = {
  scripts: ['phone-start.1.js'],
  styles: ['phone-start.1.css'],
  texts: { uk: 'phone-texts-uk.1.js' },
  icons: { icon: 'phone-icon.1.svg', 'icon-180': 'phone-icon-180.1.png', 'icon-512': 'phone-icon-512.1.png' },
};

let folder: string;
const put = async (version: string, page: object): Promise<void> => {
  await mkdir(join(folder, 'grocery', version), { recursive: true });
  await writeFile(join(folder, 'grocery', version, 'phone.json'), JSON.stringify(page));
};
/** Pages of an installation whose live release is this one; none when left out. */
const pagesOf = (version?: string): PhonePages => {
  const sections = version ? [{ name: 'grocery', version }] : [];
  return new PhonePages(folder, {
    current: () => Promise.resolve({ revision: 1, sections } as unknown as Registry),
  });
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sytno-phone-'));
  await put('1.0.0', PAGE);
  await put('1.0.1', { ...PAGE, scripts: ['../../secret.js'] });
});
afterAll(() => rm(folder, { recursive: true }));

test('the page is the live release’s, with its files, its manifest and the nonce of the answer', async () => {
  const files = await pagesOf('1.0.0').files();
  if (!files) throw new Error('no files');
  const html = renderPhonePage(files, 'uk', 'nonce"1');
  expect(html).toContain('<html lang="uk">');
  expect(html).toContain('<script defer src="/mfe/grocery/1.0.0/phone-start.1.js" nonce="nonce&quot;1">');
  expect(html).toContain('href="/mfe/grocery/1.0.0/phone-texts-uk.1.js"');
  expect(html).toContain('<link rel="manifest" href="/uk/list/manifest.json">');
});

test.each([['1.0.1'], ['2.0.0'], ['../1.0.0'], [undefined]])('there is none of %s', async (version) => {
  expect(await pagesOf(version).files()).toBeUndefined();
});

test('the manifest makes an application of each language, and of nothing else', async () => {
  const app = fastify();
  servePhoneManifest(app, pagesOf('1.0.0'));
  const ask = (path: string) => app.inject({ method: 'GET', url: path });
  const answer = await ask('/en/list/manifest.json');
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  expect(answer.json()).toMatchObject({
    start_url: '/en/list',
    scope: '/en/list',
    display: 'standalone',
    icons: [{ src: '/mfe/grocery/1.0.0/phone-icon.1.svg' }, {}, { purpose: 'maskable' }],
  });
  expect((await ask('/de/list/manifest.json')).statusCode).toBe(404);
  await app.close();
});
