import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { CONSENT_KINDS, MOST_GROUP_MEMBERS } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { Notices, People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { hashOfSecret } from '../../platform/auth/secrets';
import { Throttle } from '../../platform/auth/throttle';
import { Refusal } from '../../platform/errors/refusal';
import { now } from '../../platform/time/clock';
import { Course } from '../courses/course.entity';
import { give } from './consents';
import { GroupCards } from './group-cards.service';
import { Group, GroupLink, GroupMember } from './group.entity';
import { MembersService } from './members.service';
import { ledGroup, membershipIn } from './own-group';

type Calls = Inputs['expert']['groups'];
type Answers = Outputs['expert']['groups'];

const ACCEPTED = `
  select a.user_id "userId" from exp_application a
   where a.course_id = $1 and a.state = 'accepted' and a.user_id <> $3 and not exists (
     select 1 from exp_member m where m.group_id = $2 and m.user_id = a.user_id and m.ended_at is null)
   order by a.created_at, a.id`;

/** How people come into groups: by a link, or because a course of the same expert accepted them. */
@Injectable()
export class JoiningService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: People,
    private readonly cards: GroupCards,
    private readonly members: MembersService,
    private readonly notices: Notices,
    private readonly throttle: Throttle,
  ) {}

  /** @throws Refusal NOT_FOUND for a secret that never was one, LINK_EXPIRED; TOO_MANY */
  async look(actor: Actor, { token }: Calls['invitation']): Promise<Answers['invitation']> {
    await this.throttle.count(['join-user', actor.userId]);
    const { manager } = this.dataSource;
    const group = await groupOf(manager, token);
    const member = await membershipIn(manager, actor, group.id);
    return { ...(await this.cards.one(group, actor.userId, manager)), member: member !== null };
  }

  /**
   * Comes in, and says what the expert may see. Whoever is in it already stays as he is.
   *
   * @throws Refusal NOT_FOUND, LINK_EXPIRED, as `look`; FORBIDDEN to its own expert, GROUP_FULL, TOO_MANY
   */
  async join(actor: Actor, { token, ...agreed }: Calls['join']): Promise<Answers['join']> {
    const { userId } = actor;
    await this.throttle.count(['join-user', userId]);
    return this.dataSource.transaction(async (manager) => {
      const group = await groupOf(manager, token, true);
      if (group.expertId === userId) throw new Refusal('FORBIDDEN');
      if (!(await membershipIn(manager, actor, group.id))) {
        await wantRoom(manager, group.id, 1);
        const [memberId] = await this.add(manager, group, [userId], 'link');
        for (const what of CONSENT_KINDS) {
          if (memberId && agreed[what]) await give(manager, actor, { memberId, what, how: 'join' });
        }
        const person = (await this.people.namesOf([userId], manager)).get(userId) ?? '';
        const values = { person, group: group.name };
        await this.notices.tell(group.expertId, 'group.joined', values, `/user/groups/${group.id}`, manager);
      }
      return this.cards.one(group, userId, manager);
    });
  }

  /**
   * Takes in everybody whom an own course accepted; each is told and may leave. What the expert sees of them they
   * decide themselves.
   *
   * @throws Refusal NOT_FOUND, EXPERT_REQUIRED, GROUP_FULL
   */
  async takeCourse(actor: Actor, { id, courseId }: Calls['takeCourse']): Promise<Answers['takeCourse']> {
    return this.dataSource.transaction(async (manager) => {
      const group = await ledGroup(manager, actor, id, 'group.lead', 'hold');
      const course = await manager.findOneBy(Course, { id: courseId, expertId: actor.userId });
      if (!course) throw new Refusal('NOT_FOUND');
      const rows = await manager.query<{ userId: string }[]>(ACCEPTED, [courseId, id, actor.userId]);
      const people = rows.map(({ userId }) => userId);
      await wantRoom(manager, id, people.length);
      await this.add(manager, group, people, 'course');
      const person = (await this.people.namesOf([actor.userId], manager)).get(actor.userId) ?? '';
      for (const userId of people) {
        const values = { person, group: group.name };
        await this.notices.tell(userId, 'group.added', values, `/user/groups/${id}`, manager);
      }
      return { count: people.length };
    });
  }

  private async add(
    manager: EntityManager,
    group: Group,
    people: readonly string[],
    how: GroupMember['how'],
  ): Promise<string[]> {
    const joinedAt = now();
    const rows = people.map((userId) => ({
      ...{ id: randomUUID(), groupId: group.id, userId, how },
      joinedAt,
      endedAt: null,
    }));
    if (rows.length > 0) await manager.insert(GroupMember, rows);
    for (const userId of people) await this.members.tell(manager, group, userId);
    return rows.map(({ id }) => id);
  }
}

/** The group a link leads into. @throws Refusal NOT_FOUND, LINK_EXPIRED */
async function groupOf(manager: EntityManager, token: string, hold = false): Promise<Group> {
  const link = await manager.findOneBy(GroupLink, { tokenHash: hashOfSecret(token) });
  if (!link) throw new Refusal('NOT_FOUND');
  const group = await manager.findOne(Group, {
    where: { id: link.groupId, endedAt: IsNull() },
    ...(hold && { lock: { mode: 'pessimistic_write' } }),
  });
  // Asked again while the group is held: a link that ended meanwhile leads nowhere.
  const open = await manager.findOneBy(GroupLink, { id: link.id, endedAt: IsNull() });
  if (!group || !open || open.expiresAt <= now()) throw new Refusal('LINK_EXPIRED');
  return group;
}

/** @throws Refusal GROUP_FULL */
async function wantRoom(manager: EntityManager, groupId: string, more: number): Promise<void> {
  const members = await manager.countBy(GroupMember, { groupId, endedAt: IsNull() });
  if (members + more > MOST_GROUP_MEMBERS) throw new Refusal('GROUP_FULL');
}
