import { expect, test } from '@jest/globals';
import type { ErrorBody, Outputs } from '@sytno/contract';
import { addDays, dayAt, MEAL_TYPES, mondayOf } from '@sytno/domain';
import { now } from '../../platform/time/clock';
import { Builders } from '../../testing/builders';
import { useStand, type Answer, type Person } from '../../testing/stand';
import { GeneratorRuns } from './runs.service';

const stand = useStand();
const make = new Builders(stand);
const PATH = '/api/mealplans/generator';
const MONDAY = addDays(mondayOf(dayAt(now(), 'Europe/Kyiv')), 7);

test('two hundred households wait and are answered, the next is refused for a while', async () => {
  for (let number = 1; number <= 10; number++) {
    await make.recipe(`Страва ${String(number)}`, { mealTypes: [...MEAL_TYPES], kcal: 300 + 20 * number });
  }
  const runs = stand.app.nest.get(GeneratorRuns);
  const people: Person[] = [];
  for (let number = 0; number < 201; number++) people.push(await stand.person());
  const asked: Answer[] = [];
  const body = { from: MONDAY, to: MONDAY, mealTypes: ['dinner'], language: 'uk' };
  for (const as of people) asked.push(await stand.call('POST', PATH, { as, body }));
  const refused = asked.filter(({ status }) => status !== 201);
  // The first may be done before the last asks.
  expect(refused.every(({ body: told }) => (told as ErrorBody).code === 'GENERATOR_BUSY')).toBe(true);
  await runs.settled();
  for (const [number, as] of people.entries()) {
    if (asked[number]?.status !== 201) continue;
    const { body: state } = await stand.call('GET', `${PATH}?language=uk`, { as });
    expect((state as Outputs['mealplans']['generator']['current']).generation?.status).toBe('ready');
  }
});
