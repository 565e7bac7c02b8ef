import { Injectable } from '@nestjs/common';
import { dayAt, daysLeft, type Day } from '@sytno/domain';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Live } from '../platform/live/live.service';
import { Pictures } from '../platform/pictures/pictures.service';
import { now } from '../platform/time/clock';
import { Member } from './household/member.entity';
import { PremiumDays } from './profile/premium-days.entity';
import { Profile } from './profile/profile.entity';
import { User, type ExpertKind } from './user.entity';

/** One person as somebody who leads him may know him. */
export interface PersonCard {
  readonly name: string;
  readonly avatar: string | null;
  readonly householdId: string;
  readonly timeZone: string;
  /** He keeps figures of food off his pages (product decision 3). */
  readonly hidesNumbers: boolean;
}

/** Of a day: kcal and grams. */
export type FoodTargets = Pick<Profile, 'kcal' | 'protein' | 'fat' | 'carbs'>;

/** What experts and those whom they lead need to know of people. */
@Injectable()
export class Persons {
  constructor(
    private readonly dataSource: DataSource,
    private readonly live: Live,
    private readonly pictures: Pictures,
  ) {}

  /** By id; somebody who is not there any more is left out. Two questions, however many. */
  async cardsOf(
    ids: readonly string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ReadonlyMap<string, PersonCard>> {
    if (ids.length === 0) return new Map();
    const rows = await manager
      .createQueryBuilder(User, 'u')
      .innerJoin(Profile, 'p', 'p.user_id = u.id')
      .innerJoin(Member, 'm', 'm.user_id = u.id')
      .where('u.id = any(:ids)', { ids: [...new Set(ids)] })
      .select('u.id', 'id')
      .addSelect('u.name', 'name')
      .addSelect('u.avatar_id', 'avatarId')
      .addSelect('u.time_zone', 'timeZone')
      .addSelect('m.household_id', 'householdId')
      .addSelect('p.hide_numbers', 'hidesNumbers')
      .getRawMany<Omit<PersonCard, 'avatar'> & { id: string; avatarId: string | null }>();
    const pictures = await this.pictures.photosOf(
      rows.map(({ avatarId }) => avatarId),
      manager,
    );
    return new Map(
      rows.map(({ id, avatarId, ...card }) => [
        id,
        { ...card, avatar: pictures.get(avatarId ?? '')?.sizes[0]?.url ?? null },
      ]),
    );
  }

  /** What kind of expert somebody is and whether his days last; undefined when he is none. */
  async expertOf(
    userId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<{ kind: ExpertKind; active: boolean; name: string } | undefined> {
    const user = await manager.findOneBy(User, { id: userId });
    if (!user || user.expertKind === null) return undefined;
    const ledger = await manager.find(PremiumDays, { where: { userId }, order: { number: 'ASC' } });
    const active = daysLeft(ledger, dayAt(now(), user.timeZone)) > 0;
    return { kind: user.expertKind, active, name: user.name };
  }

  /** Kinds by id, of those who are experts. */
  async kindsOf(
    ids: readonly string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ReadonlyMap<string, { name: string; kind: ExpertKind }>> {
    const users = await manager.findBy(User, { id: In([...new Set(ids)]) });
    return new Map(
      users.map(({ id, name, expertKind }) => [id, { name, kind: expertKind ?? 'nutritionist' }]),
    );
  }

  /** The date it is for a person. */
  todayOf({ timeZone }: Pick<PersonCard, 'timeZone'>): Day {
    return dayAt(now(), timeZone);
  }

  /** Makes targets of food that somebody agreed to his own; what he may spend stays as it is. */
  async takeTargets(
    manager: EntityManager,
    { userId, householdId }: { userId: string; householdId: string },
    { kcal, protein, fat, carbs }: FoodTargets,
  ): Promise<void> {
    await manager.update(Profile, { userId }, { kcal, protein, fat, carbs, targetsUpdatedAt: now() });
    await this.live.touched({ userId }, ['account.profile', 'account.session'], manager);
    await this.live.touched({ householdId }, ['mealplans.menu'], manager);
  }
}
