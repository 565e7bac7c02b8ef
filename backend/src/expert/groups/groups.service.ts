import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { GROUP_LINK_DAYS, MOST_GROUPS, type Language } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { DataSource, In, IsNull, MoreThan, type EntityManager } from 'typeorm';
import { Persons } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { hashOfSecret, newSecret } from '../../platform/auth/secrets';
import { Throttle } from '../../platform/auth/throttle';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.token';
import { Refusal } from '../../platform/errors/refusal';
import { Housekeeping } from '../../platform/jobs/housekeeping';
import { Live } from '../../platform/live/live.service';
import { DAY, now, plus } from '../../platform/time/clock';
import { titleOf } from '../courses/course-cards';
import { commentsOf, targetsOf, weeksOf } from '../proposals/member-things';
import { consentsOf, shownConsent } from './consents';
import { GroupCards } from './group-cards.service';
import { Consent, Group, GroupLink, GroupMember } from './group.entity';
import { ledGroup, membershipIn } from './own-group';

type Calls = Inputs['expert']['groups'];
type Answers = Outputs['expert']['groups'];

/** Own courses with people who were accepted and are not in the group. */
const COURSES = `
  select c.id, count(*)::int people from exp_course c
    join exp_application a on a.course_id = c.id and a.state = 'accepted'
   where c.expert_id = $1 and not exists (
     select 1 from exp_member m where m.group_id = $2 and m.user_id = a.user_id and m.ended_at is null)
   group by c.id, c.starts_on order by c.starts_on desc, c.id limit 50`;

const openLink = (groupId: string) => ({ groupId, endedAt: IsNull(), expiresAt: MoreThan(now()) });

/** Groups as their experts and members see them. */
@Injectable()
export class GroupsService implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly persons: Persons,
    private readonly cards: GroupCards,
    private readonly throttle: Throttle,
    private readonly live: Live,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add({
      name: 'links into groups that ended a month ago',
      statement: `delete from exp_group_link where expires_at < $1::timestamptz - interval '30 days'`,
    });
  }

  async list(actor: Actor): Promise<Answers['list']> {
    const { manager } = this.dataSource;
    const { userId } = actor;
    const led = await manager.find(Group, {
      where: { expertId: userId, endedAt: IsNull() },
      order: { createdAt: 'DESC', id: 'ASC' },
      take: MOST_GROUPS,
    });
    const memberships = await manager.find(GroupMember, {
      where: { userId, endedAt: IsNull() },
      order: { joinedAt: 'DESC', id: 'ASC' },
      take: MOST_GROUPS,
    });
    const ids = memberships.map(({ groupId }) => groupId);
    const found = ids.length === 0 ? [] : await manager.findBy(Group, { id: In(ids), endedAt: IsNull() });
    const joined = ids.flatMap((id) => found.find((group) => group.id === id) ?? []);
    const cards = await this.cards.of([...led, ...joined], userId);
    return {
      led: cards.slice(0, led.length),
      joined: cards.slice(led.length),
      kind: (await this.persons.expertOf(userId))?.kind ?? null,
      active: allowed(actor, 'group.lead'),
    };
  }

  /** @throws Refusal GROUPS_FULL, TOO_MANY */
  async create(actor: Actor, { name, about = '' }: Calls['create']): Promise<Answers['create']> {
    const { userId: expertId } = actor;
    await this.throttle.count(['expert-user', expertId]);
    return this.dataSource.transaction(async (manager) => {
      const led = await manager.countBy(Group, { expertId, endedAt: IsNull() });
      if (led >= MOST_GROUPS) throw new Refusal('GROUPS_FULL');
      const group = manager.create(Group, {
        ...{ id: randomUUID(), expertId, name, about },
        createdAt: now(),
        endedAt: null,
      });
      await manager.insert(Group, group);
      await this.live.touched({ userId: expertId }, ['expert.groups'], manager);
      return this.cards.one(group, expertId, manager);
    });
  }

  /** @throws Refusal NOT_FOUND for whoever neither leads it nor is in it */
  async get(actor: Actor, { id, language }: Calls['get']): Promise<Answers['get']> {
    const { manager } = this.dataSource;
    const group = await manager.findOneBy(Group, { id, endedAt: IsNull() });
    const own = group && (await membershipIn(manager, actor, id));
    const mine = group?.expertId === actor.userId;
    if (!group || (!mine && !own)) throw new Refusal('NOT_FOUND');
    const card = await this.cards.one(group, actor.userId, manager);
    const link = mine ? await manager.findOneBy(GroupLink, openLink(id)) : null;
    return {
      ...card,
      createdAt: group.createdAt,
      invitation: link && { createdAt: link.createdAt, expiresAt: link.expiresAt },
      courses: mine ? await this.coursesFor(manager, group, language) : [],
      own: own && (await this.membership(manager, own)),
    };
  }

  /** @throws Refusal NOT_FOUND, EXPERT_REQUIRED */
  async change(actor: Actor, { id, name, about = '' }: Calls['change']): Promise<Answers['change']> {
    return this.dataSource.transaction(async (manager) => {
      const group = await ledGroup(manager, actor, id, 'group.lead', 'hold');
      await manager.update(Group, { id }, { name, about });
      await this.tellAll(manager, group);
      return this.cards.one(Object.assign(group, { name, about }), actor.userId, manager);
    });
  }

  /** Nobody is in it any more, and nothing that was agreed to holds. @throws Refusal NOT_FOUND */
  async remove(actor: Actor, { id }: Calls['remove']): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const group = await ledGroup(manager, actor, id, 'group.read', 'hold');
      await this.tellAll(manager, group);
      const endedAt = now();
      const members = await manager.findBy(GroupMember, { groupId: id, endedAt: IsNull() });
      if (members.length > 0) {
        const memberId = In(members.map((member) => member.id));
        await manager.update(Consent, { memberId, endedAt: IsNull() }, { endedAt });
      }
      await manager.update(GroupMember, { groupId: id, endedAt: IsNull() }, { endedAt });
      await manager.update(GroupLink, { groupId: id, endedAt: IsNull() }, { endedAt });
      await manager.update(Group, { id }, { endedAt });
    });
  }

  /** Its secret is in the answer and nowhere else. @throws Refusal NOT_FOUND, EXPERT_REQUIRED, TOO_MANY */
  async invite(actor: Actor, { id, language }: Calls['invite']): Promise<Answers['invite']> {
    await this.throttle.count(['invite-user', actor.userId]);
    const secret = newSecret();
    return this.dataSource.transaction(async (manager) => {
      await ledGroup(manager, actor, id, 'group.lead', 'hold');
      const createdAt = now();
      const expiresAt = plus(createdAt, GROUP_LINK_DAYS * DAY);
      await manager.update(GroupLink, { groupId: id, endedAt: IsNull() }, { endedAt: createdAt });
      const link = { id: randomUUID(), groupId: id, tokenHash: hashOfSecret(secret), createdAt, expiresAt };
      await manager.insert(GroupLink, { ...link, endedAt: null });
      await this.live.touched({ userId: actor.userId }, ['expert.groups'], manager);
      return { url: `${this.config.publicUrl}/${language}/user/groups?join=${secret}`, expiresAt };
    });
  }

  /** @throws Refusal NOT_FOUND, also when there is no link */
  async revoke(actor: Actor, { id }: Calls['revoke']): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await ledGroup(manager, actor, id, 'group.read', 'hold');
      const { affected } = await manager.update(GroupLink, openLink(id), { endedAt: now() });
      if (!affected) throw new Refusal('NOT_FOUND');
      await this.live.touched({ userId: actor.userId }, ['expert.groups'], manager);
    });
  }

  private async coursesFor(
    manager: EntityManager,
    { id, expertId }: Group,
    language: Language,
  ): Promise<Answers['get']['courses']> {
    const rows = await manager.query<{ id: string; people: number }[]>(COURSES, [expertId, id]);
    const courses: Answers['get']['courses'] = [];
    for (const row of rows) courses.push({ ...row, title: await titleOf(manager, row.id, language) });
    return courses;
  }

  private async membership(
    manager: EntityManager,
    { id, joinedAt }: GroupMember,
  ): Promise<NonNullable<Answers['get']['own']>> {
    const { targets, facts } = (await consentsOf(manager, [id])).get(id) ?? {};
    return {
      id,
      joinedAt,
      consents: { targets: shownConsent(targets), facts: shownConsent(facts) },
      targets: await targetsOf(manager, id),
      weeks: await weeksOf(manager, id, 'person'),
      comments: await commentsOf(manager, id),
    };
  }

  private async tellAll(manager: EntityManager, { id, expertId }: Group): Promise<void> {
    const members = await manager.findBy(GroupMember, { groupId: id, endedAt: IsNull() });
    for (const userId of [expertId, ...members.map((one) => one.userId)]) {
      await this.live.touched({ userId }, ['expert.groups'], manager);
    }
  }
}
