import { addDays, dayAt, mondayOf, weekday, type Day } from '@sytno/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { fillAccounts, fillLedPeople, type DemoPeople } from '../account';
import { fillConsultations, fillCourses, fillGroup } from '../expert';
import { fillLists } from '../grocery';
import { endFirstRun, fillFacts, fillWeek, type Habit } from '../mealplans';
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
  await fillLed(manager, people, monday);
}

/** How people of a group keep to their plans. */
const HABITS: readonly Habit[] = [
  { kept: 82, more: 8, less: 4, skipped: 4 },
  { kept: 70, more: 18, less: 4, skipped: 4 },
  { kept: 64, more: 4, less: 20, skipped: 8 },
  { kept: 55, more: 20, less: 10, skipped: 10 },
  { kept: 88, more: 4, less: 4, skipped: 2 },
  { kept: 48, more: 24, less: 6, skipped: 6 },
  { kept: 75, more: 6, less: 10, skipped: 5 },
];
const PAST_DAYS = 28;

/**
 * Eight people whom the expert leads. Seven planned four weeks, and said what they ate of them up to yesterday; the
 * participant is new and shows nothing yet.
 */
async function fillLed(manager: EntityManager, people: DemoPeople, monday: Day): Promise<void> {
  const dishes = await weekDishes(manager);
  const today = dayAt(now(), ZONE);
  const led = await fillLedPeople(manager);
  const from = addDays(monday, -PAST_DAYS);
  for (const [at, { userId, householdId }] of led.entries()) {
    const plan = { householdId, createdBy: userId, from, days: PAST_DAYS + 7 };
    // Each begins elsewhere in the catalogue.
    const turned = [...dishes.slice(at * 9), ...dishes.slice(0, at * 9)];
    await fillWeek(manager, { ...plan, meals: ['breakfast', 'dinner', 'supper'] }, turned);
    const habit = HABITS[at] ?? { kept: 70, more: 10, less: 10, skipped: 5 };
    const past = { userId, householdId, from, to: addDays(today, -1), habit, seed: at * 1_000 };
    await fillFacts(manager, past, dishes);
  }
  await fillGroup(manager, {
    expertId: people.expert.userId,
    people: [
      ...led.map(({ userId }) => ({ userId, shows: true })),
      { userId: people.participant.userId, shows: false },
    ],
    today,
  });
  await fillConsultations(manager, {
    expertId: people.expert.userId,
    clientId: people.participant.userId,
    otherId: led[0]?.userId,
    timeZone: ZONE,
  });
  await endFirstRun(
    manager,
    led.map(({ householdId }) => householdId),
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
