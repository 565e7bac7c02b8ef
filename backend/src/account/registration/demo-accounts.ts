import { dayAt, DEFAULT_LANGUAGE } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { hashPassword } from '../../platform/auth/secrets';
import { now } from '../../platform/time/clock';
import { Eater } from '../household/eater.entity';
import { Household } from '../household/household.entity';
import { Member } from '../household/member.entity';
import { Notice } from '../messages/notice.entity';
import { PremiumDays } from '../profile/premium-days.entity';
import { Profile } from '../profile/profile.entity';
import type { User } from '../user.entity';
import { createAccount, WELCOME_LINK } from './new-account';

/** Public: the login page of a demo says it (product decision 2.18). */
const DEMO_PASSWORD = 'sytno-demo';

interface DemoPerson {
  readonly name: string;
  readonly premiumDays?: number;
  readonly role?: User['role'];
  readonly expertKind?: User['expertKind'];
  /** Lives in this one's household. */
  readonly livesWith?: DemoRole;
}

type DemoRole = 'free' | 'premium' | 'partner' | 'expert' | 'participant' | 'admin';

const PEOPLE: Readonly<Record<DemoRole, DemoPerson>> = {
  free: { name: 'Марта' },
  premium: { name: 'Оксана', premiumDays: 180 },
  partner: { name: 'Андрій', livesWith: 'premium' },
  expert: { name: 'Ірина Коваль', premiumDays: 365, expertKind: 'nutritionist' },
  participant: { name: 'Тарас' },
  admin: { name: 'Адміністратор', role: 'admin' },
};

/** Two children at home with `premium` and `partner` (product decision 2.18). */
const CHILDREN: readonly Omit<Eater, 'id' | 'householdId' | 'position'>[] = [
  {
    name: 'Софійка, 9 років',
    share: 0.7,
    allergies: [],
    mealTypes: ['breakfast', 'afternoon-snack', 'supper'],
    weekdays: [1, 2, 3, 4, 5, 6, 7],
  },
  {
    name: 'Данилко, 4 роки',
    share: 0.5,
    allergies: ['nuts'],
    mealTypes: ['breakfast', 'dinner', 'afternoon-snack', 'supper'],
    weekdays: [1, 2, 3, 4, 5, 6, 7],
  },
];

/** Whose id and household is whose. */
export type DemoPeople = Readonly<Record<DemoRole, { userId: string; householdId: string }>>;

/** Makes the demo's accounts; all of them have confirmed addresses. */
export async function fillAccounts(manager: EntityManager): Promise<DemoPeople> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const people = new Map<DemoRole, { userId: string; householdId: string }>();
  for (const [role, person] of Object.entries(PEOPLE) as [DemoRole, DemoPerson][]) {
    const user = await createAccount(manager, {
      email: `${role}@sytno.example`,
      passwordHash,
      language: DEFAULT_LANGUAGE,
      name: person.name,
      emailConfirmedAt: now(),
      role: person.role ?? null,
      expertKind: person.expertKind ?? null,
      how: 'demo',
    });
    if (person.premiumDays !== undefined) await grantDays(manager, user, person.premiumDays);
    await welcome(manager, user.id);
    const host = person.livesWith === undefined ? undefined : people.get(person.livesWith);
    if (host) await moveIn(manager, user.id, host.householdId);
    const { householdId } = await manager.findOneByOrFail(Member, { userId: user.id });
    people.set(role, { userId: user.id, householdId });
  }
  const home = people.get('premium');
  if (home) await fillEaters(manager, home.householdId);
  return Object.fromEntries(people) as DemoPeople;
}

/** People of the demo whom an expert leads; with the same password, though the login page does not offer them. */
const LED: readonly (readonly [address: string, name: string, kcal: number])[] = [
  ['anna', 'Анна Мельник', 1_850],
  ['bohdan', 'Богдан Ткач', 2_400],
  ['viktoriia', 'Вікторія Лис', 1_700],
  ['hlib', 'Гліб Сорока', 2_200],
  ['daryna', 'Дарина Ярош', 1_950],
  ['ivan', 'Іван Бойко', 2_600],
  ['kateryna', 'Катерина Гай', 1_800],
];

/** Makes them, in their order. */
export async function fillLedPeople(
  manager: EntityManager,
): Promise<readonly { userId: string; householdId: string }[]> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const people: { userId: string; householdId: string }[] = [];
  for (const [address, name, kcal] of LED) {
    const { id: userId } = await createAccount(manager, {
      email: `${address}@sytno.example`,
      passwordHash,
      language: DEFAULT_LANGUAGE,
      name,
      emailConfirmedAt: now(),
      how: 'demo',
    });
    await manager.update(Profile, { userId }, { kcal });
    const { householdId } = await manager.findOneByOrFail(Member, { userId });
    people.push({ userId, householdId });
  }
  return people;
}

async function welcome(manager: EntityManager, userId: string): Promise<void> {
  await manager.insert(Notice, {
    id: randomUUID(),
    userId,
    kind: 'welcome',
    values: {},
    link: WELCOME_LINK,
    createdAt: now(),
    readAt: null,
  });
}

async function grantDays(manager: EntityManager, { id, timeZone }: User, days: number): Promise<void> {
  const at = now();
  await manager.insert(PremiumDays, {
    id: randomUUID(),
    userId: id,
    kind: 'manual',
    days,
    at,
    on: dayAt(at, timeZone),
    note: 'demo',
  });
}

async function moveIn(manager: EntityManager, userId: string, householdId: string): Promise<void> {
  await manager.update(Member, { userId }, { householdId });
  await manager.delete(Household, { ownerId: userId });
}

async function fillEaters(manager: EntityManager, householdId: string): Promise<void> {
  await manager.insert(
    Eater,
    CHILDREN.map((child, position) => ({ ...child, id: randomUUID(), householdId, position })),
  );
}
