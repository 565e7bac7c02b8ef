import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ErrorBody, Outputs } from '@sytno/contract';
import { costOf, nutritionOf, type RecipeContent, type WrittenLine } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { FoodFacts } from '..';
import { AuditRow } from '../../platform/audit/audit.entity';
import { Builders } from '../../testing/builders';
import { CONTENT } from '../../testing/call-bodies';
import { useStand, type Answer, type Person } from '../../testing/stand';
import { Proposal } from '../ingredients/proposal.entity';
import { Recipe } from '../recipe/recipe.entity';
import { RemovedForGood } from './removed-for-good';

type Saved = Outputs['recipes']['editor']['save'];
type Editing = Outputs['recipes']['editor']['read'];

const stand = useStand();
const make = new Builders(stand);
let anna: Person;
let borys: Person;

beforeAll(async () => {
  [anna, borys] = [await stand.person(), await stand.person()];
});

const content = (given: Partial<RecipeContent> = {}): RecipeContent => ({ ...CONTENT, ...given });
const line = (given: Partial<WrittenLine> = {}): WrittenLine => ({
  ingredientId: 'potato',
  food: {},
  quantity: 100,
  quantityTo: null,
  unit: 'g',
  comment: {},
  group: {},
  optional: false,
  ...given,
});
const post = (body: unknown, as = anna): Promise<Answer> => stand.call('POST', '/api/recipes', { body, as });
const put = (id: string, revision: number, written: RecipeContent, as = anna): Promise<Answer> =>
  stand.call('PUT', `/api/recipes/${id}`, { body: { revision, content: written }, as });
const read = (id: string, as = anna): Promise<Answer> =>
  stand.call('GET', `/api/recipes/${id}/editor?language=uk`, { as });
const editing = async (id: string, as = anna): Promise<Editing> => {
  const { status, body } = await read(id, as);
  expect(status).toBe(200);
  return body as Editing;
};
const created = async (written = content(), as = anna): Promise<Saved> => {
  const { status, body } = await post({ id: randomUUID(), content: written }, as);
  expect(body).toMatchObject({ id: expect.any(String) });
  expect(status).toBe(200);
  return body as Saved;
};
const faults = ({ body }: Answer): string[] =>
  ((body as ErrorBody).data.fields ?? []).map(
    ({ path, code }) => `${path.replace(/^content\./, '')} ${code}`,
  );
const listed = async (query: string, as = anna): Promise<string[]> => {
  const { body } = await stand.call('GET', `/api/recipes?language=uk&${query}`, { as });
  return (body as Outputs['recipes']['catalog']['list']).items.map(({ name }) => name);
};

describe('a new recipe', () => {
  test('is stored with everything that was written, and read as it was', async () => {
    const written = content({
      languages: ['uk', 'en'],
      name: { uk: ' Деруни ', en: 'Potato pancakes' },
      lines: [
        line({ group: { uk: 'Для тіста', en: 'Batter' }, comment: { uk: 'дрібно' } }),
        line({ ingredientId: 'egg', quantity: 1, quantityTo: 2, unit: 'piece', optional: true }),
        line({ ingredientId: 'salt', quantity: null, unit: 'to_taste' }),
      ],
      stages: [
        { text: { uk: 'Натріть.' }, minutes: 10, group: { uk: 'Тісто' } },
        { text: { uk: 'Посмажте.', en: 'Fry.' }, minutes: null, group: {} },
      ],
      cookedWeight: 1200.5,
      sourceUrl: 'https://example.org/deruny',
      equipment: ['oven', 'stove'],
    });
    const { id, number, revision, proposed } = await created(written);
    expect({ revision, proposed }).toEqual({ revision: 1, proposed: [] });
    const stored = await editing(id);
    expect(stored).toMatchObject({ id, number, revision: 1, state: 'private' });
    expect(stored.content).toEqual({
      ...written,
      name: { uk: 'Деруни', en: 'Potato pancakes' },
      equipment: ['stove', 'oven'],
    });
    expect(stored.foods.map(({ id: food }) => food).sort()).toEqual(['egg', 'potato', 'salt']);
  });

  test('is in the list, found by name and food, with the nutrition and cost of its lines', async () => {
    const lines = [line({ quantity: 1, unit: 'kg' }), line({ ingredientId: 'butter', quantity: 50 })];
    const { id } = await created(
      content({ name: { uk: 'Кремзлики надвірні' }, lines, mealTypes: ['supper'] }),
    );
    expect(await listed('name=кремзликів')).toEqual(['Кремзлики надвірні']);
    expect(await listed('mine=true&ingredients=potato,butter&mealType=supper')).toEqual([
      'Кремзлики надвірні',
    ]);
    const facts = await stand.app.nest.get(FoodFacts).ingredientFactsOf(['potato', 'butter']);
    const nutrition = nutritionOf(lines, facts, { servings: 4, cookedWeight: null });
    const { body } = await stand.call('GET', `/api/recipes/${id}?language=uk`, { as: anna });
    const shown = body as Outputs['recipes']['recipe']['get'];
    expect(shown.myRecipe).toBe(true);
    expect(shown.perServing.kcal).toBeCloseTo(nutrition.perServing.kcal, 3);
    expect(shown.cost).toMatchObject({ minor: costOf(lines, facts, 'UAH').minor, currency: 'UAH' });
  });

  test('stands once when the answer was lost and it is sent again', async () => {
    const id = randomUUID();
    const [first, again] = await Promise.all([
      post({ id, content: CONTENT }),
      post({ id, content: CONTENT }),
    ]);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(first.body).toEqual(again.body);
    const more = await post({ id, content: content({ servings: 6 }) });
    expect(more.body).toMatchObject({ revision: 2 });
    expect((await editing(id)).content.servings).toBe(6);
  });

  test('is nobody else’s', async () => {
    const { id } = await created();
    expect((await read(id, borys)).status).toBe(404);
    expect((await put(id, 1, content({ servings: 9 }), borys)).status).toBe(404);
    expect((await post({ id, content: content({ servings: 9 }) }, borys)).status).toBe(404);
    expect((await stand.call('DELETE', `/api/recipes/${id}`, { as: borys })).status).toBe(404);
    expect((await editing(id)).content.servings).toBe(4);
  });

  test('is not the partner’s either, nor the administrator’s', async () => {
    const [partner, admin] = [await stand.person(), await stand.person()];
    await make.moveIn(partner, anna);
    await stand.db.query(`update acc_user set role = 'admin' where id = $1`, [admin.userId]);
    const { id } = await created();
    expect((await read(id, partner)).status).toBe(404);
    expect((await put(id, 1, content({ servings: 9 }), admin)).status).toBe(404);
  });
});

describe('what is wanted of it (spec §5)', () => {
  test('names the title, the description, and each line by its place', async () => {
    const answer = await post({
      id: randomUUID(),
      content: content({
        name: { uk: '  ' },
        description: {},
        lines: [
          line(),
          line({ ingredientId: null }),
          line({ quantity: null }),
          line({ unit: null }),
          line({ quantity: 3, quantityTo: 2 }),
        ],
        sourceUrl: 'javascript:alert(1)',
      }),
    });
    expect(answer.status).toBe(400);
    expect(faults(answer)).toEqual([
      'name.uk title.required',
      'description.uk description.required',
      'lines.1.ingredientId line.food',
      'lines.2.quantity line.quantity',
      'lines.3.unit line.unit',
      'lines.4.quantityTo number.range',
      'sourceUrl address',
    ]);
    expect(await stand.db.manager.countBy(Recipe, { ownerId: anna.userId, nameUk: '' })).toBe(0);
  });

  test.each<[string, Partial<RecipeContent>, string]>([
    [
      'an unknown ingredient',
      { lines: [line(), line({ ingredientId: 'nothing-like-it' })] },
      'lines.1.ingredientId line.food',
    ],
    ['an unknown category', { categoryId: 'nothing' }, 'categoryId choice'],
    ['no category', { categoryId: '' }, 'categoryId blank'],
    ['a subcategory of another', { categoryId: 'soups' }, 'subcategoryId choice'],
    ['a picture of nobody', { pictureId: randomUUID() }, 'pictureId choice'],
    ['too many lines', { lines: Array.from({ length: 101 }, () => line()) }, 'lines number.range'],
    ['no servings', { servings: 0 }, 'servings number.range'],
    ['an empty step', { stages: [{ text: {}, minutes: null, group: {} }] }, 'stages.0.text blank'],
  ])('refuses %s', async (_, given, fault) => {
    const answer = await post({ id: randomUUID(), content: content(given) });
    expect(answer.status).toBe(400);
    expect(faults(answer)).toEqual([fault]);
  });
});

describe('a save', () => {
  test('takes the place of what was there, as a whole', async () => {
    const { id } = await created(content({ languages: ['uk', 'ru'], name: { uk: 'Один', ru: 'Один' } }));
    const next = content({ name: { uk: 'Два' }, lines: [line()], stages: [] });
    expect((await put(id, 1, next)).body).toMatchObject({ revision: 2, proposed: [] });
    expect((await editing(id)).content).toEqual(next);
    expect(await listed('mine=true&name=два')).toEqual(['Два']);
  });

  test('that rests on an older version is refused with the newer one, and loses nothing', async () => {
    const { id, number } = await created();
    await put(id, 1, content({ description: { uk: 'Її опис.' } }));
    const answer = await put(id, 1, content({ servings: 8 }));
    expect(answer.status).toBe(409);
    const { code, data } = answer.body as ErrorBody;
    expect(code).toBe('CONFLICT');
    expect(data.current).toMatchObject({
      id,
      number,
      revision: 2,
      content: { description: { uk: 'Її опис.' }, servings: 4 },
    });
    expect((await editing(id)).content).toMatchObject({ description: { uk: 'Її опис.' }, servings: 4 });
  });

  test('of two at once is one save and one refusal', async () => {
    const { id } = await created();
    const answers = await Promise.all([5, 6, 7].map((servings) => put(id, 1, content({ servings }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await editing(id)).revision).toBe(2);
  });

  test('whose answer was lost is done when it is sent again', async () => {
    const { id } = await created();
    const next = content({ servings: 3 });
    expect((await put(id, 1, next)).body).toMatchObject({ revision: 2 });
    expect((await put(id, 1, next)).body).toMatchObject({ revision: 2 });
  });

  test('is noted, with who did it', async () => {
    const { id } = await created();
    await put(id, 1, content({ servings: 5 }));
    const rows = await stand.db.manager.find(AuditRow, { where: { thingId: id }, order: { at: 'ASC' } });
    expect(rows.map(({ actorId, action }) => [actorId, action])).toEqual([
      [anna.userId, 'recipe.create'],
      [anna.userId, 'recipe.change'],
    ]);
  });

  test('of what is published is its author’s alone until it is published too', async () => {
    const { id } = await created();
    await stand.db.manager.update(Recipe, { id }, { state: 'published' });
    await put(id, 1, content({ servings: 5 }));
    const { state, revision, content: written } = await editing(id);
    expect([state, revision, written.servings]).toEqual(['published', 2, 5]);
    const { body } = await stand.call('GET', `/api/recipes/${id}?language=uk`, { as: borys });
    expect(body).toMatchObject({ servings: 4 });
  });
});

describe('a food that no catalogue knows', () => {
  const unknown = (name: string) => line({ ingredientId: null, food: { uk: name } });

  test('is proposed once, whoever writes it, and leaves the dish incomplete', async () => {
    const { id, proposed } = await created(content({ lines: [line(), unknown('Камчатська юкола')] }));
    expect(proposed).toEqual(['Камчатська юкола']);
    await created(content({ lines: [unknown('камчатська  Юкола!')] }), borys);
    const rows = await stand.db.manager.findBy(Proposal, { normalizedName: 'камчатська юкола' });
    expect(rows).toMatchObject([
      {
        name: 'Камчатська юкола',
        language: 'uk',
        proposerId: anna.userId,
        state: 'open',
        ingredientId: null,
      },
    ]);
    const waiting = await stand.db.query(
      `select recipe_id, position from rec_recipe_line where proposal_id = $1`,
      [rows[0]?.id],
    );
    expect(waiting).toHaveLength(2);
    const { body } = await stand.call('GET', `/api/recipes/${id}?language=uk`, { as: anna });
    expect(body).toMatchObject({
      missing: [{ position: 1, reason: 'no-ingredient' }],
      lines: [{}, { ingredientId: null, ingredientName: 'Камчатська юкола' }],
    });
    expect((await editing(id)).content.lines[1]).toEqual(unknown('Камчатська юкола'));
  });

  test('stays proposed while the recipe is saved again, and is the food that was answered', async () => {
    const { id } = await created(content({ lines: [unknown('молода бульбочка')] }));
    await put(id, 1, content({ lines: [unknown('молода бульбочка'), line()] }));
    const [proposal] = await stand.db.manager.findBy(Proposal, { normalizedName: 'молода бульбочка' });
    expect(proposal?.state).toBe('open');
    await stand.db.manager.update(
      Proposal,
      { id: proposal?.id ?? '' },
      { state: 'answered', ingredientId: 'potato-new' },
    );
    const { proposed } = await created(content({ lines: [unknown('Молода бульбочка')] }));
    expect(proposed).toEqual([]);
    const { body } = await put(id, 2, content({ lines: [unknown('молода бульбочка')] }));
    expect(body).toMatchObject({ revision: 3, proposed: [] });
    expect((await editing(id)).content.lines).toEqual([line({ ingredientId: 'potato-new' })]);
  });
});

describe('a recipe that is taken away', () => {
  test('is nowhere, comes back as it was, and goes for good after a month', async () => {
    const { id } = await created(content({ name: { uk: 'Зникома страва' } }));
    const remove = () => stand.call('DELETE', `/api/recipes/${id}`, { as: anna });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(200);
    expect((await stand.call('GET', `/api/recipes/${id}?language=uk`, { as: anna })).status).toBe(404);
    expect((await read(id)).status).toBe(404);
    expect((await put(id, 1, content({ servings: 2 }))).status).toBe(404);
    expect(await listed('name=зникома')).toEqual([]);
    expect((await stand.call('POST', `/api/recipes/${id}/restore`, { as: borys })).status).toBe(404);
    expect((await stand.call('POST', `/api/recipes/${id}/restore`, { as: anna })).status).toBe(200);
    expect(await listed('name=зникома')).toEqual(['Зникома страва']);

    await remove();
    const purge = stand.app.nest.get(RemovedForGood);
    await purge.run();
    expect(await stand.db.manager.existsBy(Recipe, { id })).toBe(true);
    await stand.db.query(`update rec_recipe set removed_at = now() - interval '31 days' where id = $1`, [id]);
    await purge.run();
    expect(await stand.db.manager.existsBy(Recipe, { id })).toBe(false);
    expect((await stand.call('POST', `/api/recipes/${id}/restore`, { as: anna })).status).toBe(404);
  });

  test('stays on the menus that have it, by its name', async () => {
    const { id } = await created(content({ name: { uk: 'Учорашнє' } }));
    const item = await make.menuItem(anna, await stand.db.manager.findOneByOrFail(Recipe, { id }));
    await stand.call('DELETE', `/api/recipes/${id}`, { as: anna });
    await stand.db.query(`update rec_recipe set removed_at = now() - interval '31 days' where id = $1`, [id]);
    await stand.app.nest.get(RemovedForGood).run();
    const { text } = await stand.call('GET', `/api/mealplans/menu?from=${item.date}&language=uk`, {
      as: anna,
    });
    expect(text).toContain('Учорашнє');
  });
});

describe('a copy', () => {
  const copy = (id: string, copyId: string, as = anna): Promise<Answer> =>
    stand.call('POST', `/api/recipes/${id}/copy`, { body: { copyId }, as });

  test('of a published recipe is one’s own in every language, and of an own one has a number', async () => {
    const source = await make.recipe({ uk: 'Борщ', ru: 'Борщ', en: 'Borscht' }, { categoryId: 'soups' }, [
      line(),
    ]);
    const copyId = randomUUID();
    const { status, body } = await copy(source.id, copyId);
    expect(status).toBe(200);
    expect((await copy(source.id, copyId)).body).toEqual(body);
    const { content: written, state, revision } = await editing(copyId);
    expect({ state, revision }).toEqual({ state: 'private', revision: 1 });
    expect(written).toMatchObject({
      languages: ['uk', 'ru', 'en'],
      name: { uk: 'Борщ', ru: 'Борщ', en: 'Borscht' },
    });
    const again = randomUUID();
    await copy(copyId, again);
    expect((await editing(again)).content.name).toEqual({
      uk: 'Борщ (2)',
      ru: 'Борщ (2)',
      en: 'Borscht (2)',
    });
    expect((await stand.call('GET', `/api/recipes/${copyId}?language=uk`, { as: borys })).status).toBe(404);
  });

  test('of what the reader may not read is not to be had', async () => {
    const { id } = await created();
    expect((await copy(id, randomUUID(), borys)).status).toBe(404);
    const taken = (await created(content(), borys)).id;
    expect((await copy(id, taken)).status).toBe(404);
  });
});

describe('lines of text', () => {
  const understand = async (lines: string[], language = 'uk') => {
    const { status, body } = await stand.call('POST', '/api/recipes/editor/lines', {
      body: { lines, language },
      as: anna,
    });
    expect(status).toBe(200);
    return body as Outputs['recipes']['editor']['understand'];
  };

  test('become lines of the catalogue, headings and open questions', async () => {
    const { items, foods } = await understand([
      'Для тіста:',
      '500 г картоплі, натертої',
      '2-3 яйця',
      'сіль, перець',
      'фляпс 100 г',
    ]);
    expect(items.map(({ heading }) => heading)).toEqual(['Для тіста', null, null, null, null]);
    expect(items.map(({ lines }) => lines.map(({ line: one }) => one))).toMatchObject([
      [],
      [{ ingredientId: 'potato', quantity: 500, unit: 'g', comment: { uk: 'натертої' } }],
      [{ ingredientId: 'egg', quantity: 2, quantityTo: 3, unit: 'piece' }],
      [
        { ingredientId: 'salt', quantity: null, unit: 'to_taste' },
        { ingredientId: 'pepper-black', quantity: null, unit: 'to_taste' },
      ],
      [{ ingredientId: null, food: { uk: 'фляпс' }, quantity: 100, unit: 'g' }],
    ]);
    expect(foods.find(({ id }) => id === 'potato')).toMatchObject({
      name: 'картопля',
      units: expect.any(Array),
    });
  });

  test('follow the catalogue at once', async () => {
    expect((await understand(['100 г фляпсу'])).items[0]?.lines[0]?.line.ingredientId).toBeNull();
    await stand.db.query(
      `update rec_ingredient_name set aliases = aliases || '{фляпс}' where ingredient_id = 'quinoa' and language = 'uk'`,
    );
    expect((await understand(['100 г фляпсу'])).items[0]?.lines[0]?.line.ingredientId).toBe('quinoa');
  });
});
