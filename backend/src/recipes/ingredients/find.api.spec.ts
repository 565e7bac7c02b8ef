import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import { useStand, type Person } from '../../testing/stand';
import { folded } from './folded';

const stand = useStand();
let anna: Person;
beforeAll(async () => {
  anna = await stand.person();
});

const find = async (text: string, language = 'uk') => {
  const query = new URLSearchParams({ text, language });
  const { status, body } = await stand.call('GET', `/api/ingredients?${query.toString()}`, { as: anna });
  expect(status).toBe(200);
  return (body as Outputs['recipes']['ingredients']['find']).items;
};
const ids = async (text: string, language = 'uk') => (await find(text, language)).map(({ id }) => id);

describe('finding an ingredient', () => {
  test('gives id, name in the reader’s language and a picture', async () => {
    expect((await find('картопля', 'en'))[0]).toEqual({
      id: 'potato',
      name: 'potato',
      icon: expect.any(String),
    });
  });

  test.each([
    ['the beginning of a name', 'карт', 'uk', 'potato'],
    ['a name in another language', 'potato', 'uk', 'potato'],
    ['a slip of the finger', 'картопла', 'uk', 'potato'],
    ['capitals', 'КАРТОПЛЯ', 'uk', 'potato'],
    ['two letters', 'ри', 'uk', 'rice-white'],
  ])('by %s', async (_, text, language, id) => {
    expect(await ids(text, language)).toContain(id);
  });

  test('has the name that was typed before all that hold it', async () => {
    expect((await ids('картопля'))[0]).toBe('potato');
  });

  test.each(['', '   ', "'", '|', '_', 'ййййййй'])('has nothing to say to %j', async (text) => {
    expect(await ids(text)).toEqual([]);
  });

  test('gives a dozen at most', async () => {
    expect((await ids('а')).length).toBeLessThanOrEqual(12);
  });

  test('needs a session and bounds what is asked', async () => {
    expect((await stand.call('GET', '/api/ingredients?text=a&language=uk')).status).toBe(401);
    const long = await stand.call('GET', `/api/ingredients?text=${'a'.repeat(81)}&language=uk`, { as: anna });
    expect(long.status).toBe(400);
  });

  test('reads its index', async () => {
    const plan = await stand.db.transaction(async (manager) => {
      await manager.query('set local enable_seqscan = off');
      return manager.query<{ 'QUERY PLAN': string }[]>(
        `explain select 1 from rec_ingredient_name n where rec_ingredient_words(n.name, n.aliases) like '%карт%'
         or 'карт' <% rec_ingredient_words(n.name, n.aliases)`,
      );
    });
    expect(JSON.stringify(plan)).toContain('ix_rec_ingredient_name_words_trgm');
  });
});

describe('names are compared alike here and in the database', () => {
  test.each(['Ёжики', 'М’ясо', "М'ЯСО", 'мʼясо', 'м`ясо', 'Ґречка Їжа Єнот', 'Crème BRÛLÉE', 'ÀÉ´‘', '100%'])(
    '%s',
    async (name) => {
      expect(await stand.db.query('select rec_folded($1) as name', [name])).toEqual([{ name: folded(name) }]);
    },
  );
});
