import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { PAGES, REGISTRY } from '../../testing/pages';
import { Stand } from '../../testing/stand';

let folder: string;
let stand: Stand;

const put = async (path: string, content: string | Uint8Array): Promise<void> => {
  const whole = join(folder, path);
  await mkdir(dirname(whole), { recursive: true });
  await writeFile(whole, content);
};
const get = (path: string, headers: Record<string, string> = {}) => stand.call('GET', path, { headers });
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(3000))})`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sytno-web-'));
  await put('shell/static/main.1.js', SCRIPT);
  await put('shell/static/main.1.js.br', brotliCompressSync(SCRIPT));
  await put('secret.txt', 'secret');
  await put('releases/registry.json', JSON.stringify(REGISTRY));
  await put('releases/recipes/0.1.0-abc/mf-manifest.json', '{"name":"mfe_recipes"}');
  await put('releases/recipes/0.1.0-abc/entry.1.js', SCRIPT);
  stand = new Stand({
    SHELL_DIR: join(folder, 'shell'),
    RELEASES_DIR: join(folder, 'releases'),
    SECTION_TIMEOUT_MS: '1234',
  });
  await stand.open();
}, 60_000);

afterAll(async () => {
  await stand.close();
  await rm(folder, { recursive: true });
});

describe('before the pages are built', () => {
  test('says what to do', async () => {
    const answer = await get('/uk');
    expect([answer.status, answer.text]).toEqual([503, expect.stringContaining('npm run build')]);
    expect(answer.headers.get('content-type')).toContain('text/plain');
  });
});

describe('a page', () => {
  beforeAll(() => put('shell/pages.json', JSON.stringify(PAGES)));

  test.each([
    ['/uk', 200, 'uk', 'landing uk'],
    ['/en', 200, 'en', 'landing en'],
    ['/ru/user/recipes/1042?tab=1', 200, 'ru', 'recipe ru'],
    ['/auth/password/edit?token=abc&lng=en', 200, 'en', 'edit en'],
    ['/auth/password/edit?token=abc', 200, 'ru', 'edit ru'],
    ['/foo', 404, 'ru', 'Missing ru'],
    ['/uk/nothing', 404, 'uk', 'Missing uk'],
    ['/en/nothing.html', 404, 'en', 'Missing en'],
    ['/favicon.ico', 404, 'ru', 'Missing ru'],
  ])('%s answers %d in %s', async (path, status, language, title) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(`<html lang="${language}">`);
    expect(answer.text).toContain(`<title>${title}</title>`);
    expect(answer.headers.get('content-language')).toBe(language);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    ['/', '/uk'],
    ['/uk/menu/x', '/'],
    ['/en/user', '/en/user/dashboard'],
  ])('%s leads to %s', async (path, to) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to]);
  });

  test('carries what the shell needs at start, and fetches its section ahead', async () => {
    const { text } = await get('/uk/user/recipes');
    const boot = /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(text)?.[1] ?? '';
    expect(JSON.parse(boot)).toEqual({
      registry: { ...REGISTRY, revision: 1 },
      config: {
        sectionTimeoutMs: 1234,
        demo: false,
        sectionsOverride: false,
        provider: 'Sytno',
        contact: 'hello@sytno.example',
        unitWords: { uk: {}, ru: {}, en: {} },
      },
      version: '1.2.3-spec',
    });
    const links = [...text.matchAll(/<link rel="preload" ([^>]*)>/g)].map(([, link]) => link);
    expect(links).toEqual([
      'as="script" href="/static/texts-uk.1.js"',
      'as="script" href="/mfe/recipes/0.1.0-abc/entry.1.js"',
      'as="style" href="/mfe/recipes/0.1.0-abc/style.1.css"',
      'as="script" href="/mfe/recipes/0.1.0-abc/texts-uk.1.js"',
      'as="fetch" crossorigin href="/mfe/recipes/0.1.0-abc/mf-manifest.json"',
      'as="font" type="font/woff2" crossorigin fetchpriority="low" href="/static/onest.1.woff2"',
    ]);
    expect((await get('/uk')).text).not.toContain('/mfe/recipes/0.1.0-abc/entry.1.js">');
  });

  test('before the sign-in is sent as it was written, with what only the server knows', async () => {
    const { status, text } = await get('/ru/auth/login');
    expect(status).toBe(200);
    expect(text).toContain('<h1>Sign in ru</h1><p>Sytno hello@sytno.example {{other}}</p>');
    expect(text).toMatch(/<style nonce="[\w-]{22}">b\{\}<\/style>/);
    expect(text).toContain('<link rel="preload" as="script" href="/static/door-texts-ru.1.js">');
    expect(text).toContain('<link rel="prefetch" href="/static/main.1.js">');
    expect(text).not.toContain('/static/texts-ru.1.js');
    const boot = /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(text)?.[1] ?? '';
    expect(JSON.parse(boot)).toEqual({
      page: 'login',
      lng: 'ru',
      config: {
        demo: false,
        provider: 'Sytno',
        contact: 'hello@sytno.example',
        premiumMonth: expect.stringMatching(/^\d+\s₴$/),
      },
    });
  });

  test('allows only what carries its own nonce', async () => {
    const [a, b] = [await get('/uk'), await get('/uk')];
    const nonceOf = (text: string) => /nonce="([\w-]+)"/.exec(text)?.[1] ?? '';
    expect(nonceOf(a.text)).toHaveLength(22);
    expect(nonceOf(a.text)).not.toBe(nonceOf(b.text));
    const policy = a.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self' 'nonce-${nonceOf(a.text)}'`);
    expect(policy).toContain(`frame-ancestors 'none'`);
    expect(policy).not.toMatch(/unsafe|ws:|localhost/);
  });

  test('has the headers that keep a browser careful', async () => {
    const { headers } = await get('/uk');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-robots-tag')).toBeNull();
    expect((await get('/uk/user/recipes')).headers.get('x-robots-tag')).toBe('noindex');
    expect((await get('/foo')).headers.get('x-robots-tag')).toBe('noindex');
  });

  test('tells search engines its description and its languages, or not to show it', async () => {
    const { text } = await get('/ru?utm=1');
    const published = /rel="canonical" href="(https?:\/\/[^/"]+)\/ru"/.exec(text)?.[1] ?? '';
    expect(published).not.toBe('');
    for (const [lng, path] of [
      ['uk', '/uk'],
      ['ru', '/ru'],
      ['en', '/en'],
      ['x-default', '/uk'],
    ] as const)
      expect(text).toContain(`<link rel="alternate" hreflang="${lng}" href="${published}${path}">`);
    expect(text).toContain('<meta name="description" content="About ru">');
    expect(text).toContain('<meta property="og:title" content="landing ru">');
    expect(text).not.toContain('name="robots"');
    for (const path of ['/uk/user/recipes', '/foo', '/auth/password/edit?token=abc']) {
      const page = (await get(path)).text;
      expect(page).toContain('<meta name="robots" content="noindex">');
      expect(page).not.toContain('hreflang');
    }
  });

  test('is asked for by HEAD too', async () => {
    expect((await stand.call('HEAD', '/uk')).status).toBe(200);
    expect((await stand.call('HEAD', '/foo')).status).toBe(404);
  });

  test('stays what it was while the file is being broken', async () => {
    await put('shell/pages.json', '{"template":');
    expect((await get('/uk')).status).toBe(200);
    await put('shell/pages.json', JSON.stringify({ ...PAGES, version: 'next' }));
    expect((await get('/uk')).text).toContain('"version":"next"');
  });
});

describe('the registry', () => {
  test('is told, and again only when it changed', async () => {
    const first = await get('/registry.json');
    expect(first.body).toEqual({ ...REGISTRY, revision: 1 });
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    expect((await get('/registry.json', { 'if-none-match': etag })).status).toBe(304);
    await put('releases/grocery/1/mf-manifest.json', '{}');
    const [recipes] = REGISTRY.sections;
    const grocery = { ...recipes, name: 'grocery', version: '1' };
    await put('releases/registry.json', JSON.stringify({ revision: 8, sections: [recipes, grocery] }));
    const second = await get('/registry.json', { 'if-none-match': etag });
    expect([second.status, second.body]).toEqual([200, { revision: 2, sections: [grocery, recipes] }]);
  });

  test('keeps its last good state while the build’s file is broken, or gone', async () => {
    await put('releases/registry.json', JSON.stringify({ revision: 9, sections: [{ name: 'evil' }] }));
    expect((await get('/registry.json')).body).toMatchObject({ revision: 2 });
    await rm(join(folder, 'releases/registry.json'));
    expect((await get('/registry.json')).body).toMatchObject({ revision: 2 });
  });
});

describe('a built file', () => {
  test('never changes, and comes compressed as it was built', async () => {
    const answer = await get('/static/main.1.js', { 'accept-encoding': 'br' });
    expect([answer.status, answer.text]).toEqual([200, SCRIPT]);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toContain('javascript');
    const section = await get('/mfe/recipes/0.1.0-abc/entry.1.js');
    expect(section.headers.get('cache-control')).toContain('immutable');
  });

  test('but for a manifest, which is asked for again', async () => {
    const answer = await get('/mfe/recipes/0.1.0-abc/mf-manifest.json');
    expect([answer.status, answer.body]).toEqual([200, { name: 'mfe_recipes' }]);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    '/static/missing.js',
    '/static/',
    '/static',
    '/mfe/recipes/0.1.0-abc/missing.js',
    '/mfe/recipes/9.9.9/mf-manifest.json',
    '/mfe/recipes/0.1.0-abc/',
    '/mfe/registry.json',
    '/mfe/nothing',
    '/static/..%2fpages.json',
    '/static/..%5c..%5csecret.txt',
    '/mfe/recipes/..%2f..%2f..%2fsecret.txt',
    '/mfe/recipes/0.1.0-abc/..%2f..%2fregistry.json',
    '/static/main.1.js%00.css',
  ])('%s is a plain 404', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.text).toBe('Not found\n');
  });

  test('does not let a path escape that is sent as it is', async () => {
    for (const path of ['/static/../pages.json', '/static/../../secret.txt', '/mfe/../secret.txt']) {
      const status = await new Promise<number>((resolve) => {
        const { port } = new URL(stand.app.url);
        request({ host: '127.0.0.1', port, path }, (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        }).end();
      });
      expect(status).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('every answer', () => {
  test('carries the request’s id, the caller’s own when it is sane', async () => {
    expect((await get('/uk', { 'x-request-id': 'abc-123' })).headers.get('x-request-id')).toBe('abc-123');
    const odd = await get('/api/recipes', { 'x-request-id': 'a b"' });
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('is compressed when it is long', async () => {
    const answer = await get('/api/openapi.json', { 'accept-encoding': 'gzip' });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
  });
});
