import { expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import { addDays, dayAt, MEAL_TYPES } from '@sytno/domain';
import { join } from 'node:path';
import { now } from '../../platform/time/clock';
import { fillCatalogue } from '../../recipes';
import { useStand } from '../../testing/stand';
import { ROOT } from '../../testing/template';
import { GeneratorRuns } from './runs.service';

type State = Outputs['mealplans']['generator']['current'];

const stand = useStand();
const PATH = '/api/mealplans/generator';

test('the first plan of a new account out of the shipped recipes meets its targets on all seven days', async () => {
  await stand.db.transaction((manager) => fillCatalogue(manager, join(ROOT, 'backend', 'seeds')));
  const anna = await stand.person();
  const from = dayAt(now(), 'Europe/Kyiv');
  const body = { from, to: addDays(from, 6), mealTypes: MEAL_TYPES, language: 'uk' };
  expect((await stand.call('POST', PATH, { as: anna, body })).status).toBe(201);
  await stand.app.nest.get(GeneratorRuns).settled();
  const { generation } = (await stand.call('GET', `${PATH}?language=uk`, { as: anna })).body as State;
  expect(generation?.status).toBe('ready');
  const [plan] = generation?.candidates ?? [];
  expect(plan?.slots.map(({ dish }) => dish?.name)).toHaveLength(35);
  expect(plan?.days).toHaveLength(7);
  for (const { date, figures } of plan?.days ?? []) {
    const off = (key: 'kcal' | 'protein' | 'fat' | 'carbs') => Math.abs(figures[key].percent ?? Infinity);
    expect([date, off('kcal') <= 3, off('protein') <= 8, off('fat') <= 8, off('carbs') <= 8]).toEqual([
      date,
      true,
      true,
      true,
      true,
    ]);
    expect(figures.cash.planned).toBeLessThanOrEqual(figures.cash.target ?? 0);
  }
  // Menu and proposal say the same of a day.
  const taken = await stand.call('POST', `${PATH}/${generation?.id ?? ''}/take`, { as: anna, body: {} });
  expect([taken.status, (taken.body as { added: number }).added]).toEqual([200, 35]);
  const { items } = (await stand.call('GET', `/api/mealplans/menu?from=${from}&language=uk`, { as: anna }))
    .body as Outputs['mealplans']['menu']['week'];
  const day = items.filter(({ date }) => date === from);
  const kcal = day.reduce((sum, { eaten }) => sum + eaten.kcal, 0);
  const cash = day.reduce((sum, { eatenCost }) => sum + (eatenCost?.minor ?? 0), 0);
  const told = plan?.days.find(({ date }) => date === from)?.figures;
  expect(Math.abs(kcal - (told?.kcal.planned ?? 0))).toBeLessThan(1);
  expect(Math.abs(cash - (told?.cash.planned ?? 0))).toBeLessThan(10);
}, 120_000);
