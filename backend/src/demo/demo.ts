import { addDays, dayAt, mondayOf, weekday, type Day } from '@sytno/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { fillAccounts, type DemoPeople } from '../account';
import { fillCourses } from '../expert';
import { fillLists } from '../grocery';
import { endFirstRun, fillWeek } from '../mealplans';
import { now } from '../platform/time/clock';
import { catalogueHash, fillCatalogue, weekDishes, knownIngredients } from '../recipes';
import { SeedMark } from './seed-mark.entity';

const ZONE = 'Europe/Kyiv';

/**
 * Fills what a demo shows (product decision 2.18): the catalogue, and on the first start people with a week
 * around today. All in one transaction, and what is there already is left alone: a second start does
 * nothing, one with new recipe files adds those.
 *
 * @returns whether something was stored
 */
export async function fillDemo(dataSource: DataSource, seedsDir: string): Promise<boolean> {
  const hash = await catalogueHash(seedsDir);
  return dataSource.transaction(async (manager) => {
    const catalogue = await once(manager, 'catalogue', hash, () => fillCatalogue(manager, seedsDir));
    const people = await once(manager, 'people', '1', () => fillPeople(manager));
    return catalogue || people;
  });
}

async function fillPeople(manager: EntityManager): Promise<void> {
  const people = await fillAccounts(manager);
  const monday = mondayOf(dayAt(now(), ZONE));
  await fillMenus(manager, people, monday);
  await fillLists(manager, people.premium.householdId, monday, await knownIngredients(manager));
  await fillCourses(
    manager,
    { expertId: people.expert.userId, participantId: people.participant.userId },
    monday,
  );
}

async function fillMenus(manager: EntityManager, people: DemoPeople, monday: Day): Promise<void> {
  const dishes = await weekDishes(manager);
  const full = {
    householdId: people.premium.householdId,
    createdBy: people.premium.userId,
    from: monday,
    days: 7,
    meals: ['breakfast', 'dinner', 'afternoon-snack', 'supper'],
  } as const;
  await fillWeek(manager, full, dishes);
  const short = {
    householdId: people.free.householdId,
    createdBy: people.free.userId,
    // Three days from today on, or the week's last three.
    from: addDays(monday, Math.min(5, weekday(dayAt(now(), ZONE))) - 1),
    days: 3,
    meals: ['breakfast', 'dinner'],
  } as const;
  await fillWeek(manager, short, dishes);
  // They have planned before; only a newcomer is asked the first run's questions.
  await endFirstRun(
    manager,
    Object.values(people).map(({ householdId }) => householdId),
  );
}

/** Does a part unless the database says that it was done with the same content. */
async function once(
  manager: EntityManager,
  name: string,
  content: string,
  part: () => Promise<void>,
): Promise<boolean> {
  if (await manager.existsBy(SeedMark, { name, content })) return false;
  await part();
  await manager.upsert(SeedMark, { name, content, at: now() }, ['name']);
  return true;
}
