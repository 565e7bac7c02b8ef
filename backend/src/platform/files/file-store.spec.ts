import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Fake } from '../../testing/s3-fake';
import { readConfig, type S3Config } from '../config/config';
import { Outgoing } from '../outgoing/outgoing';
import { checkedKey, type FileStore } from './file-store';
import { LocalFileStore } from './local-file-store';
import { S3FileStore } from './s3-file-store';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const s3 = new S3Fake();

/** A server of the protocol that others wrote; it knows keys and buckets, but does not compute signatures. */
interface S3Server {
  run(): Promise<{ address: string; port: number }>;
  close(): Promise<void>;
}
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => S3Server;
let server: S3Server;
let folder = '';
const stores: Record<string, FileStore> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sytno-files-'));
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, '.s3'),
    configureBuckets: [{ name: 'bucket' }],
  });
  const { port } = await server.run();
  stores['an S3 server of others'] = new S3FileStore(
    {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'bucket',
      region: 'us-east-1',
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
    },
    new Outgoing(readConfig({}, '/')),
  );
  stores['a folder'] = new LocalFileStore(folder);
  stores['an S3 store'] = new S3FileStore(
    { endpoint: await s3.listen(), bucket: 'bucket', region: 'eu-1', accessKey: 'key', secretKey: 'secret' },
    new Outgoing(readConfig({}, '/')),
  );
});
afterAll(async () => {
  s3.close();
  await server.close();
  await rm(folder, { recursive: true });
});

/** What every store keeps. */
describe.each(['a folder', 'an S3 store', 'an S3 server of others'])('%s', (name) => {
  const store = () => stores[name]!;

  test('gives back what was put in, with its type, whatever the bytes', async () => {
    const all = Uint8Array.from({ length: 256 * 40 }, (_, i) => i % 256);
    await store().put('pictures/1/640.webp', all, 'image/webp');
    const file = await store().get('pictures/1/640.webp');
    expect(file?.type).toBe('image/webp');
    expect(Buffer.compare(Buffer.from(file!.bytes), Buffer.from(all))).toBe(0);
    expect(await store().exists('pictures/1/640.webp')).toBe(true);
  });

  test('keeps an empty file', async () => {
    await store().put('empty', bytes(''), 'text/plain');
    expect(await store().get('empty')).toMatchObject({ type: 'text/plain', bytes: { length: 0 } });
  });

  test('puts a file in the place of an earlier one', async () => {
    await store().put('twice', bytes('a long first one'), 'text/plain');
    await store().put('twice', bytes('second'), 'image/png');
    const file = await store().get('twice');
    expect([Buffer.from(file!.bytes).toString(), file!.type]).toEqual(['second', 'image/png']);
  });

  test('knows nothing of a file that is not there', async () => {
    expect(await store().get('nothing')).toBeUndefined();
    expect(await store().exists('nothing/here')).toBe(false);
    await store().remove('nothing');
  });

  test('removes one file and no other', async () => {
    await store().put('pair/a', bytes('a'), 'text/plain');
    await store().put('pair/b', bytes('b'), 'text/plain');
    await store().remove('pair/a');
    expect([await store().exists('pair/a'), await store().exists('pair/b')]).toEqual([false, true]);
  });

  test('refuses a type that is more than one', async () => {
    await expect(store().put('a', bytes(''), 'text/plain\nx')).rejects.toThrow(RangeError);
    await expect(store().put('a', bytes(''), '')).rejects.toThrow(RangeError);
  });

  test.each(['../secret', 'a/../../b', '/etc/passwd', ''])('refuses the key %j', async (key) => {
    await expect(store().put(key, bytes('x'), 'text/plain')).rejects.toThrow(RangeError);
    await expect(store().get(key)).rejects.toThrow(RangeError);
    await expect(store().remove(key)).rejects.toThrow(RangeError);
    await expect(store().exists(key)).rejects.toThrow(RangeError);
  });
});

test.each(['a', 'a/b-c.d/e_1.webp', 'x'.repeat(100), '3f1c7c1e-5b0a-4a52-9a44-0c2f7d6a1111/640.webp'])(
  '%s is a key',
  (key) => {
    expect(checkedKey(key)).toBe(key);
  },
);

test.each([
  '.a',
  'a.',
  'a..b',
  '.',
  'a//b',
  'a/',
  'A',
  'a b',
  'а',
  'a\\b',
  'a%2f',
  'a\u0000',
  'x'.repeat(101),
])('%j is none', (key) => {
  expect(() => checkedKey(key)).toThrow(RangeError);
});

test('a folder holds no half of a file: what cannot be finished leaves nothing behind', async () => {
  const own = await mkdtemp(join(tmpdir(), 'sytno-files-'));
  const store = new LocalFileStore(own);
  await writeFile(join(own, 'blocked'), 'a file where a folder should be');
  await expect(store.put('blocked/a', bytes('x'), 'text/plain')).rejects.toThrow();
  expect(await store.get('blocked/a')).toBeUndefined();
  await store.put('fine', bytes('x'), 'text/plain');
  expect(await readdir(join(own, '.unfinished'))).toEqual([]);
  await rm(own, { recursive: true });
});

test('an S3 store says when it was refused', async () => {
  const config = readConfig({}, '/');
  const fake = new S3Fake();
  const endpoint = await fake.listen();
  const foreign = new S3FileStore(
    { endpoint, bucket: 'bucket', region: 'elsewhere', accessKey: 'key', secretKey: 'secret' },
    new Outgoing(config),
  );
  await expect(foreign.get('a')).rejects.toThrow('403');
  await expect(foreign.exists('a')).rejects.toThrow('403');
  await expect(foreign.put('a', bytes(''), 'text/plain')).rejects.toThrow('403');
  fake.close();
});

test('a server of others refuses a key and a bucket that it does not know', async () => {
  const { config } = stores['an S3 server of others'] as unknown as { config: S3Config };
  const outgoing = new Outgoing(readConfig({}, '/'));
  const stranger = new S3FileStore({ ...config, accessKey: 'somebody' }, outgoing);
  await expect(stranger.put('a', bytes(''), 'text/plain')).rejects.toThrow('403');
  const elsewhere = new S3FileStore({ ...config, bucket: 'nowhere' }, outgoing);
  await expect(elsewhere.put('a', bytes(''), 'text/plain')).rejects.toThrow('404');
});
