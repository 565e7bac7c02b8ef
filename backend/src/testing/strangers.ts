import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ErrorBody } from '@sytno/contract';
import { addDays, dayAt } from '@sytno/domain';
import { now } from '../platform/time/clock';
import { Builders } from './builders';
import { BODIES, CONTENT, TEMPLATE } from './call-bodies';
import { QUERIES } from './call-queries';
import { CALLS, type ContractCall } from './calls';
import type { Person, Stand } from './stand';

/** A well-formed id that nothing has. */
const NOBODYS = '00000000-0000-4000-8000-00000000dead';
/** Places in an address that hold no id. */
const WORDS: Readonly<Record<string, string>> = {
  section: 'recipes',
  table: 'aisles',
  unit: 'cube',
  place: '0',
  token: 'nobodys',
};

const asking = CALLS.filter(({ path }) => /\{(id|userId|courseId)\}/.test(path));

/** What anybody may see of somebody else's: their rows are left out. */
const PUBLIC_TABLES = ['exp_course', 'exp_course_text', 'plt_event', 'plt_audit', 'plt_mail'];

/**
 * Tests that nobody learns whether another household's things are there: whatever id of theirs is called, by
 * whatever call, the answer is the one for an id that nothing has, and their rows stay as they were.
 * @param every which part of the pairs is called: 1 is all of them
 */
export function describeStrangers(stand: Stand, every: number): void {
  const things = new Map<string, string[]>();
  let strangers: Person[];
  let before: string;

  beforeAll(async () => {
    const known = await idsOf(stand);
    await theirThings(stand);
    for (const [table, ids] of await idsOf(stand)) {
      const added = ids.filter((id) => !known.get(table)?.includes(id));
      if (added.length > 0 && !PUBLIC_TABLES.includes(table)) things.set(table, added.slice(0, 3));
    }
    const make = new Builders(stand);
    strangers = [await stand.person(), await stand.person(), await stand.person()];
    await make.premium(strangers[1]!);
    await make.premium(strangers[2]!);
    await stand.db.query(`update acc_user set expert_kind = 'nutritionist' where id = $1`, [
      strangers[2]!.userId,
    ]);
    before = await printOf(stand, things);
  }, 120_000);

  test('they have something of nearly everything', () => {
    expect([...things.keys()].sort()).toEqual(expect.arrayContaining([...EXPECTED]));
  });

  let turn = 0;
  describe.each(asking)('$name', (call) => {
    test('answers for theirs as for nobody’s', async () => {
      const places = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const own = places.filter((name) => !(name in WORDS));
      // The one who may most of what is not his: the others are the deep part's.
      for (const stranger of every === 1 ? strangers : strangers.slice(2)) {
        const nobodys = await answerOf(stand, call, stranger, {});
        for (const [table, ids] of things) {
          if (turn++ % every !== 0) continue;
          for (const id of ids.slice(0, 1)) {
            const given = Object.fromEntries(own.map((name) => [name, id]));
            expect([call.name, table, ...(await answerOf(stand, call, stranger, given))]).toEqual([
              call.name,
              table,
              ...nobodys,
            ]);
          }
        }
      }
    });
  });

  test('and nothing of theirs has changed', async () => {
    expect(await printOf(stand, things)).toBe(before);
  });
}

/** Tables of which the household must have rows, so that the walk is about something. */
const EXPECTED = [
  'acc_eater',
  'acc_invitation',
  'acc_message',
  'acc_payment',
  'acc_session',
  'gro_line',
  'gro_list',
  'gro_shop',
  'mp_menu_item',
  'mp_template',
  'rec_recipe',
] as const;

async function answerOf(
  stand: Stand,
  call: ContractCall,
  as: Person,
  places: Record<string, string>,
): Promise<[status: number, code: string]> {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => places[name] ?? WORDS[name] ?? NOBODYS);
  const query = new URLSearchParams(QUERIES[call.name] ?? {}).toString();
  const { status, body } = await stand.call(call.method, `${path}?${query}`, {
    as,
    ...(call.method === 'GET' ? {} : { body: BODIES[call.name] ?? {} }),
  });
  return [status, (body as ErrorBody | undefined)?.code ?? ''];
}

/** Ids by table, of all tables that have such. */
async function idsOf(stand: Stand): Promise<Map<string, string[]>> {
  const tables = await stand.db.query<{ name: string }[]>(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'id' and data_type = 'uuid' order by 1`,
  );
  const found = new Map<string, string[]>();
  for (const { name } of tables) {
    const rows = await stand.db.query<{ id: string }[]>(`select id from ${name}`);
    found.set(
      name,
      rows.map(({ id }) => id),
    );
  }
  return found;
}

/** A print of all their rows. */
async function printOf(stand: Stand, things: ReadonlyMap<string, readonly string[]>): Promise<string> {
  const prints: string[] = [];
  for (const [table, ids] of things) {
    const rows = await stand.db.query<{ print: string }[]>(
      `select md5(t::text) print from ${table} t where id = any($1::uuid[]) order by id`,
      [ids],
    );
    prints.push(`${table} ${rows.map(({ print }) => print).join(' ')}`);
  }
  return prints.join('\n');
}

/** A premium household with a thing of every kind: by its own calls, as far as they go without more. */
async function theirThings(stand: Stand): Promise<void> {
  const make = new Builders(stand);
  const owner = await stand.person();
  await make.premium(owner);
  await make.moveIn(await stand.person(), owner);
  const today = dayAt(now(), 'Europe/Kyiv');
  const call = async (method: string, path: string, body?: object): Promise<Record<string, unknown>> => {
    const answer = await stand.call(method, `/api${path}`, { as: owner, ...(body && { body }) });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${String(answer.status)} ${answer.text}`);
    return answer.body as Record<string, unknown>;
  };
  const recipe = await make.recipe('Їхній суп', { ownerId: owner.userId, state: 'private' }, [
    { ingredientId: 'potato', quantity: 500, unit: 'g' },
  ]);
  const own = await call('POST', '/recipes', { ...BODIES['recipes.editor.create'], content: CONTENT });
  await call('PUT', `/recipes/${String(own['id'])}/note`, { text: 'Менше солі.' });
  await call('POST', `/recipes/${String(own['id'])}/cooked`, {});
  const menu = { mealType: 'dinner', servings: 4, weightServing: 350, language: 'uk', recipeId: recipe.id };
  for (const days of [0, 1]) await call('POST', '/mealplans/menu', { ...menu, date: addDays(today, days) });
  await call('POST', '/mealplans/notes', { date: today, mealType: 'dinner', text: 'Гості' }).catch(
    () => ({}),
  );
  const item = { ...TEMPLATE.items[0], recipeId: recipe.id };
  await call('POST', '/mealplans/templates', { ...TEMPLATE, items: [item] });
  const built = await call('POST', '/grocery/build', {
    from: today,
    to: addDays(today, 1),
    without: [],
    language: 'uk',
  });
  await call('POST', `/grocery/lists/${String(built['id'])}/links`, { language: 'uk' });
  await call('POST', '/grocery/shops', { name: 'Ринок' });
  await call('POST', '/account/household/eaters', { ...BODIES['account.household.addEater'] });
  await call('POST', '/account/household/invitations', { role: 'planner', language: 'uk' });
  await call('POST', '/account/messages', { text: 'Де олія?' });
  await call('POST', '/account/payments', {
    plan: 'premium',
    months: 1,
    currency: 'UAH',
    amount: 160_00,
    terms: true,
  });
}
