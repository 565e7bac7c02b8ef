import type { Outputs } from '@sytno/contract';
import { addDays, clashes, dayAt, MEAL_TYPES } from '@sytno/domain';
import { expect } from '@jest/globals';
import { now } from '../platform/time/clock';
import { Builders } from './builders';
import type { Person, Stand } from './stand';
import { MenuItem } from '../mealplans/menu/menu-item.entity';

type Item = Outputs['mealplans']['menu']['change'];
interface Place {
  readonly date: string;
  readonly mealType: string;
}
interface Seen {
  readonly servings: number;
  readonly place: Place;
}

const MENU = '/api/mealplans/menu';
const STEPS = 3;

/** The same numbers at every run. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * Two members change one dish at once, again and again, each on what he saw last. What they are told and what
 * stands is as if one had come after the other, so nobody is told that his change is kept when it is not; who
 * saw long ago what has come back meanwhile has seen it.
 */
export async function race(stand: Stand, rounds: number): Promise<void> {
  const roll = dice(20_260_301);
  const [anna, petro] = [await stand.person(), await stand.person()];
  const make = new Builders(stand);
  await make.moveIn(petro, anna);
  const soup = await make.recipe('Soup');
  for (let round = 0; round < rounds; round++) await raceForOne(stand, [anna, petro], soup.id, roll);
}

async function raceForOne(
  stand: Stand,
  people: readonly Person[],
  recipeId: string,
  roll: (below: number) => number,
): Promise<void> {
  const today = dayAt(now(), 'Europe/Kyiv');
  const [anna] = people;
  const first = { date: today, mealType: 'dinner' };
  const body = { ...first, recipeId, language: 'uk' };
  const dish = (await stand.call('POST', MENU, { as: anna, body })).body as Item;
  let stands: Seen = { servings: dish.servings, place: first };
  const seen: Seen[] = people.map(() => stands);
  for (let step = 0; step < STEPS; step++) {
    const wants = people.map(() => wantOf(today, roll));
    const answers = await Promise.all(
      people.map((as, at) =>
        stand.call('PATCH', `${MENU}/${dish.id}`, {
          as,
          body: {
            language: 'uk',
            ...(wants[at]?.servings === undefined ? wants[at]?.place : { servings: wants[at].servings }),
            seen: seen[at],
          },
        }),
      ),
    );
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const { servings, date, mealType } = await stand.db.manager.findOneByOrFail(MenuItem, { id: dish.id });
    const nowIs: Seen = { servings, place: { date, mealType } };
    // What they were told and what stands is as if one had come after the other.
    const told = answers.map(({ status }) => status === 200);
    const outcomes = [...people.keys()].map((first) => oneAfterTheOther(stands, wants, seen, first));
    expect(outcomes).toContainEqual({ told, stands: nowIs });
    stands = nowIs;
    // Now and then somebody does not look again.
    for (const at of people.keys()) if (roll(3) > 0) seen[at] = nowIs;
  }
  await stand.call('DELETE', `${MENU}/${dish.id}`, { as: anna });
}

/** What is told, and what stands, when one of two comes first. */
function oneAfterTheOther(
  stands: Seen,
  wants: readonly Partial<Seen>[],
  seen: readonly Seen[],
  first: number,
): { told: boolean[]; stands: Seen } {
  const told = [false, false];
  let now = stands;
  for (const at of [first, 1 - first]) {
    const want = wants[at] ?? {};
    if (clashes(want, seen[at] ?? {}, now).length > 0) continue;
    told[at] = true;
    now = { ...now, ...want };
  }
  return { told, stands: now };
}

function wantOf(today: string, roll: (below: number) => number): Partial<Seen> {
  if (roll(2) === 0) return { servings: 1 + roll(6) };
  return {
    place: { date: addDays(today, roll(2)), mealType: MEAL_TYPES[roll(MEAL_TYPES.length)] ?? 'dinner' },
  };
}
