import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ERRORS, type ErrorBody, type ErrorCode, type Outputs } from '@sytno/contract';
import { LANGUAGES, PICTURE_BYTES } from '@sytno/domain';
import { existsSync, readdirSync, utimesSync, writeFileSync, mkdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { Builders } from '../../testing/builders';
import { cornersOf, mediaFile, photo, pngBomb } from '../../testing/photos';
import { useStand, type Answer, type Person } from '../../testing/stand';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.token';
import { FileStore } from '../files/file-store';
import { DAY, HOUR, now, plus } from '../time/clock';
import { PictureCleaning } from './picture-cleaning';
import { UPLOADS } from './pictures.service';

type OwnPicture = Outputs['platform']['pictures']['get'];

const stand = useStand();
const make = new Builders(stand);
let me: Person;
let other: Person;
let picture: Buffer;
beforeAll(async () => {
  [me, other] = [await stand.person(), await stand.person()];
  picture = await photo({ width: 1000, height: 750 });
});

const dataDir = () => stand.app.nest.get<Config>(CONFIG).dataDir;
/** Every file that pictures left behind, without the folders. */
const filesLeft = (): string[] =>
  ['files', UPLOADS].flatMap((folder) => {
    const path = join(dataDir(), folder);
    if (!existsSync(path)) return [];
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => join(parentPath, name).slice(dataDir().length));
  });
const rows = () => stand.db.query<{ id: string }[]>('select id from plt_picture');

const upload = (bytes: Uint8Array, as: Person = me, query = 'kind=recipe', headers = {}): Promise<Answer> =>
  stand.call('POST', `/api/pictures?${query}`, {
    raw: bytes,
    as,
    headers: { 'content-type': 'application/octet-stream', ...headers },
  });
const uploaded = async (bytes: Uint8Array = picture, as = me, query = 'kind=recipe'): Promise<OwnPicture> => {
  const answer = await upload(bytes, as, query);
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
  return answer.body as OwnPicture;
};
const load = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(stand.app.url + url, { headers });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const clean = () => stand.app.nest.get(PictureCleaning).run();
/** A file on its way in or out tells nobody when it is there: it is looked for, at most five seconds. */
const settled = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  const last = performance.now() + 5_000;
  while (!(await holds())) {
    if (performance.now() > last) throw new Error('It did not come to pass');
    await setImmediate();
  }
};

beforeEach(async () => {
  await stand.db.query('update rec_recipe set picture_id = null');
  await stand.db.query('delete from plt_picture');
});

describe('an upload', () => {
  test('becomes a picture in sizes, which anybody may load by its name', async () => {
    const { sizes, whole, crop, kind } = await uploaded();
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [320, 240],
      [640, 480],
      [1000, 750],
    ]);
    expect([kind, crop]).toEqual(['recipe', { left: 0, top: 0, width: 1, height: 1 }]);
    for (const { url, width } of [...sizes, whole]) {
      const { answer, bytes } = await load(url);
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining(`default-src 'none'`),
        etag: expect.stringMatching(/^"[0-9a-f]{40}"$/),
      });
      expect((await sharp(bytes).metadata()).width).toBe(width);
    }
  });

  test('is not sent again to whoever has it', async () => {
    const [{ url }] = (await uploaded()).sizes as [OwnPicture['sizes'][number]];
    const { answer } = await load(url);
    const again = await load(url, { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect([again.answer.status, again.bytes.length]).toEqual([304, 0]);
    const head = await fetch(stand.app.url + url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  test('has another name for the same photo of somebody else, and for its whole', async () => {
    const [mine, theirs] = [await uploaded(), await uploaded(picture, other)];
    const names = [mine, theirs]
      .flatMap(({ sizes, whole }) => [sizes[0]?.url, whole.url])
      .map((url) => url?.split('/')[2]);
    expect(new Set(names).size).toBe(4);
  });

  test('takes a crop with it', async () => {
    const { sizes, crop } = await uploaded(picture, me, 'kind=recipe&crop=0.5,0.5,0.5,0.5');
    expect(crop).toEqual({ left: 0.5, top: 0.5, width: 0.5, height: 0.5 });
    const { bytes } = await load(sizes[0]!.url);
    expect(new Set(Object.values(await cornersOf(bytes)))).toEqual(new Set(['bottomRight']));
  });

  test.each(['image/png', 'image/heic', 'image/svg+xml'])(
    'is known by its bytes, not by %s',
    async (type) => {
      const answer = await upload(picture, me, 'kind=recipe', { 'content-type': type });
      expect(answer.status).toBe(201);
    },
  );

  test('of a course is an expert’s', async () => {
    expect((await upload(picture, me, 'kind=course')).status).toBe(403);
    expect((await upload(picture, me, 'kind=avatar')).status).toBe(201);
  });

  test.each([
    '',
    'kind=cat',
    'kind=recipe&crop=1',
    'kind=recipe&crop=0,0,0,0',
    'kind=recipe&crop=0.9,0,0.5,1',
    'kind=recipe&crop=a,b,c,d',
    'kind=recipe&more=1',
    'kind=recipe&kind=course',
  ])('asked so is refused: %j', async (query) => {
    const answer = await upload(picture, me, query);
    expect([answer.status, (answer.body as ErrorBody).code]).toEqual([400, 'INPUT_INVALID']);
  });

  test('needs a session, and nothing of it is kept without one', async () => {
    const answer = await stand.call('POST', '/api/pictures?kind=recipe', {
      raw: picture,
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect(answer.status).toBe(401);
    expect(await rows()).toEqual([]);
  });

  test('goes to its own address alone', async () => {
    const headers = { 'content-type': 'application/octet-stream' };
    const answer = await stand.call('POST', '/api/mealplans/menu', { raw: picture, as: me, headers });
    expect(answer.status).toBe(415);
  });
});

describe('a file that is refused', () => {
  const heavy = () => Buffer.concat([picture, Buffer.alloc(PICTURE_BYTES)]);
  const text = (words: string) => Buffer.from(words);
  const FILES: readonly [string, () => Buffer | Promise<Buffer>, ErrorCode][] = [
    ['nothing', () => Buffer.alloc(0), 'PICTURE_EMPTY'],
    ['half of a photo', () => picture.subarray(0, picture.length / 2), 'PICTURE_CUT'],
    ['a damaged photo', () => Buffer.from(picture).fill(0xff, 2, picture.length - 40), 'PICTURE_BROKEN'],
    ['over 20 MB', heavy, 'PICTURE_HEAVY'],
    ['over 40 megapixels', () => pngBomb(8_000, 5_001), 'PICTURE_PIXELS'],
    ['a bomb', () => pngBomb(60_000, 60_000), 'PICTURE_BOMB'],
    ['heic', () => mediaFile('heic', 'mif1', 'heic'), 'PICTURE_HEIC'],
    [
      'svg',
      () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'PICTURE_SVG',
    ],
    ['a page', () => text('<!doctype html><script>alert(1)</script>'), 'PICTURE_HTML'],
    [
      'gif',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: '#777' } })
          .gif()
          .toBuffer(),
      'PICTURE_TYPE',
    ],
  ];

  test.each(FILES)('%s: its own words in three languages, and no file left', async (_, file, code) => {
    const before = filesLeft();
    const bytes = await file();
    for (const language of LANGUAGES) {
      const answer = await upload(bytes, me, 'kind=recipe', { 'accept-language': language });
      const { code: got, message } = answer.body as ErrorBody;
      expect([answer.status, got, message]).toEqual([ERRORS[code].status, code, ERRORS[code].text[language]]);
    }
    expect(filesLeft()).toEqual(before);
    expect(await rows()).toEqual([]);
  });

  test('words of no two are the same', () => {
    const words = FILES.map(([, , code]) => ERRORS[code].text.uk);
    expect(new Set(words).size).toBe(words.length);
  });

  test('over 20 MB without saying so', async () => {
    const body = new ReadableStream({
      start(controller) {
        for (let n = 0; n <= PICTURE_BYTES; n += 1_048_576) controller.enqueue(new Uint8Array(1_048_576));
        controller.close();
      },
    });
    const answer = await fetch(`${stand.app.url}/api/pictures?kind=recipe`, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-type': 'application/octet-stream', ...me.keys },
    });
    expect([answer.status, ((await answer.json()) as ErrorBody).code]).toEqual([413, 'PICTURE_HEAVY']);
    expect(filesLeft().filter((path) => path.includes(UPLOADS))).toEqual([]);
  });

  test('JSON is none', async () => {
    const answer = await stand.call('POST', '/api/pictures?kind=recipe', { body: { a: 1 }, as: me });
    expect([answer.status, (answer.body as ErrorBody).code]).toEqual([400, 'INPUT_INVALID']);
  });
});

test('a sender who leaves half way leaves nothing behind', async () => {
  const before = filesLeft();
  const headers = {
    ...me.keys,
    'content-type': 'application/octet-stream',
    'content-length': String(picture.length),
  };
  const sending = request(`${stand.app.url}/api/pictures?kind=recipe`, { method: 'POST', headers });
  sending.on('error', () => undefined);
  sending.write(picture.subarray(0, picture.length / 2));
  await settled(() => filesLeft().some((path) => path.includes(UPLOADS)));
  sending.destroy();
  await settled(() => filesLeft().length === before.length);
  expect(await rows()).toEqual([]);
});

describe('another crop', () => {
  const crop = { left: 0, top: 0.5, width: 0.5, height: 0.5 };

  test('is another picture of the same whole', async () => {
    const first = await uploaded();
    const answer = await stand.call('POST', `/api/pictures/${first.id}/crop`, { body: { crop }, as: me });
    const second = answer.body as OwnPicture;
    expect([answer.status, second.crop]).toEqual([201, crop]);
    expect(second.id).not.toBe(first.id);
    const { bytes } = await load(second.sizes[0]!.url);
    expect(new Set(Object.values(await cornersOf(bytes)))).toEqual(new Set(['bottomLeft']));
    expect(await cornersOf((await load(second.whole.url)).bytes)).toMatchObject({ topRight: 'topRight' });
    expect((await stand.call('GET', `/api/pictures/${second.id}`, { as: me })).body).toEqual(second);
    expect((await load(first.sizes[0]!.url)).answer.status).toBe(200);
  });

  test('of another person’s picture is none', async () => {
    const { id } = await uploaded();
    expect((await stand.call('GET', `/api/pictures/${id}`, { as: other })).status).toBe(404);
    expect((await stand.call('POST', `/api/pictures/${id}/crop`, { body: { crop }, as: other })).status).toBe(
      404,
    );
    expect((await rows()).length).toBe(1);
  });

  test.each([
    { ...crop, width: 2 },
    { ...crop, left: 0.7 },
    { ...crop, width: 0.001 },
  ])('%j is none', async (wrong) => {
    const { id } = await uploaded();
    const answer = await stand.call('POST', `/api/pictures/${id}/crop`, { body: { crop: wrong }, as: me });
    expect([answer.status, (answer.body as ErrorBody).code]).toEqual([400, 'INPUT_INVALID']);
  });
});

describe('an address that leads to no picture', () => {
  test.each([
    '/pictures',
    '/pictures/x',
    `/pictures/${'a'.repeat(40)}/320.webp`,
    `/pictures/..%2f..%2fpg/1.webp`,
    `/pictures/${'a'.repeat(40)}/99999.webp`,
  ])('%s', async (path) => {
    const { answer, bytes } = await load(path);
    expect(answer.status).toBe(path.split('/').length === 4 ? 404 : answer.status);
    expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
    expect(bytes.includes('WEBP')).toBe(false);
  });
});

describe('cleaning', () => {
  const age = (id: string, ms: number) =>
    stand.db.query('update plt_picture set unused_since = $2 where id = $1', [id, plus(now(), -ms)]);
  const unusedSince = async (id: string): Promise<unknown> =>
    (
      await stand.db.query<{ unused_since: unknown }[]>(
        'select unused_since from plt_picture where id = $1',
        [id],
      )
    )[0]?.unused_since;
  const exists = async ({ sizes, whole }: OwnPicture): Promise<boolean[]> =>
    Promise.all([...sizes, whole].map(({ url }) => stand.app.nest.get(FileStore).exists(url.slice(1))));

  test('removes what was uploaded and never used within a day, and its files', async () => {
    const [old, young] = [await uploaded(), await uploaded()];
    await age(old.id, DAY + HOUR);
    await age(young.id, DAY - HOUR);
    await clean();
    expect((await rows()).map(({ id }) => id)).toEqual([young.id]);
    await settled(async () => (await exists(old)).every((there) => !there));
    expect(await exists(young)).toEqual([true, true, true, true]);
    expect((await load(old.sizes[0]!.url)).answer.status).toBe(404);
  });

  test('leaves what a recipe shows, until a day after it was replaced', async () => {
    const shown = await uploaded();
    const recipe = await make.recipe('Борщ', { ownerId: me.userId, pictureId: shown.id });
    await age(shown.id, 3 * DAY);
    await clean();
    expect(await unusedSince(shown.id)).toBeNull();
    await stand.db.query('update rec_recipe set picture_id = null where id = $1', [recipe.id]);
    await clean();
    expect(await unusedSince(shown.id)).not.toBeNull();
    await age(shown.id, DAY + HOUR);
    await clean();
    expect(await rows()).toEqual([]);
  });

  test('leaves a picture whose uploader is gone while something shows it', async () => {
    const leaving = await stand.person();
    const shown = await uploaded(picture, leaving);
    await make.recipe('Куліш', { pictureId: shown.id });
    await stand.db.query('update plt_picture set owner_id = null where id = $1', [shown.id]);
    await age(shown.id, 3 * DAY);
    await clean();
    expect((await load(shown.sizes[0]!.url)).answer.status).toBe(200);
  });

  test('removes uploads that a killed server left, and none that is on its way', async () => {
    const folder = join(dataDir(), UPLOADS);
    mkdirSync(folder, { recursive: true });
    for (const name of ['left', 'fresh']) writeFileSync(join(folder, name), 'x');
    const hours = Date.parse(plus(now(), -2 * HOUR)) / 1000;
    utimesSync(join(folder, 'left'), hours, hours);
    await clean();
    expect(readdirSync(folder)).toEqual(['fresh']);
  });
});
