import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { User } from '../../account/user.entity';
import { tokenFor, upload } from '../../testing/archives';
import { Stand, type Person } from '../../testing/stand';
import { Housekeeping } from '../jobs/housekeeping';
import { DAY, now, plus } from '../time/clock';
import { LoadFailureRow, OverrideRow } from './sections.entities';

type Overview = Outputs['platform']['sections']['overview'];

let folder: string;
let stand: Stand;
let admin: Person;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sytno-failures-'));
  stand = new Stand({ RELEASES_DIR: join(folder, 'releases'), SHELL_DIR: join(folder, 'shell') });
  await stand.open();
  admin = await stand.person();
  await stand.db.manager.update(User, { id: admin.userId }, { role: 'admin' });
  await upload(stand, await tokenFor(stand, admin), { version: '1' });
}, 60_000);
afterAll(async () => {
  await stand.close();
  await rm(folder, { recursive: true });
});

const REPORT = {
  section: 'recipes',
  version: '1',
  phase: 'chunk',
  type: 'timeout',
  path: '/mfe/recipes/1/section.2.js',
  attempt: 0,
  shell: '0.1.0',
};
const report = (given: object = {}, agent = 'Firefox/140.0') =>
  stand.call('POST', '/api/platform/failures', {
    body: { ...REPORT, ...given },
    headers: { 'user-agent': agent },
  });
const failures = async () => {
  const { body } = await stand.call('GET', '/api/platform/sections', { as: admin });
  return (body as Overview).sections.find(({ section }) => section === 'recipes')?.failures ?? [];
};

describe('a section that failed', () => {
  test('is told of by anybody, and counted by kind and browser', async () => {
    expect((await report()).status).toBe(200);
    await report({}, 'Chrome/150.0 Safari/537.36');
    await report({ httpStatus: 503, shell: '0.2.0' });
    await report({ phase: 'render', type: 'error', path: undefined, code: 'RUNTIME-008' });
    const [render, chunk] = await failures();
    expect(render).toMatchObject({ phase: 'render', count: 1, last: { code: 'RUNTIME-008', path: null } });
    expect(chunk).toMatchObject({
      version: '1',
      phase: 'chunk',
      type: 'timeout',
      count: 3,
      browsers: expect.arrayContaining([
        { browser: 'firefox', count: 2 },
        { browser: 'chrome', count: 1 },
      ]),
      last: { httpStatus: 503, shell: '0.2.0', path: REPORT.path },
    });
    expect(chunk!.firstAt <= chunk!.lastAt).toBe(true);
  });

  test('of a version that never was is not written down', async () => {
    const before = await stand.db.manager.count(LoadFailureRow);
    expect((await report({ version: 'made-up' })).status).toBe(200);
    expect(await stand.db.manager.count(LoadFailureRow)).toBe(before);
  });

  test.each([
    { section: 'evil' },
    { phase: 'nothing' },
    { type: 'odd' },
    { path: 'x'.repeat(201) },
    { version: 'a\u0000b' },
    { attempt: -1 },
    { more: 1 },
  ])('is not told of with %j', async (given) => {
    expect((await report(given)).status).toBe(400);
  });

  test('is taken off the list by an administrator', async () => {
    expect(await failures()).not.toEqual([]);
    await stand.call('DELETE', '/api/platform/sections/recipes/failures', { as: admin });
    expect(await failures()).toEqual([]);
  });

  test('is forgotten after ninety days', async () => {
    await report();
    await stand.db.manager.update(LoadFailureRow, { version: '1' }, { lastAt: plus(now(), -91 * DAY) });
    await stand.app.nest.get(Housekeeping).run();
    expect(await stand.db.manager.count(LoadFailureRow)).toBe(0);
  });
});

describe('sections from a developer’s machine', () => {
  const policyWith = async (cookie: string) =>
    (await stand.call('GET', '/uk', { headers: { cookie } })).headers.get('content-security-policy') ?? '';
  const allow = (allowed: boolean) =>
    stand.call('PUT', '/api/platform/override', { as: admin, body: { allowed } });

  beforeAll(async () => {
    const { mkdir, writeFile } = await import('node:fs/promises');
    const { PAGES } = await import('../../testing/pages');
    await mkdir(join(folder, 'shell'));
    await writeFile(join(folder, 'shell/pages.json'), JSON.stringify(PAGES));
  });

  test('come only into a browser in which an administrator allowed them', async () => {
    expect(await policyWith('')).not.toContain('localhost');
    const { headers, body } = await allow(true);
    const cookie = headers.get('set-cookie') ?? '';
    expect(body).toEqual({ allowed: true });
    expect(cookie).toMatch(/^sytno-override=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/);
    const [pair = ''] = cookie.split(';');
    expect(await policyWith(pair)).toContain('http://localhost:*');
    expect((await stand.call('GET', '/uk/user/recipes', { headers: { cookie: pair } })).text).toContain(
      '"sectionsOverride":true',
    );
    expect(await policyWith('sytno-override=guessed-guessed-guessed-guessed')).not.toContain('localhost');

    await stand.db.manager.update(OverrideRow, { userId: admin.userId }, { until: plus(now(), -1) });
    expect(await policyWith(pair)).not.toContain('localhost');
    await stand.app.nest.get(Housekeeping).run();
    expect(await stand.db.manager.count(OverrideRow)).toBe(0);
  });

  test('end when he says so', async () => {
    const [pair = ''] = ((await allow(true)).headers.get('set-cookie') ?? '').split(';');
    const ended = await allow(false);
    expect(ended.headers.get('set-cookie')).toContain('Max-Age=0');
    expect(await policyWith(pair)).not.toContain('localhost');
  });
});
