import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ErrorBody, Outputs } from '@sytno/contract';
import type { RecipeContent } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { AuditRow } from '../../platform/audit/audit.entity';
import { CONTENT } from '../../testing/call-bodies';
import { useStand, type Answer, type Person } from '../../testing/stand';
import { Recipe } from '../recipe/recipe.entity';
import { FormerAuthors } from './former-authors.service';
import { Version } from './version.entity';

type State = Outputs['recipes']['publishing']['state'];
type Opened = Outputs['recipes']['review']['get'];
type Listed = Outputs['recipes']['review']['list'];

const PAGE =
  'Wash the potatoes well and grate them coarsely. Fry the mass in hot oil until it is golden brown.';
const stand = useStand();
let anna: Person;
let borys: Person;
let admin: Person;
let second: Person;
let id: string;

const content = (given: Partial<RecipeContent> = {}): RecipeContent => ({ ...CONTENT, ...given });
const steps = (...all: string[]): Partial<RecipeContent> => ({
  stages: all.map((text) => ({ text: { uk: text }, minutes: null, group: {} })),
});
const ok = async (answer: Promise<Answer>): Promise<Answer> => {
  const done = await answer;
  expect([done.status, done.status === 200 ? null : done.text]).toEqual([200, null]);
  return done;
};
const created = async (written = content(), as = anna): Promise<string> => {
  const recipeId = randomUUID();
  await ok(stand.call('POST', '/api/recipes', { body: { id: recipeId, content: written }, as }));
  return recipeId;
};
const save = (revision: number, written: RecipeContent, as = anna) =>
  stand.call('PUT', `/api/recipes/${id}`, { body: { revision, content: written }, as });
const post = (path: string, body?: unknown, as = anna) =>
  stand.call('POST', `/api/recipes/${id}/${path}`, { as, ...(body === undefined ? {} : { body }) });
const submit = (revision: number, as = anna) => post('publishing', { revision }, as);
const state = async (as = anna): Promise<State> =>
  (await ok(stand.call('GET', `/api/recipes/${id}/publishing?language=uk`, { as }))).body as State;
const shown = (as = borys) => stand.call('GET', `/api/recipes/${id}?language=uk`, { as });
const opened = async (as = admin): Promise<Opened> =>
  (await ok(stand.call('GET', `/api/recipes/administration/reviews/${id}?language=uk`, { as })))
    .body as Opened;
const queue = async (name = 'waiting', as = admin): Promise<Listed> =>
  (
    await ok(
      stand.call('GET', `/api/recipes/administration/reviews?queue=${name}&language=uk&pageSize=96`, { as }),
    )
  ).body as Listed;
const decide = (revision: number, decision: 'publish' | 'return', reason = '', as = admin) =>
  stand.call('POST', `/api/recipes/administration/reviews/${id}/decide`, {
    body: { revision, decision, reason },
    as,
  });
const settle = (reports: string[], decision: 'keep' | 'withdraw', reason = '', as = admin) =>
  stand.call('POST', `/api/recipes/administration/reviews/${id}/settle`, {
    body: { reports, decision, reason },
    as,
  });
const report = (as = borys, reason = 'wrong', text = 'Забагато солі') =>
  post('reports', { reason, text }, as);
const published = async (): Promise<void> => {
  const { revision } = await state();
  await ok(submit(revision));
  await ok(decide(revision, 'publish'));
};
/** What somebody was told of this recipe, the first first. */
const noticesOf = async (as: Person): Promise<[string, Record<string, string>][]> => {
  const { body } = await ok(stand.call('GET', '/api/account/notices?page=1&pageSize=48', { as }));
  const { items } = body as Outputs['account']['messages']['notices'];
  return items
    .filter((one) => one.link === `/user/recipes/${id}` || one.kind === 'report.withdrawn')
    .map(({ kind, values }): [string, Record<string, string>] => [kind, values])
    .reverse();
};
const code = ({ body }: Answer): string => (body as ErrorBody).code;
const fields = ({ body }: Answer): string[] =>
  ((body as ErrorBody).data.fields ?? []).map(({ path, code: fault }) => `${path} ${fault}`);

beforeAll(async () => {
  anna = await stand.person();
  borys = await stand.person();
  admin = await stand.person();
  second = await stand.person();
  await stand.db.query(`update acc_user set role = 'admin' where id = any($1::uuid[])`, [
    [admin.userId, second.userId],
  ]);
});

beforeEach(async () => {
  await stand.db.query('delete from acc_notice');
  id = await created();
});

describe('what the page of an imported recipe says', () => {
  const FACTS = { author: 'Олена Кухар', nutrients: null };
  const moved = content({ sourceUrl: 'https://example.org/other' });
  const told = async () => ((await ok(shown(anna))).body as { source?: unknown }).source;

  beforeEach(async () => {
    await published();
    await stand.db.query(`update rec_recipe set source_author = $2 where id = $1`, [id, FACTS.author]);
    await ok(save(1, moved));
  });

  test('is shown while a change to another source waits, and when it is given up', async () => {
    expect(await told()).toEqual(FACTS);
    const { revision } = await state();
    await ok(stand.call('DELETE', `/api/recipes/${id}/publishing/change`, { body: { revision }, as: anna }));
    expect(await told()).toEqual(FACTS);
  });

  test('goes when that change is published', async () => {
    const { revision } = await state();
    await ok(decide(revision, 'publish'));
    expect(await told()).toBeUndefined();
  });
});

describe('from the author to everybody', () => {
  test('handed in, returned with a reason, mended, published', async () => {
    expect(await state()).toMatchObject({
      standing: 'private',
      revision: 1,
      submittedAt: null,
      verdict: null,
    });
    await ok(submit(1));
    expect(await state()).toMatchObject({ standing: 'pending', submittedAt: expect.any(String) });
    expect((await shown()).status).toBe(404);
    expect((await queue()).items.find((item) => item.id === id)).toMatchObject({
      name: 'Деруни',
      kind: 'new',
      reports: 0,
      verdict: null,
    });
    await ok(decide(1, 'return', 'Скільки смажити?'));
    expect(await state()).toMatchObject({
      standing: 'returned',
      submittedAt: null,
      verdict: { kind: 'returned', reason: 'Скільки смажити?' },
    });
    await ok(save(1, content(steps('Натріть картоплю.', 'Смажте 5 хвилин.'))));
    await ok(submit(2));
    await ok(decide(2, 'publish'));
    expect((await shown()).body).toMatchObject({ name: 'Деруни', myRecipe: false });
    expect((await queue()).items.some((item) => item.id === id)).toBe(false);
    expect(
      (await queue('decided')).items.filter((item) => item.id === id).map((item) => item.verdict),
    ).toEqual(['published', 'returned']);
    expect(await noticesOf(anna)).toEqual([
      ['recipe.returned', { recipe: 'Деруни', reason: 'Скільки смажити?' }],
      ['recipe.published', { recipe: 'Деруни' }],
    ]);
    const rows = await stand.db.manager.find(AuditRow, { where: { thingId: id }, order: { at: 'ASC' } });
    expect(rows.map(({ actorId, action }) => [actorId, action])).toEqual([
      [anna.userId, 'recipe.create'],
      [anna.userId, 'recipe.submit'],
      [admin.userId, 'recipe.return'],
      [anna.userId, 'recipe.change'],
      [anna.userId, 'recipe.submit'],
      [admin.userId, 'recipe.publish'],
    ]);
  });

  test('what waits is taken back, what is public is withdrawn, and both can be handed in again', async () => {
    await ok(submit(1));
    await ok(post('publishing/recall'));
    expect((await state()).standing).toBe('private');
    expect(code(await post('publishing/recall'))).toBe('CONFLICT');
    await published();
    await ok(post('publishing/withdraw'));
    expect((await state()).standing).toBe('withdrawn');
    expect((await shown()).status).toBe(404);
    expect(code(await post('publishing/withdraw'))).toBe('CONFLICT');
    await ok(submit(1));
    expect((await state()).standing).toBe('pending');
  });

  test('is asked once, about what the author sees', async () => {
    await ok(save(1, content({ servings: 6 })));
    expect(code(await submit(1))).toBe('CONFLICT');
    const answers = await Promise.all([submit(2), submit(2)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('wants ingredients, steps and a meal', async () => {
    id = await created(content({ lines: [], stages: [], mealTypes: [] }));
    const answer = await submit(1);
    expect(code(answer)).toBe('INPUT_INVALID');
    expect(fields(answer)).toEqual(['lines blank', 'stages blank', 'mealTypes blank']);
    expect((await state()).checks.faults).toHaveLength(3);
  });

  test('another’s recipe is not there, and nobody but an administrator decides', async () => {
    await ok(submit(1));
    for (const answer of [
      await stand.call('GET', `/api/recipes/${id}/publishing?language=uk`, { as: borys }),
      await submit(1, borys),
      await post('publishing/recall', undefined, borys),
      await post('publishing/withdraw', undefined, borys),
      await post('publishing/withdraw', undefined, admin),
      await stand.call('DELETE', `/api/recipes/${id}/publishing/change`, {
        body: { revision: 1 },
        as: borys,
      }),
    ]) {
      expect(answer.status).toBe(404);
    }
    for (const as of [anna, borys]) {
      expect((await decide(1, 'publish', '', as)).status).toBe(403);
      expect((await settle([randomUUID()], 'keep', '', as)).status).toBe(403);
      const path = '/api/recipes/administration/reviews';
      expect((await stand.call('GET', `${path}?queue=waiting&language=uk`, { as })).status).toBe(403);
      expect((await stand.call('GET', `${path}/${id}?language=uk`, { as })).status).toBe(403);
    }
  });

  test('administrators read nothing that was not handed in', async () => {
    const path = `/api/recipes/administration/reviews/${id}?language=uk`;
    expect((await stand.call('GET', path, { as: admin })).status).toBe(404);
    await ok(submit(1));
    await ok(decide(1, 'return', 'Ні'));
    expect((await stand.call('GET', path, { as: admin })).status).toBe(404);
  });

  test('a return needs a reason', async () => {
    await ok(submit(1));
    expect(fields(await decide(1, 'return', '  '))).toEqual(['reason blank']);
    expect((await decide(1, 'return', 'я'.repeat(1001))).status).toBe(400);
    expect((await state()).standing).toBe('pending');
  });
});

describe('a decision is about what was looked at', () => {
  test('the author was faster: the newer one is shown', async () => {
    await ok(submit(1));
    expect((await opened()).revision).toBe(1);
    await ok(save(1, content({ servings: 6 })));
    expect(code(await decide(1, 'publish'))).toBe('CONFLICT');
    expect(await opened()).toMatchObject({ revision: 2, recipe: { servings: 6 } });
    await ok(decide(2, 'publish'));
  });

  test('two administrators: one of them', async () => {
    await ok(submit(1));
    const answers = await Promise.all([decide(1, 'publish', '', admin), decide(1, 'return', 'Ні', second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await noticesOf(anna)).length).toBe(1);
  });

  test('what was taken back is not decided', async () => {
    await ok(submit(1));
    await ok(post('publishing/recall'));
    expect(code(await decide(1, 'publish'))).toBe('CONFLICT');
  });
});

describe('an imported recipe', () => {
  const from = async (given: Partial<RecipeContent>): Promise<string> => {
    id = await created(content({ sourceUrl: 'https://example.org/deruny', ...given }));
    await stand.db.manager.update(Recipe, { id }, { sourceSteps: PAGE });
    return id;
  };

  test('is refused while its steps are the page’s, and says which and how much', async () => {
    await from(steps(PAGE.split('. ')[0]!, 'Зовсім інше.'));
    const answer = await submit(1);
    expect(answer.status).toBe(409);
    expect(code(answer)).toBe('STEPS_COPIED');
    expect(fields(answer)).toEqual(['stages steps.copied', 'stages.0.text steps.copied']);
    const { data, message } = answer.body as ErrorBody;
    expect(data.share).toBe(67);
    expect(message).toContain('67 %');
    expect((await state()).checks.likeness).toMatchObject({
      tooLike: true,
      language: 'uk',
      steps: [{ position: 0, share: 1 }],
    });
  });

  test('in own words it is published, without the page’s picture, with the link', async () => {
    await from(steps('Картоплю натріть.', 'Смажте на олії.'));
    const pictureId = randomUUID();
    await stand.db.query(
      `insert into plt_picture (id, kind, owner_id, name, sizes, whole_name, whole_size, crop, created_at)
       values ($1, 'recipe', $2, 'a', '[]', 'a', '{}', '{}', now())`,
      [pictureId, anna.userId],
    );
    await stand.db.manager.update(Recipe, { id }, { pictureId, sourcePictureId: pictureId });
    await ok(submit(1));
    expect((await opened()).checks).toMatchObject({ pictureDropped: true, likeness: { share: 0 } });
    await ok(decide(1, 'publish'));
    expect(await stand.db.manager.findOneBy(Recipe, { id })).toMatchObject({ pictureId: null, revision: 2 });
    expect((await shown()).body).toMatchObject({ sourceUrl: 'https://example.org/deruny' });
  });

  test('keeps its link', async () => {
    await from({});
    await ok(save(1, content({ sourceUrl: null })));
    expect(fields(await submit(2))).toEqual(['sourceUrl blank']);
  });

  test('is not published when its steps became the page’s while it waited', async () => {
    await from(steps('Картоплю натріть.'));
    await ok(submit(1));
    await ok(save(1, content({ sourceUrl: 'https://example.org/deruny', ...steps(PAGE) })));
    expect(code(await decide(2, 'publish'))).toBe('STEPS_COPIED');
    await ok(decide(2, 'return', 'Своїми словами'));
  });

  test('a copy of it comes from the same page', async () => {
    await from(steps(PAGE));
    const copyId = randomUUID();
    await ok(stand.call('POST', `/api/recipes/${id}/copy`, { body: { copyId }, as: anna }));
    id = copyId;
    expect(code(await submit(1))).toBe('STEPS_COPIED');
  });
});

describe('a change of what is published', () => {
  beforeEach(published);

  test('waits at once; everybody else sees the old one, its author both', async () => {
    await ok(save(1, content({ name: { uk: 'Деруни нові' }, servings: 6 })));
    expect((await shown()).body).toMatchObject({ name: 'Деруни', servings: 4 });
    const own = await state();
    expect(own).toMatchObject({
      standing: 'change-pending',
      revision: 2,
      change: { state: 'pending', recipe: { name: 'Деруни нові', servings: 6 } },
    });
    expect(await opened()).toMatchObject({
      kind: 'change',
      recipe: { name: 'Деруни нові' },
      published: { name: 'Деруни' },
      changedLanguages: ['uk'],
    });
    await ok(decide(2, 'publish'));
    expect((await shown()).body).toMatchObject({ name: 'Деруни нові', servings: 6 });
    expect(await state()).toMatchObject({ standing: 'published', change: null });
  });

  test('is returned, mended and published, or dropped', async () => {
    await ok(save(1, content({ servings: 6 })));
    await ok(decide(2, 'return', 'Чому шість?'));
    expect(await state()).toMatchObject({ standing: 'change-returned', verdict: { reason: 'Чому шість?' } });
    await ok(save(2, content({ servings: 5 })));
    expect((await state()).standing).toBe('change-pending');
    const drop = (revision: number) =>
      stand.call('DELETE', `/api/recipes/${id}/publishing/change`, { body: { revision }, as: anna });
    expect(code(await drop(2))).toBe('CONFLICT');
    await ok(drop(3));
    expect(await state()).toMatchObject({ standing: 'published', revision: 4, change: null });
    expect((await shown()).body).toMatchObject({ servings: 4 });
  });

  test('back to what readers see is none', async () => {
    await ok(save(1, content({ servings: 6 })));
    await ok(save(2, content()));
    expect(await state()).toMatchObject({ standing: 'published', change: null });
  });

  test('that lacks something is kept back', async () => {
    await ok(save(1, content({ stages: [] })));
    expect(await state()).toMatchObject({ standing: 'change-private', submittedAt: null });
    expect(fields(await submit(2))).toEqual(['stages blank']);
  });

  test('becomes the recipe when it is withdrawn', async () => {
    await ok(save(1, content({ servings: 6 })));
    await ok(post('publishing/withdraw'));
    expect(await stand.db.manager.countBy(Version, { recipeId: id })).toBe(0);
    expect(await stand.db.manager.findOneBy(Recipe, { id })).toMatchObject({
      state: 'withdrawn',
      servings: 6,
    });
  });

  test('stands in the author’s list, and in no one else’s', async () => {
    await ok(save(1, content({ servings: 6 })));
    const list = async (as: Person) => {
      const { body } = await ok(stand.call('GET', '/api/recipes?language=uk&pageSize=96', { as }));
      return (body as Outputs['recipes']['catalog']['list']).items.find((item) => item.id === id);
    };
    expect((await list(anna))?.standing).toBe('change-pending');
    expect(await list(borys)).not.toHaveProperty('standing');
  });
});

describe('the administrator sees', () => {
  test('published recipes of the same name, in whatever order of words', async () => {
    id = await created(content({ name: { uk: 'Борщ по-київськи з пампушками' } }), borys);
    const revision = 1;
    await ok(submit(revision, borys));
    await ok(decide(revision, 'publish'));
    const first = id;
    id = await created(content({ name: { uk: 'По-київськи борщ, з пампушками' } }));
    await ok(submit(1));
    expect((await opened()).checks.duplicates).toMatchObject([
      { id: first, name: 'Борщ по-київськи з пампушками', sameAuthor: false, copiedFrom: false },
    ]);
  });

  test('that it is a copy', async () => {
    await published();
    const source = id;
    id = randomUUID();
    await ok(stand.call('POST', `/api/recipes/${source}/copy`, { body: { copyId: id }, as: borys }));
    await ok(submit(1, borys));
    const { duplicates } = (await opened()).checks;
    expect(duplicates[0]).toMatchObject({ id: source, copiedFrom: true, sameAuthor: false });
  });
});

describe('reports', () => {
  beforeEach(published);

  test('reach the queue with their number, once a person; kept, everybody is told', async () => {
    await ok(report());
    expect(code(await report())).toBe('REPORT_OPEN');
    await ok(report(second, 'copied', ''));
    expect((await queue('reported')).items[0]).toMatchObject({ id, kind: 'report', reports: 2 });
    expect((await queue('reported')).reported).toBe(1);
    const { reports } = await opened();
    expect(reports.map(({ reason, text }) => [reason, text])).toEqual([
      ['wrong', 'Забагато солі'],
      ['copied', ''],
    ]);
    const ids = reports.map((one) => one.id);
    await ok(settle(ids, 'keep'));
    expect((await queue('reported')).items).toEqual([]);
    expect(code(await settle(ids, 'keep'))).toBe('CONFLICT');
    expect(await noticesOf(borys)).toEqual([['report.kept', { recipe: 'Деруни' }]]);
    expect((await shown()).status).toBe(200);
    await ok(report());
  });

  test('one that came meanwhile waits on when the recipe is kept', async () => {
    await ok(report());
    const ids = (await opened()).reports.map((one) => one.id);
    await ok(report(second));
    await ok(settle(ids, 'keep'));
    const { items } = await queue('reported');
    expect(items.find((item) => item.id === id)).toMatchObject({ reports: 1 });
  });

  test('a withdrawal needs a reason, tells the author and ends all of them', async () => {
    await ok(report());
    const ids = (await opened()).reports.map((one) => one.id);
    await ok(report(second));
    expect(fields(await settle(ids, 'withdraw'))).toEqual(['reason blank']);
    await ok(settle(ids, 'withdraw', 'Це чужий текст'));
    expect((await shown()).status).toBe(404);
    expect(await state()).toMatchObject({
      standing: 'returned',
      verdict: { kind: 'withdrawn', reason: 'Це чужий текст' },
    });
    expect((await noticesOf(anna)).at(-1)).toEqual([
      'recipe.withdrawn',
      { recipe: 'Деруни', reason: 'Це чужий текст' },
    ]);
    for (const who of [borys, second]) {
      expect((await noticesOf(who)).map(([kind]) => kind)).toEqual(['report.withdrawn']);
    }
    expect(
      await stand.db.query('select 1 from rec_report where closed_at is null and recipe_id = $1', [id]),
    ).toEqual([]);
  });

  test('are for what others published; “other” says what', async () => {
    expect((await report(anna)).status).toBe(403);
    expect(fields(await report(borys, 'other', ' '))).toEqual(['text blank']);
    expect((await report(borys, 'nonsense')).status).toBe(400);
    await ok(post('publishing/withdraw'));
    expect((await report()).status).toBe(404);
  });

  test('two of one person at once are one', async () => {
    const answers = await Promise.all([report(), report()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('whoever deletes his account', () => {
  test('leaves what he published as a former author, or takes it along', async () => {
    await published();
    await ok(save(1, content({ servings: 6 })));
    const wills = stand.app.nest.get(FormerAuthors);
    expect(await wills.publishedBy(anna.userId)).toBeGreaterThan(0);
    await stand.db.transaction((manager) => wills.leave(manager, anna.userId, 'stay'));
    expect(await stand.db.manager.findOneBy(Recipe, { id })).toMatchObject({
      ownerId: null,
      formerAuthor: true,
      state: 'published',
    });
    expect(await stand.db.manager.countBy(Version, { recipeId: id })).toBe(0);
    expect((await shown()).body).toMatchObject({ servings: 4 });
    id = await created();
    await published();
    await stand.db.transaction((manager) => wills.leave(manager, anna.userId, 'withdraw'));
    expect((await shown()).status).toBe(404);
  });
});
