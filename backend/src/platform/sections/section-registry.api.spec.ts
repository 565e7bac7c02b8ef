import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Outputs, Registry } from '@sytno/contract';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { User } from '../../account/user.entity';
import { tokenFor, upload } from '../../testing/archives';
import { S3Fake } from '../../testing/s3-fake';
import { Stand, type Person } from '../../testing/stand';

type State = Outputs['platform']['sections']['activate'];

const release = (name: string, version: string) => ({
  name,
  version,
  entry: `/mfe/${name}/${version}/mf-manifest.json`,
  preload: [`/mfe/${name}/${version}/remoteEntry.js`],
  texts: {},
  contract: 1,
});

let folder: string;
let stand: Stand;
let env: Record<string, string>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sytno-registry-'));
  env = { RELEASES_DIR: join(folder, 'releases'), SHELL_DIR: join(folder, 'shell') };
});

/** What a build leaves: folders with files, and the registry beside them. */
async function built(...releases: ReturnType<typeof release>[]): Promise<void> {
  for (const { name, version } of releases) {
    const dir = join(folder, 'releases', name, version);
    await mkdir(dir, { recursive: true });
    await writeFile(join(dir, 'mf-manifest.json'), '{}');
  }
  const text = JSON.stringify({ revision: 3, sections: releases });
  await writeFile(join(folder, 'releases/registry.json'), `${text}${' '.repeat(count++)}`);
}
let count = 0;

async function withServer(extra: Record<string, string>, use: () => Promise<void>): Promise<void> {
  stand = new Stand({ ...env, ...extra });
  await stand.open();
  try {
    await use();
  } finally {
    await stand.close();
    await rm(folder, { recursive: true });
  }
}

const versions = async () => {
  const { body } = await stand.call('GET', '/registry.json');
  return Object.fromEntries((body as Registry).sections.map(({ name, version }) => [name, version]));
};

async function administrator(): Promise<Person> {
  const person = await stand.person();
  await stand.db.manager.update(User, { id: person.userId }, { role: 'admin' });
  return person;
}

async function activate(as: Person, version: string, share = 100): Promise<State> {
  const path = '/api/platform/sections/recipes';
  const { body } = await stand.call('GET', '/api/platform/sections', { as });
  const { sections } = body as Outputs['platform']['sections']['overview'];
  const { revision } = sections.find(({ section }) => section === 'recipes')!;
  const answer = await stand.call('POST', `${path}/activate`, {
    as,
    body: { version, share, expectedRevision: revision },
  });
  return answer.body as State;
}

describe('what the build made', () => {
  test('is live when it is seen first; what somebody chose stays until something else is built', async () => {
    await built(release('recipes', '1'), release('grocery', '1'));
    await withServer({}, async () => {
      expect(await versions()).toEqual({ grocery: '1', recipes: '1' });
      await built(release('recipes', '2'), release('grocery', '1'));
      expect(await versions()).toEqual({ grocery: '1', recipes: '2' });
      const admin = await administrator();
      await activate(admin, '1');
      await built(release('recipes', '2'), release('grocery', '2'));
      expect(await versions()).toEqual({ grocery: '2', recipes: '1' });
      await built(release('recipes', '3'), release('grocery', '2'));
      expect(await versions()).toEqual({ grocery: '2', recipes: '3' });
    });
  });

  test('comes back when an older state is built again', async () => {
    await built(release('recipes', '1'));
    await withServer({}, async () => {
      await versions();
      await built(release('recipes', '2'));
      await versions();
      await built(release('recipes', '1'));
      expect(await versions()).toEqual({ recipes: '1' });
    });
  });

  test('does not move a section that is held', async () => {
    await built(release('recipes', '1'));
    await withServer({}, async () => {
      await versions();
      const as = await administrator();
      const body = { pinned: true, expectedRevision: 1 };
      expect((await stand.call('PUT', '/api/platform/sections/recipes/pin', { as, body })).status).toBe(200);
      await built(release('recipes', '2'));
      expect(await versions()).toEqual({ recipes: '1' });
    });
  });

  test('is complained of and left alone while its file is broken', async () => {
    await built(release('recipes', '1'));
    await withServer({}, async () => {
      expect(await versions()).toEqual({ recipes: '1' });
      await writeFile(join(folder, 'releases/registry.json'), '{');
      expect(await versions()).toEqual({ recipes: '1' });
    });
  });
});

test('in production an older image that starts again does not take its release back', async () => {
  await built(release('recipes', '1'));
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://sytno.test',
    PROVIDER: 'Sytno',
    CONTACT: 'hello@sytno.test',
    FACTOR_KEY: 'k'.repeat(32),
    THROTTLE_SCALE: '1',
  };
  await withServer(production, async () => {
    expect(await versions()).toEqual({ recipes: '1' });
    await built(release('recipes', '2'));
    expect(await versions()).toEqual({ recipes: '2' });
    await built(release('recipes', '1'));
    expect(await versions()).toEqual({ recipes: '2' });
  });
});

test('a section in development stands in place of its release; the others stay', async () => {
  await built(release('recipes', '1'), release('grocery', '1'));
  await withServer({ SECTIONS_DEV: 'recipes' }, async () => {
    expect(await versions()).toEqual({ grocery: '1', recipes: 'dev' });
  });
});

test('while the files of the live release are gone, the one before stands in', async () => {
  await built(release('recipes', '1'));
  await withServer({}, async () => {
    await versions();
    await built(release('recipes', '2'));
    await versions();
    await rm(join(folder, 'releases/recipes/2'), { recursive: true });
    await built(release('recipes', '2'), release('grocery', '1'));
    await rm(join(folder, 'releases/recipes/2'), { recursive: true });
    await built(release('grocery', '1'));
    expect(await versions()).toEqual({ grocery: '1', recipes: '1' });
  });
});

describe('with a common store', () => {
  const s3 = new S3Fake();
  let s3Env: Record<string, string>;
  beforeAll(async () => {
    s3Env = {
      S3_ENDPOINT: await s3.listen(),
      S3_BUCKET: 'bucket',
      S3_REGION: 'eu-1',
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'secret',
      OUTGOING_LOOPBACK: 'on',
    };
  });
  afterAll(() => s3.close());

  test('a replica that lacks a release unpacks it from there', async () => {
    await withServer(s3Env, async () => {
      const admin = await administrator();
      const token = await tokenFor(stand, admin);
      await upload(stand, token, { version: '1.0.0' });
      expect((await activate(admin, '1.0.0')).live).toBe('1.0.0');
      expect([...s3.files.keys()]).toEqual(['releases/recipes/1.0.0.release']);
      await rm(join(folder, 'releases'), { recursive: true });
      expect((await stand.call('GET', '/mfe/recipes/1.0.0/section.2.js')).text).toBe('x'.repeat(2_000));
      expect(existsSync(join(folder, 'releases/recipes/1.0.0/section.2.js.br'))).toBe(true);
      expect((await stand.call('GET', '/mfe/recipes/9.9.9/section.2.js')).status).toBe(404);
    });
  });
});
