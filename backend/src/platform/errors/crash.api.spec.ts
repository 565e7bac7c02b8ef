import { expect, test } from '@jest/globals';
import type { ErrorBody } from '@sytno/contract';
import { useStand } from '../../testing/stand';

const stand = useStand();

test('a crash tells its number and nothing else, whoever crashed', async () => {
  const person = await stand.person();
  await stand.db.query('alter table rec_recipe_text rename column description to gone');
  const call = await stand.call('GET', '/api/recipes?language=uk', {
    as: person,
    headers: { 'accept-language': 'en' },
  });
  const { data } = call.body as ErrorBody;
  expect(call.body).toEqual({
    defined: true,
    code: 'CRASH',
    status: 500,
    message: `Something broke on our side. The number of this report is ${data.id}.`,
    data: { id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  });
  await stand.db.query('alter table acc_member rename column household_id to gone');
  const guard = await stand.call('GET', '/api/recipes?language=uk', { as: person });
  expect([guard.status, Object.keys((guard.body as ErrorBody).data)]).toEqual([500, ['id']]);
});

test('a database that cannot be reached is told by readiness, while the process lives', async () => {
  await stand.db.destroy();
  expect((await stand.call('GET', '/api/health/ready')).body).toMatchObject({
    code: 'UNAVAILABLE',
    status: 503,
  });
  expect((await stand.call('GET', '/api/health/live')).status).toBe(200);
});
