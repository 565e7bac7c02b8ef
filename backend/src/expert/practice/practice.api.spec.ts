import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ErrorBody, Outputs } from '@sytno/contract';
import { Builders } from '../../testing/builders';
import { photo } from '../../testing/photos';
import { useStand, type Answer, type Person } from '../../testing/stand';

type Practice = Outputs['expert']['practice'];

const stand = useStand();
const make = new Builders(stand);
const TEXTS = [
  { language: 'uk', headline: 'Їжа для родини', about: 'Про мене' },
  { language: 'en', headline: 'Food for a family', about: '' },
];
const PAGE = { pictureId: null, specialities: ['family', 'family', 'budget'], texts: TEXTS };
const codeOf = ({ body }: Answer) => (body as ErrorBody).code;

let expert: Person;
let lapsed: Person;
let somebody: Person;
let admin: Person;

beforeAll(async () => {
  expert = await stand.person({ name: 'Ірина', expertKind: 'nutritionist' });
  await make.premium(expert);
  lapsed = await stand.person({ name: 'Олег', expertKind: 'food-consultant' });
  somebody = await stand.person();
  admin = await stand.person();
  await make.administrator(admin);
});

const own = async (as: Person) =>
  (await stand.call('GET', '/api/expert/profile', { as })).body as Practice['own'];
const save = (as: Person, body: object) => stand.call('PUT', '/api/expert/profile', { as, body });
const page = (as: Person, id: string, language = 'uk') =>
  stand.call('GET', `/api/expert/profiles/${id}?language=${language}`, { as });
const proof = (as: Person, id: string) => stand.call('GET', `/api/expert/profiles/${id}/proof`, { as });
const upload = async (as: Person, kind: string): Promise<{ status: number; id: string; url: string }> => {
  const { status, body } = await stand.call('POST', `/api/pictures?kind=${kind}`, {
    as,
    raw: await photo(),
    headers: { 'content-type': 'application/octet-stream' },
  });
  const made = body as { id: string; sizes?: { url: string }[] };
  return { status, id: made.id, url: made.sizes?.[0]?.url ?? '' };
};

describe('the own page', () => {
  test('is written by whoever has the function and his days, in up to three languages', async () => {
    expect(await own(expert)).toMatchObject({ kind: 'nutritionist', active: true, version: 0, texts: [] });
    expect(await own(somebody)).toMatchObject({ kind: null, active: false });
    const picture = await upload(expert, 'expert');
    expect(picture.status).toBe(201);
    const saved = await save(expert, { ...PAGE, version: 0, pictureId: picture.id });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ version: 1, specialities: ['family', 'budget'], texts: TEXTS });
    expect(codeOf(await save(somebody, { ...PAGE, version: 0 }))).toBe('EXPERT_REQUIRED');
    expect(codeOf(await save(lapsed, { ...PAGE, version: 0 }))).toBe('EXPERT_REQUIRED');
    expect((await upload(somebody, 'expert')).status).toBe(403);
  });

  test('refuses what is another’s, a language twice, and what was changed meanwhile', async () => {
    const stale = await save(expert, { ...PAGE, version: 0 });
    expect([stale.status, codeOf(stale)]).toEqual([409, 'CONFLICT']);
    expect((stale.body as ErrorBody).data.current).toMatchObject({ version: 1 });
    const other = await stand.person({ expertKind: 'nutritionist' });
    await make.premium(other);
    const foreign = await upload(other, 'expert');
    for (const [body, path] of [
      [{ ...PAGE, pictureId: foreign.id }, 'pictureId'],
      [{ ...PAGE, texts: [TEXTS[0], TEXTS[0]] }, 'texts.1.language'],
      [{ ...PAGE, texts: [] }, 'texts'],
    ] as const) {
      const answer = await save(expert, { ...body, version: 1 });
      expect(answer.status).toBe(400);
      expect((answer.body as ErrorBody).data.fields?.[0]?.path).toBe(path);
    }
  });

  test('is read by everybody in his language, else in the first one; who is no expert has none', async () => {
    expect((await page(somebody, expert.userId, 'en')).body).toMatchObject({
      name: 'Ірина',
      kind: 'nutritionist',
      active: true,
      checkedAt: null,
      text: { headline: 'Food for a family' },
      mine: false,
      review: null,
    });
    expect((await page(somebody, expert.userId, 'ru')).body).toMatchObject({ text: { language: 'uk' } });
    expect((await page(expert, expert.userId)).body).toMatchObject({ mine: true });
    expect((await page(somebody, lapsed.userId)).body).toMatchObject({ active: false, text: null });
    expect((await page(expert, somebody.userId)).status).toBe(404);
  });
});

describe('a proof', () => {
  test('is seen by its expert and administrators alone, and no address leads to it', async () => {
    const picture = await upload(expert, 'proof');
    expect(picture.url).toContain('/pictures/private-');
    expect((await stand.call('GET', picture.url)).status).toBe(404);
    const sent = await stand.call('PUT', '/api/expert/profile/proof', {
      as: expert,
      body: { pictureId: picture.id, about: 'Диплом' },
    });
    expect(sent.body).toMatchObject({ proof: { state: 'waiting', about: 'Диплом' } });
    for (const as of [expert, admin]) {
      const { status, body } = await proof(as, expert.userId);
      expect(status).toBe(200);
      expect((body as Practice['proof']).base64.length).toBeGreaterThan(100);
    }
    for (const as of [somebody, lapsed]) expect((await proof(as, expert.userId)).status).toBe(404);
    const foreign = await stand.call('PUT', '/api/expert/profile/proof', {
      as: expert,
      body: { pictureId: (await upload(expert, 'expert')).id, about: 'Диплом' },
    });
    expect(foreign.status).toBe(400);
  });

  test('waits for an administrator, who checks it or returns it with a reason; each is told', async () => {
    const decide = (as: Person, decision: string, reason = '') =>
      stand.call('POST', `/api/expert/administration/profiles/${expert.userId}/decide`, {
        as,
        body: { decision, reason },
      });
    const waiting = (as: Person) => stand.call('GET', '/api/expert/administration/profiles', { as });
    expect((await waiting(expert)).status).toBe(403);
    expect((await decide(expert, 'check')).status).toBe(403);
    expect((await waiting(admin)).body).toMatchObject({
      count: 1,
      items: [{ id: expert.userId, about: 'Диплом' }],
    });
    expect((await decide(admin, 'return')).status).toBe(400);
    expect((await decide(admin, 'withdraw', 'Рано')).status).toBe(409);
    expect((await decide(admin, 'check')).status).toBe(200);
    expect((await decide(admin, 'check')).status).toBe(409);
    expect((await waiting(admin)).body).toMatchObject({ count: 0 });
    const seen = (await page(somebody, expert.userId)).body as Practice['get'];
    expect(seen.checkedAt).not.toBeNull();
    expect((await page(admin, expert.userId)).body).toMatchObject({ review: { state: 'checked' } });
    expect((await decide(admin, 'withdraw', 'Термін сплив')).status).toBe(200);
    expect((await page(somebody, expert.userId)).body).toMatchObject({ checkedAt: null });
    const notices = (await stand.call('GET', '/api/account/notices', { as: expert }))
      .body as Outputs['account']['messages']['notices'];
    expect(notices.items.map(({ kind }) => kind)).toEqual(['expert.returned', 'expert.checked']);
  });

  test('is taken back by its expert, with the mark', async () => {
    const take = () => stand.call('DELETE', '/api/expert/profile/proof', { as: expert });
    expect((await take()).body).toMatchObject({ proof: { state: 'none', sentAt: null } });
    expect((await take()).status).toBe(409);
    expect((await proof(expert, expert.userId)).status).toBe(404);
  });
});
