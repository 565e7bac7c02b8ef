import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { foldedName } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { Notices, People, Persons, type PersonCard } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { Throttle } from '../../platform/auth/throttle';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { now } from '../../platform/time/clock';
import { targetsOf, weeksOf } from '../proposals/member-things';
import { consentsOf, give, shownConsent, takeBack } from './consents';
import { GroupMember, MemberNote, type Group } from './group.entity';
import { ledGroup, ledMember, membershipIn, ownMembership, type Membership } from './own-group';

type Calls = Inputs['expert']['groups'];
type Answers = Outputs['expert']['groups'];
type Row = Answers['members']['items'][number];

/** Members of a group and how the latest proposals to them stand. */
const ROWS = `
  select m.id, m.user_id "userId", m.how, m.joined_at "joinedAt",
         (select t.state from exp_targets t where t.member_id = m.id
           order by t.sent_at desc limit 1) "targetsState",
         (select w.state from exp_week w where w.member_id = m.id and w.state <> 'withdrawn'
           order by w.created_at desc limit 1) "weekState"
    from exp_member m where m.group_id = $1 and m.ended_at is null`;

type StoredRow = Omit<Row, 'consents' | 'name' | 'avatar'> & { readonly userId: string };
type FoundRow = StoredRow & PersonCard;

/** So many notes of a member are kept. */
const MOST_NOTES = 200;

/** People of a group, as their expert sees them, and their ways out. */
@Injectable()
export class MembersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: People,
    private readonly persons: Persons,
    private readonly notices: Notices,
    private readonly throttle: Throttle,
    private readonly live: Live,
  ) {}

  /** By name. @throws Refusal NOT_FOUND */
  async list(
    actor: Actor,
    { id, page, pageSize, search = '' }: Calls['members'] & { page: number; pageSize: number },
  ): Promise<Answers['members']> {
    const { manager } = this.dataSource;
    await ledGroup(manager, actor, id, 'group.read');
    const words = foldedName(search);
    const rows = await this.found(manager, await manager.query<StoredRow[]>(`${ROWS} order by m.id`, [id]));
    const found = rows
      .filter(({ name }) => foldedName(name).includes(words))
      .sort((a, b) => a.name.localeCompare(b.name, actor.language));
    const items = found.slice((page - 1) * pageSize, page * pageSize);
    return { items: await this.withConsents(manager, items), count: found.length };
  }

  /** @throws Refusal NOT_FOUND */
  async member(
    actor: Actor,
    { id }: Calls['member'],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Answers['member']> {
    const { group, member } = await ledMember(manager, actor, id, 'group.read');
    const stored = await manager.query<StoredRow[]>(`${ROWS} and m.id = $2`, [group.id, id]);
    const found = await this.found(manager, stored);
    const [row] = await this.withConsents(manager, found);
    const [card] = found;
    if (!row || !card) throw new Refusal('NOT_FOUND');
    const notes = await manager.find(MemberNote, {
      where: { memberId: id },
      order: { createdAt: 'DESC', id: 'ASC' },
      take: MOST_NOTES,
    });
    return {
      ...row,
      group: { id: group.id, name: group.name },
      hidesNumbers: card.hidesNumbers,
      targets: row.consents.targets ? await this.targets(manager, member.userId) : null,
      notes: notes.map(({ id: noteId, text, createdAt: at }) => ({ id: noteId, text, at })),
      proposals: await targetsOf(manager, id),
      weeks: await weeksOf(manager, id, 'expert'),
    };
  }

  /** @throws Refusal NOT_FOUND, EXPERT_REQUIRED, TOO_MANY */
  async addNote(actor: Actor, { id, text }: Calls['addNote']): Promise<Answers['addNote']> {
    await this.throttle.count(['expert-user', actor.userId]);
    return this.dataSource.transaction(async (manager) => {
      await ledMember(manager, actor, id, 'group.lead', 'hold');
      if ((await manager.countBy(MemberNote, { memberId: id })) >= MOST_NOTES) throw new Refusal('TOO_MANY');
      await manager.insert(MemberNote, { id: randomUUID(), memberId: id, text, createdAt: now() });
      return this.member(actor, { id }, manager);
    });
  }

  /** @throws Refusal NOT_FOUND */
  async removeNote(actor: Actor, { id }: Calls['removeNote']): Promise<void> {
    const { manager } = this.dataSource;
    const note = await manager.findOneBy(MemberNote, { id });
    if (!note) throw new Refusal('NOT_FOUND');
    await ledMember(manager, actor, note.memberId, 'group.read');
    await manager.delete(MemberNote, { id });
  }

  /** @throws Refusal NOT_FOUND when the actor is not in it */
  async leave(actor: Actor, { id }: Calls['leave']): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const member = await membershipIn(manager, actor, id);
      if (!member) throw new Refusal('NOT_FOUND');
      await this.end(manager, await ownMembership(manager, actor, member.id, 'hold'));
    });
  }

  /** He is told, and his expert sees nothing of him any more. @throws Refusal NOT_FOUND */
  async remove(actor: Actor, { id }: Calls['removeMember']): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const found = await ledMember(manager, actor, id, 'group.read', 'hold');
      await this.end(manager, found);
      const { group, member } = found;
      await this.notices.tell(member.userId, 'group.removed', { group: group.name }, '/user/groups', manager);
    });
  }

  /** A member agrees to something, or takes it back, from then on and of the time before. @throws Refusal NOT_FOUND */
  async consent(actor: Actor, { id, what, given }: Calls['consent']): Promise<Answers['consent']> {
    return this.dataSource.transaction(async (manager) => {
      const { group } = await ownMembership(manager, actor, id, 'hold');
      if (given) await give(manager, actor, { memberId: id, what, how: 'group' });
      else await takeBack(manager, id, what);
      await this.tell(manager, group, actor.userId);
      const { targets, facts } = (await consentsOf(manager, [id])).get(id) ?? {};
      return { consents: { targets: shownConsent(targets), facts: shownConsent(facts) } };
    });
  }

  /** Tells the expert and one member that something of the group is another. */
  async tell(manager: EntityManager, { expertId }: Group, userId: string): Promise<void> {
    for (const one of new Set([expertId, userId])) {
      await this.live.touched({ userId: one }, ['expert.groups'], manager);
    }
  }

  private async end(manager: EntityManager, { group, member }: Membership): Promise<void> {
    await takeBack(manager, member.id);
    await manager.update(GroupMember, { id: member.id, endedAt: IsNull() }, { endedAt: now() });
    await this.tell(manager, group, member.userId);
  }

  private async targets(manager: EntityManager, userId: string): Promise<Answers['member']['targets']> {
    const targets = await this.people.targetsOf(userId, manager);
    if (!targets) return null;
    const { kcal, protein, fat, carbs } = targets;
    return { kcal, protein, fat, carbs };
  }

  private async found(manager: EntityManager, rows: readonly StoredRow[]): Promise<FoundRow[]> {
    const cards = await this.persons.cardsOf(
      rows.map(({ userId }) => userId),
      manager,
    );
    return rows.flatMap((row) => {
      const card = cards.get(row.userId);
      return card ? [{ ...row, ...card }] : [];
    });
  }

  private async withConsents(manager: EntityManager, rows: readonly FoundRow[]): Promise<Row[]> {
    const consents = await consentsOf(
      manager,
      rows.map(({ id }) => id),
    );
    return rows.map(({ id, name, avatar, how, joinedAt, targetsState, weekState }) => {
      const own = consents.get(id);
      const given = { targets: own?.targets !== undefined, facts: own?.facts !== undefined };
      return { id, name, avatar, how, joinedAt, targetsState, weekState, consents: given };
    });
  }
}
