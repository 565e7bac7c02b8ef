import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Builders } from '../../../testing/builders';
import { CONTENT } from '../../../testing/call-bodies';
import { photo } from '../../../testing/photos';
import { useStand, type Answer, type Person } from '../../../testing/stand';
import { Recipe } from '../../recipe/recipe.entity';
import { Import } from './import.entity';

type State = Outputs['recipes']['import']['get'];
type Overview = Outputs['recipes']['import']['overview'];

const stand = useStand({ OUTGOING_LOOPBACK: 'on' });
const make = new Builders(stand);
let anna: Person;
let borys: Person;
let site: Server;
let origin = '';
let asked: string[] = [];
/** Answers that wait until a test lets them go. */
let held: ServerResponse[] = [];

const recipeOf = (given: Record<string, unknown> = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Деруни з печі',
  description: 'Картопляні млинці, запечені в печі.',
  recipeIngredient: ['1 кг картоплі', '2 яйця', 'сіль за смаком', '200 г бурлунчика'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Натріть картоплю на дрібній тертці та відіжміть зайвий сік.' },
    { '@type': 'HowToStep', text: 'Випікайте 25 хвилин до рум’яної скоринки.' },
  ],
  recipeYield: '6 порцій',
  prepTime: 'PT20M',
  cookTime: 'PT25M',
  totalTime: 'PT1H',
  recipeCategory: 'Деруни',
  image: '/photo.jpg',
  ...given,
});
const pageOf = (recipe: object, body = '<h1>Деруни з печі</h1>') =>
  `<!doctype html><html lang="uk"><head><meta charset="utf-8"><title>Деруни</title>` +
  `<script type="application/ld+json">${JSON.stringify(recipe)}</script></head><body>${body}</body></html>`;

const NOTHING = '<!doctype html><html lang="uk"><body><h1>Новини</h1><p>Сьогодні сонячно.</p></body></html>';

beforeAll(async () => {
  [anna, borys] = [await stand.person(), await stand.person()];
  const picture = await photo({ width: 900, height: 700 });
  const answers: Record<string, (response: ServerResponse) => void> = {
    '/photo.jpg': (response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture),
    '/nothing': (response) => html(response, NOTHING),
    '/nul': (response) => html(response, pageOf(recipeOf({ name: 'Деруни\u0000 без нуля\ud800' }))),
    '/empty': (response) => html(response, '<!doctype html><title>App</title><div id="root"></div>'),
    '/partial': (response) => html(response, pageOf(recipeOf({ recipeInstructions: [], name: 'Уламок' }))),
    '/several': (response) =>
      html(
        response,
        pageOf([
          recipeOf(),
          recipeOf({ name: 'Соус', recipeIngredient: ['200 г сметани', '1 зубчик часнику'] }),
        ]),
      ),
    '/forbidden': (response) => response.writeHead(403, { 'content-type': 'text/html' }).end('<p>no'),
    '/wait': (response) =>
      response.writeHead(429, { 'content-type': 'text/html', 'retry-after': '120' }).end('<p>later'),
    '/gone': (response) => response.writeHead(404, { 'content-type': 'text/html' }).end('<p>no'),
    '/pdf': (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
    '/large': (response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '9000000' }).end('a'),
    '/inside': (response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
    '/cut': (response) => response.destroy(),
    '/held': (response) => void held.push(response),
    '/old': (response) =>
      response
        .writeHead(200, { 'content-type': 'text/html; charset=windows-1251' })
        .end(
          cp1251(
            pageOf(recipeOf({ name: 'Борщ', image: undefined }), '<h1>Борщ</h1>').replace(/<meta[^>]+>/, ''),
          ),
        ),
  };
  site = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    asked.push(pathname);
    const answer = answers[pathname];
    if (answer) answer(response);
    else html(response, pageOf(recipeOf({ name: `Деруни ${pathname}` })));
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  origin = `http://127.0.0.1:${String((site.address() as AddressInfo).port)}`;
});
afterAll(() => {
  site.close().closeAllConnections();
});
beforeEach(() => {
  asked = [];
  held = [];
});

const html = (response: ServerResponse, text: string): void => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text);
};

function cp1251(text: string): Buffer {
  const table = new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, at) => at));
  return Buffer.from(Array.from(text, (letter) => table.indexOf(letter)));
}

const begin = (source: object, as = anna, id: string = randomUUID()): Promise<Answer> =>
  stand.call('POST', '/api/recipes/imports', { body: { id, language: 'uk', source }, as });
const get = (id: string, as = anna): Promise<Answer> =>
  stand.call('GET', `/api/recipes/imports/${id}?language=uk`, { as });
const isOver = ({ state }: State): boolean => state === 'done' || state === 'cancelled';

/** Follows an import to its end. */
async function over(answer: Answer, as = anna): Promise<State> {
  expect(answer.body).toMatchObject({ id: expect.any(String) });
  let state = answer.body as State;
  while (!isOver(state)) state = (await get(state.id, as)).body as State;
  return state;
}
const imported = async (path: string, as = anna): Promise<State> =>
  over(await begin({ kind: 'address', address: origin + path }, as), as);

/** Stores what was read as the editor does. */
async function saved({ imported: read }: State, as = anna): Promise<Recipe> {
  const { description, categoryId } = CONTENT;
  const content = { ...CONTENT, ...read!.content, lines: CONTENT.lines };
  if (!content.description.uk) content.description = description;
  if (content.categoryId === '') content.categoryId = categoryId;
  const body = { id: read!.recipeId, content };
  const { status } = await stand.call('POST', '/api/recipes', { body, as });
  expect(status).toBe(200);
  return stand.db.manager.findOneByOrFail(Recipe, { id: read!.recipeId });
}

describe('a page', () => {
  test('becomes a recipe to be looked over, with its picture', async () => {
    const { outcome, host, address, imported: read, savedAs } = await imported('/deruny?utm_source=x#steps');
    expect({ outcome, savedAs, host }).toEqual({
      outcome: 'read',
      savedAs: null,
      host: new URL(origin).host,
    });
    expect(address).toContain('/deruny');
    expect(read).toMatchObject({
      way: 'new',
      original: { title: 'Деруни /deruny', yields: '6 порцій', recipesOnPage: 1 },
      content: {
        languages: ['uk'],
        name: { uk: 'Деруни /deruny' },
        description: { uk: 'Картопляні млинці, запечені в печі.' },
        servings: 6,
        prepMinutes: 20,
        cookMinutes: 25,
        restMinutes: 15,
        categoryId: 'vegetables',
        subcategoryId: 'vegetables-fritters',
        sourceUrl: address,
      },
      missing: [],
    });
    expect(read!.content.stages.map(({ minutes }) => minutes)).toEqual([null, 25]);
    expect(read!.picture!.sizes.map(({ width }) => width)).toContain(640);
    expect(asked).toEqual(['/deruny', '/photo.jpg']);
  });

  test('has its lines joined as the editor joins them, the unsure ones left open', async () => {
    const { imported: read } = await imported('/lines');
    const lines = read!.lines.map(({ understood }) => [understood.text, understood.lines[0]!.line] as const);
    expect(lines.map(([text]) => text)).toEqual(recipeOf().recipeIngredient);
    expect(lines[0]?.[1]).toMatchObject({ ingredientId: 'potato', quantity: 1, unit: 'kg' });
    expect(lines[2]?.[1]).toMatchObject({ ingredientId: 'salt', unit: 'to_taste' });
    expect(lines[3]?.[1]).toMatchObject({ ingredientId: null });
    expect(read!.foods.map(({ id }) => id)).toEqual(expect.arrayContaining(['potato', 'egg', 'salt']));
  });

  test('with several recipes tells of them, and each can be had', async () => {
    const first = await imported('/several');
    expect(first.imported!.original).toMatchObject({ recipesOnPage: 2, choices: ['Деруни з печі', 'Соус'] });
    expect(first.imported!.content.name).toEqual({ uk: 'Деруни з печі' });
    await saved(first);
    const source = { kind: 'address', address: `${origin}/several`, pick: 'Соус' };
    const second = await over(await begin(source));
    expect(second).toMatchObject({ outcome: 'read', imported: { content: { name: { uk: 'Соус' } } } });
    expect(second.imported!.lines).toHaveLength(2);
  });

  test('in letters of old is read', async () => {
    const { imported: read } = await imported('/old');
    expect(read!.original.title).toBe('Борщ');
    expect(read!.content).toMatchObject({ categoryId: 'vegetables' });
  });

  test('with signs that no database stores is read without them', async () => {
    expect(await imported('/nul')).toMatchObject({
      outcome: 'read',
      imported: { content: { name: { uk: 'Деруни без нуля' } } },
    });
  });

  test.each([
    ['/nothing', 'none'],
    ['/empty', 'none'],
    ['/partial', 'partial'],
    ['/forbidden', 'blocked'],
    ['/wait', 'wait'],
    ['/gone', 'gone'],
    ['/pdf', 'no-page'],
    ['/large', 'large'],
    ['/inside', 'forbidden'],
    ['/cut', 'unreachable'],
  ])('%s has an answer of its own: %s', async (path, outcome) => {
    expect(await imported(path)).toMatchObject({ state: 'done', outcome });
  });

  test('whose site wants us to wait says until when', async () => {
    const state = await imported('/wait');
    const left = Date.parse(state.waitUntil!) - Date.now();
    expect(left).toBeGreaterThan(60_000);
    expect(left).toBeLessThanOrEqual(120_000);
  });

  test('of which a part is missing is a draft that names it', async () => {
    const { imported: read } = await imported('/partial');
    expect(read).toMatchObject({ missing: ['steps'], original: { title: 'Уламок' } });
    expect(read!.lines).toHaveLength(4);
  });

  test.each(['words', 'ftp://example.org/a', 'javascript:alert(1)', 'http://localhost/'])(
    'under no address is refused at its field: %s',
    async (address) => {
      const { status, body } = await begin({ kind: 'address', address });
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { data: { fields: [{ path: 'source.address', code: 'address' }] } },
      });
    },
  );
});

describe('a text', () => {
  const TEXT = [
    'Сирники на сковороді',
    '',
    'Інгредієнти:',
    '500 г кисломолочного сиру',
    '2 яйця',
    '3 ст. л. борошна',
    '1 ст. л. цукру',
    '',
    'Приготування:',
    'Розімніть сир виделкою, додайте яйця й цукор та добре перемішайте.',
    'Сформуйте сирники, обваляйте їх у борошні.',
    'Смажте на повільному вогні 10 хвилин до золотавої скоринки.',
  ].join('\n');

  test('is read like a page', async () => {
    const state = await over(await begin({ kind: 'text', text: TEXT, address: null }));
    expect(state).toMatchObject({ outcome: 'read', address: null, host: null });
    expect(state.imported).toMatchObject({
      original: { title: 'Сирники на сковороді' },
      content: { name: { uk: 'Сирники на сковороді' }, sourceUrl: null },
    });
    expect(state.imported!.lines.map(({ understood }) => understood.text)).toEqual(
      TEXT.split('\n').slice(3, 7),
    );
    expect(state.imported!.content.stages).toHaveLength(3);
    expect(asked).toEqual([]);
  });

  test('that is a page’s source keeps the address that was given, or that the browser noted', async () => {
    const saved = `<!-- saved from url=(0030)https://www.sytno.test/deruny -->${pageOf(recipeOf({ image: undefined }))}`;
    const noted = await over(await begin({ kind: 'text', text: saved, address: null }));
    expect(noted).toMatchObject({ outcome: 'read', host: 'sytno.test' });
    const told = await over(await begin({ kind: 'text', text: saved, address: 'https://example.org/a' }));
    expect(told).toMatchObject({ outcome: 'read', host: 'example.org' });
  });

  test('of somebody’s own is not taken for a page’s wording', async () => {
    const state = await over(
      await begin({ kind: 'text', text: TEXT.replace('Сирники', 'Свої'), address: null }),
    );
    expect((await saved(state)).sourceSteps).toBeNull();
  });

  test('is not kept once it is read', async () => {
    const { id } = await over(await begin({ kind: 'text', text: TEXT, address: null }));
    expect((await stand.db.manager.findOneByOrFail(Import, { id })).given).toBe('');
  });

  test.each(['copy', 'update'])('of a page that is a recipe already is itself read: %s', async (way) => {
    const source = { kind: 'text', text: TEXT, address: `${origin}/forbidden?${way}` };
    const recipe = await saved(await over(await begin(source)));
    const again = await over(await begin({ ...source, text: TEXT.replace('500 г', '600 г') }));
    expect(again).toMatchObject({ outcome: 'duplicate', existing: { id: recipe.id } });
    const body = { language: 'uk', way };
    const path = `/api/recipes/imports/${again.id}/go-on`;
    const state = await over(await stand.call('POST', path, { body, as: anna }));
    expect(state).toMatchObject({ outcome: 'read', imported: { way: way === 'copy' ? 'new' : way } });
    expect(state.imported!.lines[0]!.understood.text).toContain('600 г');
    expect(asked).toEqual([]);
    expect((await stand.db.manager.findOneByOrFail(Import, { id: again.id })).given).toBe('');
  });

  test('of a site in other letters names it in those', async () => {
    const source = { kind: 'text', text: TEXT, address: 'https://www.смачно.укр/сирники' };
    expect(await over(await begin(source))).toMatchObject({ outcome: 'read', host: 'смачно.укр' });
  });
});

describe('what was read', () => {
  test('is stored by the editor with what its page said and showed', async () => {
    const state = await imported('/stored');
    const recipe = await saved(state);
    expect(recipe).toMatchObject({
      sourceUrl: state.address,
      pictureId: state.imported!.picture!.id,
      sourcePictureId: state.imported!.picture!.id,
    });
    expect(recipe.sourceSteps).toContain('Натріть картоплю на дрібній тертці');
    expect((await get(state.id)).body).toMatchObject({ savedAs: recipe.id });
  });

  test('is told of until it is stored', async () => {
    const mine = await stand.person();
    const state = await imported('/unsaved', mine);
    const overview = async () =>
      (await stand.call('GET', '/api/recipes/imports', { as: mine })).body as Overview;
    expect(await overview()).toMatchObject({
      unsaved: [{ id: state.id, title: 'Деруни /unsaved' }],
      hosts: [new URL(origin).host],
    });
    await saved(state, mine);
    expect(await overview()).toMatchObject({ unsaved: [] });
  });

  test('is told of once a page, and so is what is under way or failed just now', async () => {
    const mine = await stand.person();
    const own = async () => {
      const { body } = await stand.call('GET', '/api/recipes/imports', { as: mine });
      return (body as Overview).unsaved.map(({ id, outcome }) => ({ id, outcome }));
    };
    await imported('/again', mine);
    const { id: read } = await imported('/again', mine);
    const { id: failed } = await imported('/forbidden', mine);
    const answer = await begin({ kind: 'address', address: `${origin}/held` }, mine);
    const { id: open } = answer.body as State;
    expect(await own()).toEqual([
      { id: open, outcome: null },
      { id: failed, outcome: 'blocked' },
      { id: read, outcome: 'read' },
    ]);
    await stand.call('POST', `/api/recipes/imports/${open}/cancel`, { body: {}, as: mine });
    await stand.db.manager.update(Import, { id: failed }, { createdAt: '2026-01-01T00:00:00.000Z' });
    expect(await own()).toEqual([{ id: read, outcome: 'read' }]);
  });

  test('is put away and brought back, without an older one of its page coming up', async () => {
    const mine = await stand.person();
    await imported('/away', mine);
    const { id } = await imported('/away', mine);
    const own = async () =>
      ((await stand.call('GET', '/api/recipes/imports', { as: mine })).body as Overview).unsaved;
    const putAway = async (away: boolean, as = mine) =>
      (await stand.call('PUT', `/api/recipes/imports/${id}/put-away`, { body: { away }, as })).status;
    expect(await putAway(true, borys)).toBe(404);
    expect(await putAway(true)).toBe(200);
    expect(await own()).toEqual([]);
    expect((await get(id, mine)).body).toMatchObject({ outcome: 'read' });
    expect(await putAway(false)).toBe(200);
    expect(await own()).toMatchObject([{ id }]);
  });

  test('is nobody else’s', async () => {
    const { id, imported: read } = await imported('/mine');
    expect((await get(id, borys)).status).toBe(404);
    expect((await begin({ kind: 'address', address: `${origin}/x` }, borys, id)).status).toBe(404);
    for (const path of ['cancel', 'go-on']) {
      const body = path === 'cancel' ? {} : { language: 'uk', way: 'copy' };
      expect(
        (await stand.call('POST', `/api/recipes/imports/${id}/${path}`, { body, as: borys })).status,
      ).toBe(404);
    }
    const content = { ...CONTENT, name: { uk: 'Чужі' } };
    await stand.call('POST', '/api/recipes', { body: { id: read!.recipeId, content }, as: borys });
    const theirs = await stand.db.manager.findOneByOrFail(Recipe, { id: read!.recipeId });
    expect(theirs.sourceSteps).toBeNull();
  });
});

describe('a page that is a recipe already', () => {
  test('is not fetched again before its owner chose', async () => {
    const recipe = await saved(await imported('/twice'));
    asked = [];
    const again = await over(
      await begin({ kind: 'address', address: `${origin.replace('http:', 'http:')}/twice/` }),
    );
    expect(again).toMatchObject({ outcome: 'duplicate', existing: { id: recipe.id, number: recipe.number } });
    expect(asked).toEqual([]);
    expect((await imported('/twice', borys)).outcome).toBe('read');
  });

  test('becomes another recipe', async () => {
    const recipe = await saved(await imported('/copied'));
    const { id } = await imported('/copied');
    const answer = await stand.call('POST', `/api/recipes/imports/${id}/go-on`, {
      body: { language: 'uk', way: 'copy' },
      as: anna,
    });
    const state = await over(answer);
    expect(state).toMatchObject({ outcome: 'read', imported: { way: 'new' } });
    expect(state.imported!.recipeId).not.toBe(recipe.id);
  });

  test('is read over the one that is there', async () => {
    const recipe = await saved(await imported('/updated'));
    const { id } = await imported('/updated');
    const goOn = () =>
      stand.call('POST', `/api/recipes/imports/${id}/go-on`, {
        body: { language: 'uk', way: 'update' },
        as: anna,
      });
    const state = await over(await goOn());
    expect(state.imported).toMatchObject({ way: 'update', recipeId: recipe.id });
    expect(await over(await goOn())).toMatchObject({ outcome: 'read' });
    const body = {
      revision: 1,
      content: { ...CONTENT, ...state.imported!.content, lines: CONTENT.lines, servings: 9 },
    };
    expect((await stand.call('PUT', `/api/recipes/${recipe.id}`, { body, as: anna })).status).toBe(200);
    expect((await get(id)).body).toMatchObject({ savedAs: recipe.id });
  });

  test.each(['text', 'address'])('is still the one when what follows the answer is %s', async (kind) => {
    const recipe = await saved(await imported(`/followed-${kind}`));
    const { id } = await imported(`/followed-${kind}`);
    const goOn = { body: { language: 'uk', way: 'update' }, as: anna };
    await over(await stand.call('POST', `/api/recipes/imports/${id}/go-on`, goOn));
    const { address } = (await get(id)).body as State;
    const text = pageOf(recipeOf({ name: 'Деруни з тексту', image: undefined }));
    const source = kind === 'text' ? { kind, text, address } : { kind, address };
    const ask = (as: Person) =>
      stand.call('POST', '/api/recipes/imports', {
        body: { id: randomUUID(), language: 'uk', source, follows: id },
        as,
      });
    expect((await ask(borys)).status).toBe(404);
    const state = await over(await ask(anna));
    expect(state).toMatchObject({
      outcome: 'read',
      way: 'update',
      existing: { id: recipe.id },
      imported: { way: 'update', recipeId: recipe.id },
    });
    await stand.call('DELETE', `/api/recipes/${recipe.id}`, { as: anna });
    expect(await over(await ask(anna))).toMatchObject({ outcome: 'read', imported: { way: 'new' } });
  });

  test('is asked about only then', async () => {
    const { id } = await imported('/new');
    const body = { language: 'uk', way: 'copy' };
    expect((await stand.call('POST', `/api/recipes/imports/${id}/go-on`, { body, as: anna })).status).toBe(
      409,
    );
  });
});

describe('an import', () => {
  test('sent twice is one', async () => {
    const id = randomUUID();
    const source = { kind: 'address', address: `${origin}/once` };
    await begin(source, anna, id);
    await over(await begin(source, anna, id));
    expect(asked.filter((path) => path === '/once')).toHaveLength(1);
  });

  test('is called off while its page is awaited, and nothing comes of it', async () => {
    const answer = await begin({ kind: 'address', address: `${origin}/held` });
    const { id } = answer.body as State;
    while (held.length === 0) await new Promise(setImmediate);
    const { status } = await stand.call('POST', `/api/recipes/imports/${id}/cancel`, { body: {}, as: anna });
    expect(status).toBe(200);
    expect(await over(answer)).toMatchObject({ state: 'cancelled', outcome: null, imported: null });
    const [response] = held;
    if (response && !response.destroyed) await once(response, 'close');
    expect((await get(id)).body).toMatchObject({ state: 'cancelled' });
  });

  // Within less than the silence after which a server counts as gone: one that ends gives back what it does.
  test('goes on when the server was started again', async () => {
    const answer = await begin({ kind: 'address', address: `${origin}/held` });
    const { id } = answer.body as State;
    while (held.length === 0) await new Promise(setImmediate);
    await stand.app.close();
    await stand.start();
    while (held.length < 2) await new Promise(setImmediate);
    html(held[1]!, pageOf(recipeOf({ name: 'Після перерви' })));
    let state = (await get(id)).body as State;
    while (!isOver(state)) state = (await get(id)).body as State;
    expect(state).toMatchObject({ outcome: 'read', imported: { original: { title: 'Після перерви' } } });
  }, 20_000);

  test('is one of few that a person has open at once', async () => {
    const many = await stand.person();
    const source = { kind: 'address', address: `${origin}/held` };
    const answers = [];
    for (let n = 0; n < 6; n++) answers.push(await begin(source, many));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    for (const { body } of answers.slice(0, 5)) {
      const { id } = body as State;
      await stand.call('POST', `/api/recipes/imports/${id}/cancel`, { body: {}, as: many });
    }
  });
});

describe('sites', () => {
  let admin: Person;
  beforeAll(async () => {
    admin = await stand.person();
    await make.administrator(admin);
  });
  const sitesOf = async (search: string) => {
    const { body } = await stand.call('GET', `/api/recipes/administration/imports?search=${search}`, {
      as: admin,
    });
    return (body as Outputs['recipes']['import']['sites']).items;
  };
  const hosts = async (as: Person) =>
    ((await stand.call('GET', '/api/recipes/imports', { as })).body as Overview).hosts;

  test('are told to administrators by how well they were read', async () => {
    const { body } = await stand.call('GET', '/api/recipes/administration/imports', { as: admin });
    const { items } = body as Outputs['recipes']['import']['sites'];
    const own = items.find(({ host }) => host === new URL(origin).host);
    // Two of them wanted us to wait.
    expect(own).toMatchObject({ partial: 2, blocked: 3, none: 2 });
    expect(own!.read).toBeGreaterThan(5);
    expect(own!.all).toBe(own!.read + own!.partial + own!.blocked + own!.none + own!.other);
    expect((await stand.call('GET', '/api/recipes/administration/imports', { as: anna })).status).toBe(403);
  });

  test('that one person alone imported from are told to nobody else', async () => {
    const [first, second] = [await stand.person(), await stand.person()];
    const other = createServer((_, response) => html(response, pageOf(recipeOf({ image: undefined }))));
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const host = `127.0.0.1:${String((other.address() as AddressInfo).port)}`;
    const fetched = async (as: Person) =>
      over(await begin({ kind: 'address', address: `http://${host}/a` }, as), as);
    await fetched(first);
    expect(await hosts(first)).toContain(host);
    expect(await hosts(borys)).not.toContain(host);
    await fetched(second);
    expect(await hosts(borys)).toContain(host);
    other.close().closeAllConnections();
  });

  test('whose pages were brought by hand, or were recipes already, are not counted as read', async () => {
    const text = pageOf(recipeOf({ image: undefined }));
    const source = { kind: 'text', text, address: 'https://kitchen.sytno.test/a' };
    await saved(await over(await begin(source)));
    expect((await imported('/counted')).outcome).toBe('read');
    const before = await sitesOf('127.0.0.1');
    await saved(await imported('/counted'));
    expect((await imported('/counted')).outcome).toBe('duplicate');
    expect(await hosts(anna)).not.toContain('kitchen.sytno.test');
    expect(await sitesOf('kitchen.sytno.test')).toEqual([]);
    const all = (sites: typeof before) => sites.reduce((sum, site) => sum + site.all, 0);
    expect(all(await sitesOf('127.0.0.1'))).toBe(all(before) + 1);
  });
});
