import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needing } from './needing';
import { photo } from '../../../backend/src/testing/photos';
import { ownPostgres } from '../src/postgres.mjs';
import { root } from '../src/workspace.mjs';
import { endReplicas, startReplica, type Replica } from './replica.mjs';

const hasClient = spawnSync('pg_dump', ['--version']).status === 0;
const postgres = hasClient ? await ownPostgres() : null;

const folder = mkdtempSync(join(tmpdir(), 'sytno-backup-'));
afterAll(() => {
  endReplicas();
  rmSync(folder, { recursive: true, force: true });
});

const script = (name: string, words: string[], env: Record<string, string>) =>
  spawnSync(join(root, 'deploy', name), words, {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', ...env },
  });

/** Somebody with a picture of his own: what a restored copy must still know. */
async function settle({ url }: Replica) {
  const form = {
    email: 'kept@sytno.test',
    password: 'long enough',
    passwordConfirmation: 'long enough',
    adult: true,
    terms: true,
    language: 'uk',
  };
  const made = await fetch(`${url}/api/auth/registration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  });
  const { headers } = (await made.json()) as { headers: Record<string, string> };
  const sent = await fetch(`${url}/api/pictures?kind=recipe`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(await photo()),
  });
  const picture = /\/\w+\/[0-9a-f]{40}\/\d+\.webp/.exec(await sent.text())?.[0] ?? '';
  expect([made.status, sent.status]).toEqual([201, 201]);
  return { headers, picture };
}

async function expectKept({ url }: Replica, { headers, picture }: Awaited<ReturnType<typeof settle>>) {
  const session = await fetch(`${url}/api/account/session`, { headers });
  expect(await session.json()).toMatchObject({ email: 'kept@sytno.test' });
  const file = await fetch(url + picture);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
}

needing(postgres, 'PostgreSQL with its client programs')('a backup of PostgreSQL and files', () => {
  const data = join(folder, 'data');
  const target = join(folder, 'backups');
  let kept: Awaited<ReturnType<typeof settle>>;
  let backup = '';
  const env = () => ({ DATABASE_URL: postgres!.url, DATA_DIR: data });
  const other = () => postgres!.url.replace('/postgres?', '/restored?');

  beforeAll(async () => {
    const server = await startReplica(env());
    kept = await settle(server);
    const { status, stdout, stderr } = script('backup.sh', [target], env());
    expect([status, stderr]).toEqual([0, '']);
    backup = stdout.trim();
    await server.end('SIGTERM');
    execFileSync('createdb', ['--maintenance-db', postgres!.url, 'restored']);
  }, 120_000);
  afterAll(() => postgres!.stop());

  test('is taken from a running server and is whole: nothing unfinished lies beside it', () => {
    expect(readdirSync(target)).toHaveLength(1);
    expect(readdirSync(backup).sort()).toEqual(['SHA256SUMS', 'database.dump', 'files.tar']);
  });

  test('brings everything back on another database and another folder', async () => {
    const place = { DATABASE_URL: other(), DATA_DIR: join(folder, 'elsewhere') };
    const { status, stderr } = script('restore.sh', [backup], place);
    expect([status, stderr]).toEqual([0, '']);
    const server = await startReplica(place);
    await expectKept(server, kept);
    await server.end('SIGTERM');
  }, 60_000);

  test('writes over nothing, and refuses a copy that was damaged', () => {
    expect(
      script('restore.sh', [backup], { DATABASE_URL: other(), DATA_DIR: join(folder, 'new') }),
    ).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('restore into an empty one') as unknown,
    });
    expect(script('restore.sh', [backup], env()).stderr).toContain('move them away first');
    const damaged = join(folder, 'damaged');
    cpSync(backup, damaged, { recursive: true });
    appendFileSync(join(damaged, 'database.dump'), 'x');
    expect(script('restore.sh', [damaged], env()).status).not.toBe(0);
  });
});

test('the embedded database is copied while no server runs, and comes back with its files', async () => {
  const from = { DATA_DIR: join(folder, 'embedded') };
  const target = join(folder, 'embedded-backups');
  const server = await startReplica(from);
  const kept = await settle(server);
  expect(script('backup.sh', [target], from).stderr).toContain('stop it first');
  await server.end('SIGTERM');
  const { stdout } = script('backup.sh', [target], from);
  const to = { DATA_DIR: join(folder, 'embedded-again') };
  expect(script('restore.sh', [stdout.trim()], to)).toMatchObject({ status: 0 });
  const again = await startReplica(to);
  await expectKept(again, kept);
  await again.end('SIGTERM');
}, 180_000);
