import type { Outputs } from '@sytno/contract';
import { addDays, dayAt, MEAL_TYPES } from '@sytno/domain';
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
 * Two members change one dish at once, again and again, each on what he saw last. Of two who want another
 * value of one field one is agreed to, and that is what stands: nobody is told that his change is kept when
 * it is not.
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
    for (const field of ['servings', 'place'] as const) {
      const before = JSON.stringify(stands[field]);
      const agreed = wants.flatMap((want, at) =>
        answers[at]?.status === 200 && want[field] !== undefined ? [JSON.stringify(want[field])] : [],
      );
      const news = [...new Set(agreed)].filter((value) => value !== before);
      expect(news.length).toBeLessThanOrEqual(1);
      expect(JSON.stringify(nowIs[field])).toBe(news[0] ?? before);
    }
    stands = nowIs;
    // Now and then somebody does not look again.
    for (const at of people.keys()) if (roll(3) > 0) seen[at] = nowIs;
  }
  await stand.call('DELETE', `${MENU}/${dish.id}`, { as: anna });
}

function wantOf(today: string, roll: (below: number) => number): Partial<Seen> {
  if (roll(2) === 0) return { servings: 1 + roll(6) };
  return {
    place: { date: addDays(today, roll(2)), mealType: MEAL_TYPES[roll(MEAL_TYPES.length)] ?? 'dinner' },
  };
}
