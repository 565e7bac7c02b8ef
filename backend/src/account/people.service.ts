import { Injectable } from '@nestjs/common';
import {
  dayAt,
  daysLeft,
  type Allergen,
  type Day,
  type Language,
  type MealType,
  type Targets,
} from '@sytno/domain';
import { DataSource, In, IsNull, Not, type EntityManager } from 'typeorm';
import { now } from '../platform/time/clock';
import { Eater } from './household/eater.entity';
import { Household } from './household/household.entity';
import { Member } from './household/member.entity';
import { Leaving } from './owndata/leaving.entity';
import { PremiumDays } from './profile/premium-days.entity';
import { Profile } from './profile/profile.entity';
import { User } from './user.entity';

/** Who eats with a household: its members, and the eaters without an account, both in their order. */
export interface PeopleOfHousehold {
  readonly members: readonly { readonly userId: string; readonly name: string }[];
  readonly eaters: readonly {
    readonly id: string;
    readonly name: string;
    /** Share of a serving: 1 is a whole one. */
    readonly share: number;
    readonly mealTypes: readonly MealType[];
    /** Weekdays at home, 1 for Monday to 7. */
    readonly weekdays: readonly number[];
  }[];
}

type TargetsOfDay = Pick<Profile, 'kcal' | 'protein' | 'fat' | 'carbs' | 'cash' | 'currency'>;

/** Whose day it is: a person's, or a household's, which is its owner's (product decision 2.16). */
export type Whose = { readonly userId: string } | { readonly householdId: string };

/**
 * What other sections may know of people. Each question takes a transaction's manager when it is asked
 * inside of one.
 */
@Injectable()
export class People {
  constructor(private readonly dataSource: DataSource) {}

  /** Names by id; somebody who is not there any more is left out. */
  async namesOf(
    ids: readonly string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const users = await manager.find(User, {
      where: { id: In([...new Set(ids)]) },
      select: { id: true, name: true },
    });
    return new Map(users.map(({ id, name }) => [id, name]));
  }

  /** Whether an administrator keeps somebody out: links that speak for him lead nowhere. */
  isKeptOut(userId: string, manager: EntityManager = this.dataSource.manager): Promise<boolean> {
    return manager.existsBy(User, { id: userId, blockedAt: Not(IsNull()) });
  }

  /** Ids of the administrators who may come in. */
  async administrators(manager: EntityManager = this.dataSource.manager): Promise<readonly string[]> {
    const users = await manager.find(User, {
      where: { role: 'admin', blockedAt: IsNull() },
      select: { id: true },
    });
    return users.map(({ id }) => id);
  }

  /** Languages by id, of those who are there. */
  async languagesOf(
    ids: readonly string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ReadonlyMap<string, Language>> {
    if (ids.length === 0) return new Map();
    const users = await manager.find(User, {
      where: { id: In([...new Set(ids)]) },
      select: { id: true, language: true },
    });
    return new Map(users.map(({ id, language }) => [id, language]));
  }

  /** The id of the household a person lives in; undefined when his account has gone. */
  async householdOf(
    userId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<string | undefined> {
    return (await manager.findOneBy(Member, { userId }))?.householdId;
  }

  /** Everybody who eats with a household; members in the order they came, eaters in the order they stand. */
  async peopleOf(
    householdId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<PeopleOfHousehold> {
    const members = await manager.query<{ userId: string; name: string }[]>(
      `select m.user_id "userId", u.name from acc_member m join acc_user u on u.id = m.user_id
        where m.household_id = $1 order by m.joined_at, m.user_id`,
      [householdId],
    );
    const eaters = await manager.find(Eater, {
      where: { householdId },
      order: { position: 'ASC', id: 'ASC' },
    });
    return {
      members,
      eaters: eaters.map(({ id, name, share, mealTypes, weekdays }) => ({
        id,
        name,
        share,
        mealTypes,
        weekdays,
      })),
    };
  }

  /** Whether a household's owner has premium now, which covers its menu and lists (product decision 2.6). */
  async isCovered(householdId: string, manager: EntityManager = this.dataSource.manager): Promise<boolean> {
    const household = await manager.findOneBy(Household, { id: householdId });
    const owner = household && (await manager.findOneBy(User, { id: household.ownerId }));
    if (!owner) return false;
    const ledger = await manager.find(PremiumDays, {
      where: { userId: owner.id },
      order: { number: 'ASC' },
    });
    return owner.role === 'admin' || daysLeft(ledger, dayAt(now(), owner.timeZone)) > 0;
  }

  /** What the eaters of a household without an account may not have. Whose it is, is not told. */
  async allergiesOf(
    householdId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<readonly Allergen[]> {
    const eaters = await manager.find(Eater, {
      where: { householdId },
      select: { id: true, allergies: true },
    });
    return [...new Set(eaters.flatMap(({ allergies }) => allergies))];
  }

  /** The currency (ISO 4217) of a person's profile; undefined when his account has gone. */
  async currencyOf(
    userId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<string | undefined> {
    return (await manager.findOneBy(Profile, { userId }))?.currency;
  }

  /** What a person wants of a day: kcal, grams, and money in minor units; undefined when he has gone. */
  async targetsOf(
    userId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<TargetsOfDay | undefined> {
    const profile = await manager.findOneBy(Profile, { userId });
    if (!profile) return undefined;
    const { kcal, protein, fat, carbs, cash, currency } = profile;
    return { kcal, protein, fat, carbs, cash, currency };
  }

  /**
   * Daily targets by person, money in minor units of his own currency; somebody who is not there any more is left
   * out.
   */
  async allTargetsOf(
    ids: readonly string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ReadonlyMap<string, { readonly targets: Targets; readonly currency: string }>> {
    const profiles = await manager.findBy(Profile, { userId: In([...ids]) });
    return new Map(
      profiles.map(({ userId, kcal, protein, fat, carbs, cash, currency }) => [
        userId,
        { targets: { kcal, protein, fat, carbs, cash }, currency },
      ]),
    );
  }

  /** Whether somebody asked to leave for good: meanwhile nothing of his is shown by a link alone. */
  isLeaving(userId: string, manager: EntityManager = this.dataSource.manager): Promise<boolean> {
    return manager.existsBy(Leaving, { userId });
  }

  /** In which language and time zone a person reads; undefined when his account has gone. */
  async placeOf(
    userId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<{ language: Language; timeZone: string } | undefined> {
    const user = await manager.findOneBy(User, { id: userId });
    return user ? { language: user.language, timeZone: user.timeZone } : undefined;
  }

  /**
   * What a household's members together may spend a day; null when one of them counts in another currency
   * than the reader, since sums across currencies are never made (product decision 2.17).
   */
  async cashOf(
    { userId, householdId }: { userId: string; householdId: string },
    manager: EntityManager = this.dataSource.manager,
  ): Promise<{ minor: number; currency: string } | null> {
    const profiles = await manager.query<{ userId: string; cash: number; currency: string }[]>(
      `select p.user_id "userId", p.cash, p.currency
         from acc_member m join acc_profile p on p.user_id = m.user_id where m.household_id = $1`,
      [householdId],
    );
    const own = profiles.find((profile) => profile.userId === userId);
    if (!own || profiles.some(({ currency }) => currency !== own.currency)) return null;
    return { minor: profiles.reduce((sum, { cash }) => sum + cash, 0), currency: own.currency };
  }

  /** The date it is now for a person or a household; for somebody who is not there, Kyiv's. */
  async today(whose: Whose, manager: EntityManager = this.dataSource.manager): Promise<Day> {
    const userId =
      'userId' in whose
        ? whose.userId
        : (await manager.findOneBy(Household, { id: whose.householdId }))?.ownerId;
    const user = userId === undefined ? null : await manager.findOneBy(User, { id: userId });
    return dayAt(now(), user?.timeZone ?? '');
  }
}
