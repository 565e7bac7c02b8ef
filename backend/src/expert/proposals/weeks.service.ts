import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { MEAL_TYPES, type Language } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { DataSource, Not, type EntityManager } from 'typeorm';
import { Notices, People } from '../../account';
import { PersonalTemplates, TemplateSources, type SourceTemplate, type TemplateHome } from '../../mealplans';
import type { Actor } from '../../platform/auth/actor';
import { Throttle } from '../../platform/auth/throttle';
import { Refusal } from '../../platform/errors/refusal';
import { now } from '../../platform/time/clock';
import { consentOf } from '../groups/consents';
import { MembersService } from '../groups/members.service';
import { ledMember, openMembership, ownMembership, type Membership } from '../groups/own-group';
import { shownWeek } from './member-things';
import { TargetsProposal, WeekProposal } from './proposal.entity';
import { wantState } from './targets.service';

type Calls = Inputs['expert']['proposals'];
type Answers = Outputs['expert']['proposals'];
type Person = NonNullable<Outputs['mealplans']['templates']['get']['person']>;
type Sheet = Answers['week'];

/** What a member sees of weeks: all that was sent and not taken back. */
const SENT = ['sent', 'accepted', 'refused'];

/**
 * Weeks that an expert writes for one member. They are written on the board of templates and stand on no shelf, and what was sent is kept
 * as it was: to its person it is a template of its own, taken as any other (ADR 36).
 */
@Injectable()
export class WeeksService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly templates: PersonalTemplates,
    private readonly sources: TemplateSources,
    private readonly people: People,
    private readonly members: MembersService,
    private readonly notices: Notices,
    private readonly throttle: Throttle,
  ) {}

  onModuleInit(): void {
    this.sources.add({
      one: (manager, actor, id) => this.asTemplate(manager, actor, id),
      used: (manager, actor, id) => this.taken(manager, actor, id),
      personOf: (manager, actor, templateId) => this.personOf(manager, actor, templateId),
      homeOf: (manager, actor, templateId) => this.homeOf(manager, actor, templateId),
    });
  }

  /** @throws Refusal NOT_FOUND, EXPERT_REQUIRED, TOO_MANY */
  async start(
    actor: Actor,
    { id: memberId, name, language }: Calls['startWeek'],
  ): Promise<Answers['startWeek']> {
    await this.throttle.count(['expert-user', actor.userId]);
    return this.dataSource.transaction(async (manager) => {
      const { group, member } = await ledMember(manager, actor, memberId, 'group.lead', 'hold');
      const template = await this.templates.start(manager, actor, { name, language });
      const row = manager.create(WeekProposal, {
        ...{ id: randomUUID(), memberId, templateId: template.id, name, number: template.number, language },
        words: '',
        items: [],
        state: 'draft',
        reason: '',
        createdAt: now(),
        sentAt: null,
        closedAt: null,
      });
      await manager.insert(WeekProposal, row);
      await this.members.tell(manager, group, member.userId);
      return shownWeek(row, 'expert');
    });
  }

  /**
   * Sends it as it is written now. What was sent stays as it is, whatever becomes of the template.
   *
   * @throws Refusal NOT_FOUND, EXPERT_REQUIRED, CONFLICT when it was sent; WEEK_EMPTY; WEEK_PRIVATE with the names
   * of dishes that its person may not read
   */
  async send(actor: Actor, { id, words = '', language }: Calls['sendWeek']): Promise<Answers['sendWeek']> {
    await this.throttle.count(['expert-user', actor.userId]);
    return this.dataSource.transaction(async (manager) => {
      const row = await held(manager, id);
      const { group, member } = await ledMember(manager, actor, row.memberId, 'group.lead');
      const state = wantState(row.state, 'send');
      const template = await this.templates.get(manager, actor, row.templateId, language);
      if (template.items.length === 0) throw new Refusal('WEEK_EMPTY');
      const hidden = await this.templates.hiddenFrom(manager, member.userId, template.items, language);
      if (hidden.length > 0) throw new Refusal('WEEK_PRIVATE', { current: hidden });
      const { name } = template;
      const sent = { name, words, state, items: [...template.items], sentAt: now() };
      await manager.update(WeekProposal, { id }, sent);
      const person = await this.nameOf(manager, actor.userId);
      const link = `/user/groups/${group.id}`;
      await this.notices.tell(member.userId, 'week.proposed', { person, week: name }, link, manager);
      await this.members.tell(manager, group, member.userId);
      return shownWeek(Object.assign(row, sent), 'expert');
    });
  }

  /** @throws Refusal NOT_FOUND, CONFLICT when it was answered */
  async withdraw(actor: Actor, { id }: Calls['withdrawWeek']): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const row = await held(manager, id);
      const { group, member } = await ledMember(manager, actor, row.memberId, 'group.read');
      await manager.update(
        WeekProposal,
        { id },
        { state: wantState(row.state, 'withdraw'), closedAt: now() },
      );
      await this.templates.remove(manager, row.templateId);
      await this.members.tell(manager, group, member.userId);
    });
  }

  /** @throws Refusal NOT_FOUND, CONFLICT when it was answered or taken back */
  async refuse(actor: Actor, { id, reason }: Calls['refuseWeek']): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const row = await held(manager, id);
      const { group } = await ownMembership(manager, actor, row.memberId);
      if (row.state === 'draft') throw new Refusal('NOT_FOUND');
      const state = wantState(row.state, 'refuse');
      await manager.update(WeekProposal, { id }, { state, reason, closedAt: now() });
      const person = await this.nameOf(manager, actor.userId);
      const link = `/user/groups/${group.id}?member=${row.memberId}`;
      const values = { person, week: row.name, reason };
      await this.notices.tell(group.expertId, 'week.refused', values, link, manager);
      await this.members.tell(manager, group, actor.userId);
    });
  }

  /** To its expert as it is written, or as it was sent; to its person as it was sent. @throws Refusal NOT_FOUND */
  async sheet(actor: Actor, { id, language }: Calls['week']): Promise<Sheet> {
    return this.dataSource.transaction(async (manager) => {
      const row = await manager.findOneBy(WeekProposal, { id });
      if (!row) throw new Refusal('NOT_FOUND');
      const { group, member } = await this.seenBy(manager, actor, row);
      const mine = group.expertId === actor.userId;
      const draft = row.state === 'draft';
      const written = draft ? await this.templates.get(manager, actor, row.templateId, language) : row;
      const names = await this.people.namesOf([group.expertId, member.userId], manager);
      const targets = await this.targetsFor(manager, { group, member }, actor);
      return {
        id,
        name: written.name,
        words: row.words,
        state: row.state,
        expert: names.get(group.expertId) ?? '',
        person: names.get(member.userId) ?? '',
        groupId: group.id,
        memberId: member.id,
        mine,
        targets,
        days: await this.days(manager, actor, written.items, language),
      };
    });
  }

  /** @throws Refusal NOT_FOUND */
  private async seenBy(manager: EntityManager, actor: Actor, row: WeekProposal): Promise<Membership> {
    const found = await openMembership(manager, row.memberId, 'read');
    const sees = found.member.userId === actor.userId && SENT.includes(row.state);
    if (found.group.expertId !== actor.userId && !sees) throw new Refusal('NOT_FOUND');
    return found;
  }

  private async days(
    manager: EntityManager,
    actor: Actor,
    items: Parameters<PersonalTemplates['sheet']>[2],
    language: Language,
  ): Promise<Sheet['days']> {
    const dishes = await this.templates.sheet(manager, actor, items, language);
    return [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
      const own = dishes.filter((dish) => dish.weekday === weekday);
      return {
        weekday,
        kcal: own.reduce((sum, { kcal }) => sum + kcal, 0),
        meals: MEAL_TYPES.flatMap((mealType) => {
          const of = own.filter((dish) => dish.mealType === mealType);
          if (of.length === 0) return [];
          return {
            mealType,
            dishes: of.map(({ recipeId, name, grams, kcal }) => ({ recipeId, name, grams, kcal })),
          };
        }),
      };
    });
  }

  /** A week that was sent, to its person and its expert, while the person is in the group. */
  private async asTemplate(
    manager: EntityManager,
    actor: Actor,
    id: string,
  ): Promise<SourceTemplate | undefined> {
    const row = await manager.findOneBy(WeekProposal, { id });
    if (!row || !SENT.includes(row.state)) return undefined;
    const found = await this.seenBy(manager, actor, row).catch(() => undefined);
    if (!found) return undefined;
    const { name, words: about, number, language, items } = row;
    return {
      ...{ id, number, language, name, about },
      ownerId: found.group.expertId,
      kind: 'week',
      weeks: 1,
      updatedAt: row.sentAt ?? row.createdAt,
      items,
    };
  }

  private async taken(manager: EntityManager, actor: Actor, id: string): Promise<void> {
    const row = await manager.findOneBy(WeekProposal, { id, state: 'sent' });
    if (!row) return;
    const { group, member } = await openMembership(manager, row.memberId, 'read');
    if (member.userId !== actor.userId) return;
    await manager.update(WeekProposal, { id }, { state: 'accepted', closedAt: now() });
    const person = await this.nameOf(manager, actor.userId);
    const link = `/user/groups/${group.id}?member=${member.id}`;
    await this.notices.tell(group.expertId, 'week.accepted', { person, week: row.name }, link, manager);
    await this.members.tell(manager, group, member.userId);
  }

  private async personOf(
    manager: EntityManager,
    actor: Actor,
    templateId: string,
  ): Promise<Person | undefined> {
    const row = await manager.findOneBy(WeekProposal, { templateId, state: Not('withdrawn') });
    if (!row) return undefined;
    const found = await ledMember(manager, actor, row.memberId, 'group.read').catch(() => undefined);
    if (!found) return undefined;
    const { group, member } = found;
    const name = await this.nameOf(manager, member.userId);
    const targets = await this.targetsFor(manager, found, actor);
    return { groupId: group.id, memberId: member.id, name, targets };
  }

  /** A week stands with the person it is written for: nobody else reads it before it is sent. */
  private async homeOf(
    manager: EntityManager,
    actor: Actor,
    templateId: string,
  ): Promise<TemplateHome | undefined> {
    const person = await this.personOf(manager, actor, templateId);
    if (!person) return undefined;
    const { name, groupId, memberId } = person;
    const path = `/user/groups/${groupId}?member=${memberId}`;
    return { title: name, path, opens: false, shared: false };
  }

  /** What a day of the member should be: his own targets where the reader may see them, else what he agreed to. */
  private async targetsFor(
    manager: EntityManager,
    { member }: Membership,
    actor: Actor,
  ): Promise<Sheet['targets']> {
    const may = member.userId === actor.userId || (await consentOf(manager, member.id, 'targets')) !== null;
    const accepted = { memberId: member.id, state: 'accepted' as const };
    const targets = may
      ? await this.people.targetsOf(member.userId, manager)
      : await manager.findOne(TargetsProposal, { where: accepted, order: { closedAt: 'DESC' } });
    if (!targets) return null;
    const { kcal, protein, fat, carbs } = targets;
    return { kcal, protein, fat, carbs };
  }

  private async nameOf(manager: EntityManager, userId: string): Promise<string> {
    return (await this.people.namesOf([userId], manager)).get(userId) ?? '';
  }
}

async function held(manager: EntityManager, id: string): Promise<WeekProposal> {
  const row = await manager.findOne(WeekProposal, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}
