import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import { foldedName, RIGHTS } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Proposal } from '../../recipes/ingredients/proposal.entity';
import { tokenFor, upload } from '../../testing/archives';
import { Builders } from '../../testing/builders';
import { AD, BODIES } from '../../testing/call-bodies';
import { CALLS } from '../../testing/calls';
import { foodForm } from '../../testing/food-form';
import { Stand, type Answer, type Person } from '../../testing/stand';
import { accessOf } from '../auth/access-table';
import { now } from '../time/clock';
import { AuditRow } from './audit.entity';

/** Calls of administrators that only look, though they send a body. */
const LOOKS: readonly string[] = [
  'recipes.admin.previewAnswer',
  'recipes.admin.previewFood',
  'recipes.admin.previewMerge',
  // It holds once it is confirmed.
  'account.factor.begin',
];
/** Of the own second step: factor.api.spec looks for their entries, since they need a code of the hour. */
const STEPS: readonly string[] = [
  'account.factor.confirm',
  'account.factor.renewCodes',
  'account.factor.remove',
];

let folder: string;
let stand: Stand;
let build: Builders;
let admin: Person;
let person: Person;
let other: Person;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sytno-deeds-'));
  stand = new Stand({ RELEASES_DIR: join(folder, 'releases'), SHELL_DIR: join(folder, 'shell') });
  await stand.open();
  build = new Builders(stand);
  [admin, person, other] = [await stand.person(), await stand.person(), await stand.person()];
  await build.administrator(admin);
}, 180_000);
afterAll(async () => {
  await stand.close();
  await rm(folder, { recursive: true });
});

const callOf = (name: string) => {
  const found = CALLS.find((call) => call.name === name);
  if (!found) throw new Error(`no call ${name}`);
  return found;
};
/** How many entries the last call left. */
let noted = 0;
const entries = () => stand.db.manager.countBy(AuditRow, { actorId: admin.userId });

async function act(
  name: string,
  places: Record<string, string> = {},
  body: object = {},
  as = admin,
): Promise<Answer> {
  const { method, path } = callOf(name);
  const filled = path.replace(/\{(\w+)\}/g, (_, place: string) => places[place] ?? '');
  const before = await entries();
  const answer = await stand.call(method, filled, { as, ...(method !== 'GET' && { body }) });
  noted = (await entries()) - before;
  return answer;
}
const of = async <T>(answer: Promise<Answer>): Promise<T> => {
  const { status, body, text } = await answer;
  if (status >= 300) throw new Error(`${String(status)} ${text}`);
  return body as T;
};
const reason = 'Перевірено';

/** An order that somebody says is paid. */
async function claimed(): Promise<string> {
  const payer = await stand.person();
  const order = { plan: 'premium', months: 1, currency: 'UAH', amount: 160_00, terms: true };
  const { id } = await of<{ id: string }>(act('account.payments.order', {}, order, payer));
  await of(act('account.payments.claim', { id }, { note: '' }, payer));
  return id;
}

async function proposal(): Promise<string> {
  const [id, name] = [randomUUID(), `насіння ${randomUUID().slice(0, 8)}`];
  await stand.db.manager.insert(Proposal, {
    id,
    name,
    language: 'uk',
    normalizedName: foldedName(name),
    proposerId: person.userId,
    createdAt: now(),
    state: 'open',
    ingredientId: null,
    answeredAt: null,
    answeredBy: null,
    reason: null,
  });
  return id;
}

let foods = 0;
const food = () => {
  const word = `крупа ${String(++foods)}`;
  return foodForm({
    names: { uk: word, ru: `${word} рус`, en: `groats ${String(foods)}` },
    aliases: { uk: [], ru: [], en: [] },
  });
};
const addFood = async () =>
  (await of<{ ingredientId: string }>(act('recipes.admin.addFood', {}, { facts: food() }))).ingredientId;

let rows = 0;
const entry = () => ({
  names: { uk: `Ряд ${String(++rows)}`, ru: `Ряд ${String(rows)} рус`, en: `Row ${String(rows)}` },
  icon: 'salt',
  tint: null,
  parentId: null,
  hidden: false,
});
const addEntry = async () =>
  (await of<{ id: string }>(act('recipes.admin.addEntry', { table: 'aisles' }, entry()))).id;

async function section(): Promise<{ expectedRevision: number }> {
  const { sections } = await of<Outputs['platform']['sections']['overview']>(
    act('platform.sections.overview'),
  );
  const found = sections.find((one) => one.section === 'recipes');
  return { expectedRevision: found?.revision ?? 0 };
}
const inRecipes = { section: 'recipes' };

/** How each deed succeeds once. */
const DEEDS: Record<string, () => Promise<Answer>> = {
  'account.ads.add': () => act('account.ads.add', {}, AD),
  'account.ads.save': async () => act('account.ads.save', { id: await anAd() }, AD),
  'account.ads.remove': async () => act('account.ads.remove', { id: await anAd() }),
  'account.administration.credit': async () =>
    act('account.administration.credit', { id: await claimed() }, { reason }),
  'account.administration.decline': async () =>
    act('account.administration.decline', { id: await claimed() }, { reason }),
  'account.administration.refund': async () => {
    const id = await claimed();
    await of(act('account.administration.credit', { id }, { reason }));
    return act('account.administration.refund', { id }, { reason });
  },
  'account.administration.giveDays': () =>
    act('account.administration.giveDays', { id: person.userId }, { days: 3, reason }),
  'account.administration.block': () => act('account.administration.block', { id: other.userId }, { reason }),
  'account.administration.unblock': () =>
    act('account.administration.unblock', { id: other.userId }, { reason }),
  'account.administration.setRole': () =>
    act('account.administration.setRole', { id: other.userId }, { admin: true, reason }),
  'account.administration.setPrice': () =>
    act(
      'account.administration.setPrice',
      {},
      { currency: 'UAH', from: '2099-01-01', premium: 1, expert: 2 },
    ),
  'account.administration.removePrice': async () => {
    const { items } = await of<Outputs['account']['administration']['prices']>(
      act('account.administration.prices'),
    );
    return act('account.administration.removePrice', { id: items.find(({ id }) => id)?.id ?? '' });
  },
  'account.messages.answer': async () => {
    const { id } = await of<{ id: string }>(act('account.messages.send', {}, { text: 'Де олія?' }, person));
    return act('account.messages.answer', { id }, { answer: 'У списку.' });
  },
  'recipes.review.decide': async () => {
    const given = { ownerId: person.userId, state: 'pending', submittedAt: now() } as const;
    const { id } = await build.recipe('На перевірку', given);
    return act('recipes.review.decide', { id }, { revision: 1, decision: 'return', reason });
  },
  'recipes.review.settle': async () => {
    const { id } = await build.recipe('Зі скаргою', { ownerId: person.userId });
    const reporter = await stand.person();
    await of(act('recipes.publishing.report', { id }, { reason: 'wrong', text: 'Не те.' }, reporter));
    const { reports } = await of<Outputs['recipes']['review']['get']>(
      stand.call('GET', `/api/recipes/administration/reviews/${id}?language=uk`, { as: admin }),
    );
    const body = { reports: reports.map((report) => report.id), decision: 'withdraw', reason };
    return act('recipes.review.settle', { id }, body);
  },
  'recipes.admin.answer': async () =>
    act('recipes.admin.answer', { id: await proposal() }, { facts: food() }),
  'recipes.admin.join': async () =>
    act('recipes.admin.join', { id: await proposal() }, { ingredientId: 'potato', keepName: true }),
  'recipes.admin.refuse': async () => act('recipes.admin.refuse', { id: await proposal() }, { reason }),
  'recipes.admin.addFood': () => act('recipes.admin.addFood', {}, { facts: food() }),
  'recipes.admin.saveFood': async () => {
    const id = await addFood();
    return act('recipes.admin.saveFood', { id }, { revision: 1, facts: food() });
  },
  'recipes.admin.mergeFood': async () => {
    const [id, into] = [await addFood(), await addFood()];
    return act('recipes.admin.mergeFood', { id }, { into, revision: 1, intoRevision: 1 });
  },
  'recipes.admin.removeFood': async () =>
    act('recipes.admin.removeFood', { id: await addFood() }, { revision: 1 }),
  'recipes.admin.addEntry': () => act('recipes.admin.addEntry', { table: 'aisles' }, entry()),
  'recipes.admin.saveEntry': async () =>
    act('recipes.admin.saveEntry', { table: 'aisles', id: await addEntry() }, { ...entry(), revision: 1 }),
  'recipes.admin.saveUnit': () =>
    act('recipes.admin.saveUnit', { unit: 'cube' }, { names: {}, hidden: true, revision: 1 }),
  'recipes.admin.order': async () => {
    const { aisles } = await of<Outputs['recipes']['admin']['tables']>(act('recipes.admin.tables'));
    const ids = aisles.map(({ id }) => id).toReversed();
    return act('recipes.admin.order', { table: 'aisles' }, { parentId: null, ids });
  },
  'recipes.admin.mergeEntry': async () =>
    act(
      'recipes.admin.mergeEntry',
      { table: 'aisles', id: await addEntry() },
      { into: 'herbs', revision: 1 },
    ),
  'recipes.admin.removeEntry': async () =>
    act('recipes.admin.removeEntry', { table: 'aisles', id: await addEntry() }, { revision: 1 }),
  'recipes.admin.undo': async () => {
    const { changeId } = await of<{ changeId: string }>(
      act('recipes.admin.addEntry', { table: 'aisles' }, entry()),
    );
    return act('recipes.admin.undo', { id: changeId });
  },
  'mealplans.templates.decide': async () => {
    const { id: recipeId } = await build.recipe('Для шаблону');
    const item = { week: 1, weekday: 1, mealType: 'dinner', recipeId };
    const body = { name: 'Тиждень', about: '', kind: 'week', weeks: 1, items: [item], language: 'uk' };
    const { id } = await of<{ id: string }>(act('mealplans.templates.create', {}, body, person));
    await of(act('mealplans.templates.submit', { id }, { version: 1 }, person));
    return act('mealplans.templates.decide', { id }, { version: 1, decision: 'return', reason });
  },
  'expert.review.decide': async () => {
    const { id } = await build.course(await expert(), { state: 'waiting' });
    return act('expert.review.decide', { id }, { decision: 'return', reason });
  },
  'expert.practice.decide': async () => {
    const one = await expert();
    await of(act('expert.practice.save', {}, { ...BODIES['expert.practice.save'] }, one));
    await stand.db.query(
      `update exp_profile set proof_state = 'waiting', sent_at = now() where user_id = $1`,
      [one.userId],
    );
    return act('expert.practice.decide', { id: one.userId }, { decision: 'return', reason });
  },
  'platform.sections.giveToken': () => act('platform.sections.giveToken', inRecipes, { label: 'Команда' }),
  'platform.sections.takeToken': async () => {
    const { id } = await of<{ id: string }>(
      act('platform.sections.giveToken', inRecipes, { label: 'На день' }),
    );
    return act('platform.sections.takeToken', { ...inRecipes, id });
  },
  'platform.sections.activate': async () => {
    const token = await tokenFor(stand, admin);
    for (const version of ['0.1.0-a', '0.1.0-b']) await of(upload(stand, token, { version }));
    await of(act('platform.sections.activate', inRecipes, { version: '0.1.0-a', ...(await section()) }));
    return act('platform.sections.activate', inRecipes, { version: '0.1.0-b', ...(await section()) });
  },
  'platform.sections.rollback': async () => act('platform.sections.rollback', inRecipes, await section()),
  'platform.sections.pin': async () =>
    act('platform.sections.pin', inRecipes, { pinned: true, ...(await section()) }),
  'platform.sections.forget': () => act('platform.sections.forget', inRecipes),
  'platform.sections.override': () => act('platform.sections.override', {}, { allowed: true }),
};

async function expert(): Promise<Person> {
  const one = await stand.person({ expertKind: 'nutritionist' });
  await build.premium(one);
  return one;
}

async function anAd(): Promise<string> {
  const { items } = await of<Outputs['account']['ads']['list']>(act('account.ads.add', {}, AD));
  return items[0]?.id ?? '';
}

/** Every call of the contract that an administrator alone may make, and that writes. */
const administrative = CALLS.filter(({ method, path }) => {
  const access = accessOf({ method, url: path.replace(/\{(\w+)\}/g, ':$1') });
  return access?.open === false && RIGHTS[access.action].from === 'admin' && method !== 'GET';
})
  .map(({ name }) => name)
  .filter((name) => !LOOKS.includes(name) && !STEPS.includes(name));

test('every administrative call has a deed here that succeeds', () => {
  expect(Object.keys(DEEDS).sort()).toEqual([...administrative].sort());
});

// In the order in which they stand: some are about what the one before them did.
test.each(Object.keys(DEEDS))('%s leaves an entry, and none when it is refused', async (name) => {
  const answer = await DEEDS[name]?.();
  expect([name, answer?.text]).toEqual([name, (answer?.status ?? 500) < 300 ? expect.any(String) : '']);
  expect(noted).toBeGreaterThan(0);
  const refused = await act(
    name,
    { id: randomUUID(), ...inRecipes, table: 'aisles', unit: 'cube' },
    { wrongName: 1 },
  );
  expect([refused.status < 500, noted]).toEqual([true, 0]);
});
