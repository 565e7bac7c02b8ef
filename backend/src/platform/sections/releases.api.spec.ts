import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ErrorBody, Outputs, Registry } from '@sytno/contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { User } from '../../account/user.entity';
import { archiveOf, tokenFor, upload } from '../../testing/archives';
import { Stand, type Person } from '../../testing/stand';
import { AuditRow } from '../audit/audit.entity';
import { plus, now, DAY } from '../time/clock';
import { ReleasePrune } from './release-prune';
import { integrityOf } from './release-archive';
import { ReleaseRow } from './sections.entities';

type State = Outputs['platform']['sections']['activate'];
type Overview = Outputs['platform']['sections']['overview'];

let folder: string;
let stand: Stand;
let admin: Person;
let person: Person;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sytno-releases-'));
  stand = new Stand({ RELEASES_DIR: join(folder, 'releases'), SHELL_DIR: join(folder, 'shell') });
  await stand.open();
  [admin, person] = [await stand.person(), await stand.person()];
  await stand.db.manager.update(User, { id: admin.userId }, { role: 'admin' });
  token = await tokenFor(stand, admin);
}, 60_000);
afterAll(async () => {
  await stand.close();
  await rm(folder, { recursive: true });
});

const overview = async () => {
  const answer = await stand.call('GET', '/api/platform/sections', { as: admin });
  return answer.body as Overview;
};
const recipes = async () => (await overview()).sections.find(({ section }) => section === 'recipes')!;
const registered = async () => {
  const { body } = await stand.call('GET', '/registry.json');
  return (body as Registry).sections.find(({ name }) => name === 'recipes');
};
/** By the team, at the revision that is. */
const byTeam = async (what: 'activate' | 'rollback' | 'pin', body: object = {}, section = 'recipes') => {
  const { revision } = await recipes();
  return stand.call(what === 'pin' ? 'PUT' : 'POST', `/api/team/sections/${section}/${what}`, {
    headers: { 'release-token': token },
    body: { expectedRevision: revision, ...body },
  });
};
const reasons = ({ body }: { body: unknown }) => (body as ErrorBody).data.reasons;

describe('a team', () => {
  test('uploads a release, which nobody gets yet, and makes it live', async () => {
    const uploaded = await upload(stand, token, { version: '0.1.0-aaa' });
    expect([uploaded.status, uploaded.body]).toEqual([200, { version: '0.1.0-aaa', isNew: true }]);
    expect(await registered()).toBeUndefined();
    const answer = await byTeam('activate', { version: '0.1.0-aaa' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ live: '0.1.0-aaa', previous: null, trial: null, pinned: false });
    expect(await registered()).toMatchObject({
      version: '0.1.0-aaa',
      entry: '/mfe/recipes/0.1.0-aaa/mf-manifest.json',
      preload: ['/mfe/recipes/0.1.0-aaa/remoteEntry.1.js', '/mfe/recipes/0.1.0-aaa/section.2.js'],
      pages: ['recipes'],
      integrity: { 'remoteEntry.1.js': integrityOf(Buffer.from(`console.log('0.1.0-aaa')`)) },
    });
    expect(await registered()).not.toHaveProperty('needs');
  });

  test('has its files served as they were uploaded, compressed ahead', async () => {
    const answer = await stand.call('GET', '/mfe/recipes/0.1.0-aaa/section.2.js', {
      headers: { 'accept-encoding': 'br' },
    });
    expect([answer.status, answer.text]).toEqual([200, 'x'.repeat(2_000)]);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });

  test('may not change a release: the files that are there stay', async () => {
    const files = { 'section.2.js': 'other' };
    const again = await upload(stand, token, { version: '0.1.0-aaa', files });
    expect(again.body).toEqual({ version: '0.1.0-aaa', isNew: false });
    expect((await stand.call('GET', '/mfe/recipes/0.1.0-aaa/section.2.js')).text).toBe('x'.repeat(2_000));
  });

  test('goes back to the release before, which then is not what a broken one falls back to', async () => {
    await upload(stand, token, { version: '0.1.0-bbb' });
    await byTeam('activate', { version: '0.1.0-bbb' });
    expect(await registered()).toMatchObject({
      version: '0.1.0-bbb',
      previous: { version: '0.1.0-aaa' },
    });
    const back = await byTeam('rollback');
    expect(back.body).toMatchObject({ live: '0.1.0-aaa', previous: null });
    expect(await registered()).not.toHaveProperty('previous');
    const nothing = await byTeam('rollback');
    expect([nothing.status, reasons(nothing)]).toEqual([409, [{ fault: 'unknown', detail: '' }]]);
  });

  test('lets a share of people try a release, and ends it', async () => {
    await byTeam('activate', { version: '0.1.0-bbb', share: 20 });
    expect(await registered()).toMatchObject({
      version: '0.1.0-aaa',
      trial: { share: 20, release: { version: '0.1.0-bbb' } },
    });
    await byTeam('rollback');
    expect(await registered()).not.toHaveProperty('trial');
    await byTeam('activate', { version: '0.1.0-bbb', share: 5 });
    const all = await byTeam('activate', { version: '0.1.0-bbb' });
    expect(all.body).toMatchObject({ live: '0.1.0-bbb', trial: null, previous: '0.1.0-aaa' });
  });

  test('holds its section at a release', async () => {
    await byTeam('pin', { pinned: true });
    const refused = await byTeam('activate', { version: '0.1.0-aaa' });
    expect([refused.status, reasons(refused)]).toEqual([409, [{ fault: 'pinned', detail: '0.1.0-bbb' }]]);
    expect((await byTeam('rollback')).status).toBe(409);
    await byTeam('pin', { pinned: false });
    expect((await byTeam('activate', { version: '0.1.0-aaa' })).status).toBe(200);
  });

  test('changes nothing when somebody else changed it meanwhile', async () => {
    const { revision } = await recipes();
    const both = await Promise.all(
      ['0.1.0-aaa', '0.1.0-bbb'].map((version) =>
        byTeam('activate', { version, expectedRevision: revision }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((both.find(({ status }) => status === 409)?.body as ErrorBody).code).toBe('CONFLICT');
    expect((await recipes()).revision).toBe(revision + 1);
  });

  test('changes its own section alone', async () => {
    const headers = { 'release-token': token };
    const body = { version: '0.1.0-aaa', expectedRevision: 0 };
    const other = await stand.call('POST', '/api/team/sections/grocery/activate', { headers, body });
    expect([other.status, (other.body as ErrorBody).code]).toEqual([401, 'RELEASE_TOKEN']);
    const uploaded = await upload(stand, token, { section: 'grocery', version: '1' });
    expect(uploaded.status).toBe(401);
    const disguised = archiveOf({ section: 'grocery', version: '1' });
    const wrong = await upload(stand, token, { version: '1' }, disguised);
    expect([wrong.status, reasons(wrong)]).toEqual([400, [{ fault: 'name', detail: 'grocery 1' }]]);
  });

  test.each(['', 'wrong', 'x'.repeat(5000)])('is nobody with the token %j', async (given) => {
    expect((await upload(stand, given, { version: '2' })).status).toBe(401);
    const headers = { 'release-token': given };
    expect((await stand.call('GET', '/api/team/sections/recipes', { headers })).status).toBe(401);
  });

  test('is nobody any more once its token was taken back', async () => {
    const second = await tokenFor(stand, admin);
    const headers = { 'release-token': second };
    expect((await stand.call('GET', '/api/team/sections/recipes', { headers })).status).toBe(200);
    const { tokens } = await recipes();
    expect(tokens.every((one) => !('secret' in one) && !('hash' in one))).toBe(true);
    const id = tokens.at(-1)?.id ?? '';
    const path = `/api/platform/sections/recipes/tokens/${id}`;
    expect((await stand.call('DELETE', path.replace('recipes', 'grocery'), { as: admin })).status).toBe(404);
    expect((await stand.call('DELETE', path, { as: admin })).status).toBe(200);
    expect((await stand.call('GET', '/api/team/sections/recipes', { headers })).status).toBe(401);
  });
});

describe('a release is refused', () => {
  test.each([
    ['of another major of the shell', { version: '0.2.0', contract: 2 }, { fault: 'contract', detail: '2' }],
    ['that asks for a newer API', { version: '0.2.1', api: '1.999' }, { fault: 'api', detail: '1.999' }],
  ])('%s: it is kept and not made live', async (_, given, reason) => {
    const { version } = given;
    expect((await upload(stand, token, given)).status).toBe(200);
    const before = await registered();
    const answer = await byTeam('activate', { version });
    expect([answer.status, (answer.body as ErrorBody).code]).toEqual([409, 'RELEASE_REFUSED']);
    expect(reasons(answer)).toEqual([reason]);
    expect(await registered()).toEqual(before);
    const { releases } = await recipes();
    expect(releases.find((one) => one.version === version)?.faults).toEqual([reason]);
  });

  test('that was never uploaded, or whose files are gone', async () => {
    expect(reasons(await byTeam('activate', { version: '9' }))).toEqual([{ fault: 'unknown', detail: '9' }]);
    await upload(stand, token, { version: '0.3.0' });
    await rm(join(folder, 'releases/recipes/0.3.0'), { recursive: true });
    expect(reasons(await byTeam('activate', { version: '0.3.0' }))).toEqual([{ fault: 'files', detail: '' }]);
  });

  const wrongHash = integrityOf(Buffer.from('another'));
  test.each([
    ['with a changed file', { hashes: { 'section.2.js': wrongHash } }, 'hash', 'section.2.js'],
    ['without a file it names', { hashes: { 'gone.js': wrongHash } }, 'missing', 'gone.js'],
    ['without a file of its first view', { preload: ['nothing.js'] }, 'missing', 'nothing.js'],
    ['with a page in it', { files: { 'index.html': '<p>' } }, 'kind', 'index.html'],
    ['with its own description', { files: { 'release.json': '{}' } }, 'kind', 'release.json'],
    [
      'without the exposed section',
      { files: { 'mf-manifest.json': '{"name":"mfe_recipes","exposes":[]}' } },
      'manifest',
      'mf-manifest.json',
    ],
    ['with another container', { files: { 'mf-manifest.json': '{"name":"x"}' } }, 'name', 'mf-manifest.json'],
  ])('%s', async (_, given, fault, detail) => {
    const answer = await upload(stand, token, { version: '0.4.0', ...given });
    expect([answer.status, (answer.body as ErrorBody).code]).toEqual([400, 'RELEASE_BROKEN']);
    expect(reasons(answer)).toEqual([{ fault, detail }]);
    expect(existsSync(join(folder, 'releases/recipes/0.4.0'))).toBe(false);
  });

  test.each([
    ['no archive', Buffer.from('no')],
    ['something else', gzipSync('{}')],
    ['a path out of the folder', gzipSync(JSON.stringify({ release: {}, files: { '../x.js': '' } }))],
    ['more than it may be', Buffer.alloc(17 * 1_048_576)],
  ])('that is %s', async (_, archive) => {
    const answer = await upload(stand, token, { version: '0.5.0' }, archive);
    expect([400, 413]).toContain(answer.status);
  });

  test.each(['UPPER', '..', 'a/b', '%2e%2e', 'x'.repeat(100)])('under the version %s', async (version) => {
    const answer = await upload(stand, token, { version }, archiveOf({ version: '1' }));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
});

describe('an administrator', () => {
  test('does what a team does, and nobody else', async () => {
    const { revision, live } = await recipes();
    const version = live === '0.1.0-aaa' ? '0.1.0-bbb' : '0.1.0-aaa';
    const body = { version, expectedRevision: revision };
    const path = '/api/platform/sections/recipes/activate';
    expect((await stand.call('POST', path, { as: person, body })).status).toBe(403);
    const answer = await stand.call('POST', path, { as: admin, body });
    expect((answer.body as State).live).toBe(version);
  });

  test('finds every deed in the audit', async () => {
    const rows = await stand.db.manager.findBy(AuditRow, { thingKind: 'section', thingId: 'recipes' });
    const deeds = new Set(rows.map(({ action }) => action));
    for (const action of ['publish', 'activate', 'rollback', 'pin', 'unpin', 'token.give', 'token.take']) {
      expect(deeds).toContain(`release.${action}`);
    }
    const published = rows.find(({ action }) => action === 'release.publish');
    expect(published).toMatchObject({ actorId: null, details: { team: 'team recipes' } });
    expect(rows.filter(({ actorId }) => actorId === admin.userId).length).toBeGreaterThan(0);
  });
});

describe('the daily job', () => {
  const folderOf = (version: string) => join(folder, 'releases/recipes', version);
  const age = (version: string, days: number) =>
    stand.db.manager.update(
      ReleaseRow,
      { section: 'recipes', version },
      { publishedAt: plus(now(), -60 * DAY), endedAt: plus(now(), -days * DAY) },
    );

  test('removes what nobody has had for thirty days and keeps all else', async () => {
    for (const version of ['1.0.0', '1.0.1', '1.0.2', '1.0.3']) {
      await upload(stand, token, { version });
      await byTeam('activate', { version });
    }
    await age('1.0.0', 31);
    await age('1.0.1', 29);
    // Where a rollback leads, however old.
    await age('1.0.2', 40);
    await stand.app.nest.get(ReleasePrune).run();
    expect(existsSync(folderOf('1.0.0'))).toBe(false);
    expect(['1.0.1', '1.0.2', '1.0.3'].map((version) => existsSync(folderOf(version)))).toEqual([
      true,
      true,
      true,
    ]);
    const { releases } = await recipes();
    expect(releases.map(({ version }) => version)).not.toContain('1.0.0');
    expect(await registered()).toMatchObject({ version: '1.0.3', previous: { version: '1.0.2' } });
  });
});
