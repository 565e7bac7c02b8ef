import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { ROOT } from '../../../testing/template';
import { OWN_PAGES } from '../page/testing/own-pages';
import { PageThread } from './page-thread';
import { understandInWorker } from './index';

/** Stands in for the built worker: does with a page what its text says. */
const WORKER = `
import { parentPort, threadId } from 'node:worker_threads';
parentPort.on('message', ({ html, address }) => {
  if (html === 'for ever') for (;;);
  if (html === 'throw') throw new Error('a fault of ours');
  if (html === 'leave') process.exit(1);
  if (html === 'fill') { const all = []; for (;;) all.push('x'.repeat(1000) + all.length); }
  parentPort.postMessage({ kind: 'recipe', recipe: { title: html + ' at ' + address, thread: threadId } });
});`;

const BACKEND = join(ROOT, 'backend');
const LIMITS = { ms: 20_000, letters: 100, megabytes: 32 };
let folder = '';
let file: URL;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-thread-'));
  await writeFile(join(folder, 'worker.mjs'), WORKER);
  file = pathToFileURL(join(folder, 'worker.mjs'));
});
afterAll(() => rm(folder, { recursive: true }));

const title = (page: unknown) => (page as { recipe: { title: string } }).recipe.title;
const threadOf = (page: unknown) => (page as { recipe: { thread: number } }).recipe.thread;

describe('the thread that reads pages', () => {
  test('pages asked at once are answered each with its own, by one thread', async () => {
    const thread = new PageThread(file, LIMITS);
    const pages = await Promise.all(
      ['a', 'b', 'c'].map((html) => thread.read(html, `https://${html}.example`)),
    );
    expect(pages.map(title)).toEqual([
      'a at https://a.example',
      'b at https://b.example',
      'c at https://c.example',
    ]);
    expect(new Set(pages.map(threadOf)).size).toBe(1);
  });

  test('a page that never ends is ended, and the next is read by a new thread', async () => {
    const thread = new PageThread(file, { ...LIMITS, ms: 2_000 });
    const [first, endless, next] = await Promise.all(
      ['a', 'for ever', 'b'].map((html) => thread.read(html, 'https://example.org')),
    );
    expect(endless).toEqual({ kind: 'none', because: 'tooLong' });
    expect(title(next)).toBe('b at https://example.org');
    expect(threadOf(next)).not.toBe(threadOf(first));
  });

  test.each(['throw', 'leave', 'fill'])(
    'a page that breaks the thread by "%s" costs nobody else',
    async (html) => {
      const thread = new PageThread(file, LIMITS);
      const [broken, next] = await Promise.all([
        thread.read(html, ''),
        thread.read('next', 'https://example.org'),
      ]);
      expect(broken).toEqual({ kind: 'none', because: 'broken' });
      expect(title(next)).toBe('next at https://example.org');
    },
  );

  test('a page that is too large is not begun', async () => {
    const thread = new PageThread(file, LIMITS);
    expect(await thread.read('x'.repeat(101), '')).toEqual({ kind: 'none', because: 'tooLarge' });
  });
});

test('the worker that is built reads a page', async () => {
  const dist = join(BACKEND, '.cache', `page-thread-${process.pid}`);
  try {
    await promisify(execFile)(process.execPath, [join(BACKEND, 'build.mjs'), dist]);
    const thread = new PageThread(pathToFileURL(join(dist, 'page-worker.mjs')), {
      ...LIMITS,
      letters: 10_000,
      megabytes: 128,
    });
    const html = OWN_PAGES['no end tags'] ?? '';
    expect(title(await thread.read(html, 'https://example.org/borshch'))).toBe('Борщ');
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
}, 60_000);

test('from source a page is read at once', async () => {
  expect(await understandInWorker('<p>Нічого', 'https://example.org')).toEqual({
    kind: 'none',
    because: 'no-recipe',
  });
  expect(await understandInWorker('x'.repeat(6_000_001), 'https://example.org')).toEqual({
    kind: 'none',
    because: 'tooLarge',
  });
});
