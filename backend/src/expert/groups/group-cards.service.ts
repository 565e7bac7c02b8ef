import { Injectable } from '@nestjs/common';
import type { Outputs } from '@sytno/contract';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Persons } from '../../account';
import { Pictures } from '../../platform/pictures/pictures.service';
import { ExpertProfile } from '../practice/expert-profile.entity';
import type { Group } from './group.entity';

export type GroupCard = Outputs['expert']['groups']['create'];

const COUNTS = `
  select group_id "groupId", count(*)::int count from exp_member
   where group_id = any($1) and ended_at is null group by group_id`;

/** Groups as pages show them. */
@Injectable()
export class GroupCards {
  constructor(
    private readonly dataSource: DataSource,
    private readonly persons: Persons,
    private readonly pictures: Pictures,
  ) {}

  async of(
    groups: readonly Group[],
    readerId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<GroupCard[]> {
    if (groups.length === 0) return [];
    const expertIds = [...new Set(groups.map(({ expertId }) => expertId))];
    const experts = await this.persons.kindsOf(expertIds, manager);
    const profiles = await manager.findBy(ExpertProfile, { userId: In(expertIds) });
    const photos = await this.pictures.photosOf(
      profiles.map(({ pictureId }) => pictureId),
      manager,
    );
    const counts = await manager.query<{ groupId: string; count: number }[]>(COUNTS, [
      groups.map(({ id }) => id),
    ]);
    return groups.map(({ id, name, about, expertId }) => {
      const expert = experts.get(expertId);
      const profile = profiles.find(({ userId }) => userId === expertId);
      return {
        id,
        name,
        about,
        expert: {
          id: expertId,
          name: expert?.name ?? '',
          kind: expert?.kind ?? 'nutritionist',
          checked: profile?.proofState === 'checked',
          photo: photos.get(profile?.pictureId ?? '') ?? null,
        },
        members: counts.find(({ groupId }) => groupId === id)?.count ?? 0,
        mine: expertId === readerId,
      };
    });
  }

  async one(group: Group, readerId: string, manager: EntityManager): Promise<GroupCard> {
    const [card] = await this.of([group], readerId, manager);
    if (!card) throw new Error('A group has a card');
    return card;
  }
}
