import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import {
  addDays,
  ADHERENCE_DAYS,
  adherenceOf,
  dayAt,
  meanDrift,
  mondayOf,
  type Day,
  type DayOfPlan,
  type PlateFigures,
} from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { Between, DataSource, type EntityManager } from 'typeorm';
import { Notices, People, Persons, type PersonCard } from '../../account';
import { PlanAndFact } from '../../mealplans';
import type { Actor } from '../../platform/auth/actor';
import { Throttle } from '../../platform/auth/throttle';
import { Refusal } from '../../platform/errors/refusal';
import { now } from '../../platform/time/clock';
import { dayWords } from '../../platform/time/day-words';
import { consentOf } from '../groups/consents';
import { MembersService } from '../groups/members.service';
import { ledGroup, ledMember } from '../groups/own-group';
import { shownComment } from '../proposals/member-things';
import { DayComment } from './comment.entity';

type Calls = Inputs['expert']['adherence'];
type Answers = Outputs['expert']['adherence'];
type Item = Answers['group']['items'][number];

/** Members who agreed, since when, and how many there are at all. */
const AGREED = `
  select m.id "memberId", m.user_id "userId", c.given_at "givenAt" from exp_member m
    left join exp_consent c on c.member_id = m.id and c.what = 'facts' and c.ended_at is null
   where m.group_id = $1 and m.ended_at is null`;

interface AgreedRow {
  readonly memberId: string;
  readonly userId: string;
  readonly givenAt: string | null;
}

type Someone = AgreedRow & PersonCard & { readonly since: Day };

/**
 * Plan and fact for an expert, only of members who let him see it, from the day on which they said so. When they
 * take it back nothing is seen, of the time before neither. Eaters without an account are nobody's to see.
 */
@Injectable()
export class AdherenceService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: People,
    private readonly persons: Persons,
    private readonly plans: PlanAndFact,
    private readonly members: MembersService,
    private readonly notices: Notices,
    private readonly throttle: Throttle,
  ) {}

  /** The week that holds `from`, the last of the alphabet last. @throws Refusal NOT_FOUND */
  async group(
    actor: Actor,
    { id, from, page, pageSize }: Calls['group'] & { page: number; pageSize: number },
  ): Promise<Answers['group']> {
    const { manager } = this.dataSource;
    await ledGroup(manager, actor, id, 'group.read');
    const monday = mondayOf(from);
    const to = addDays(monday, 6);
    const rows = await manager.query<AgreedRow[]>(AGREED, [id]);
    const agreed = await this.agreed(rows);
    const dates = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
    const sorted = agreed.sort((a, b) => a.name.localeCompare(b.name, actor.language));
    const shown = sorted.slice((page - 1) * pageSize, page * pageSize);
    const until = earlier(to, addDays(todayOf(actor), 1));
    const { together, days } = await this.plans.ofGroup(agreed, shown, monday, until);
    return {
      from: monday,
      to,
      days: dates.map((date) => {
        const { dishes = 0, kept = 0, people = 0 } = together.find((day) => day.date === date) ?? {};
        return { date, share: dishes === 0 ? null : kept / dishes, people };
      }),
      items: shown.map((one) => itemOf(one, days.get(one.userId) ?? [], dates)),
      count: agreed.length,
      silent: rows.length - agreed.length,
    };
  }

  /** @throws Refusal NOT_FOUND, CONSENT_REQUIRED when the member did not agree (any more) */
  async person(actor: Actor, { id, to }: Calls['person']): Promise<Answers['person']> {
    const { manager } = this.dataSource;
    const { someone } = await this.seen(manager, actor, id, 'group.read');
    const first = addDays(to, 1 - ADHERENCE_DAYS);
    const since = first > someone.since ? first : someone.since;
    const days = (await this.plans.daysOf([someone], since, to)).get(someone.userId) ?? [];
    const hidden = someone.hidesNumbers;
    const comments = await manager.find(DayComment, {
      where: { memberId: id, date: Between(since, to) },
      order: { date: 'DESC', createdAt: 'DESC', id: 'ASC' },
      take: 200,
    });
    return {
      memberId: id,
      name: someone.name,
      hidesNumbers: hidden,
      since,
      to,
      share: adherenceOf(days),
      drift: hidden ? null : rounded(meanDrift(days)),
      days: days.map((day) => ({
        date: day.date,
        dishes: day.dishes,
        said: day.said,
        kept: day.kept,
        share: adherenceOf([day]),
        planned: hidden ? null : rounded(day.planned),
        eaten: hidden ? null : rounded(day.eaten),
      })),
      comments: comments.map(shownComment),
    };
  }

  /** @throws Refusal NOT_FOUND, EXPERT_REQUIRED, CONSENT_REQUIRED, TOO_MANY; DAY_TOO_FAR for a day not his to see */
  async comment(actor: Actor, { id, date, text }: Calls['comment']): Promise<Answers['comment']> {
    await this.throttle.count(['expert-user', actor.userId]);
    return this.dataSource.transaction(async (manager) => {
      const { someone, group } = await this.seen(manager, actor, id, 'group.lead');
      if (date < someone.since || date > this.persons.todayOf(someone)) throw new Refusal('DAY_TOO_FAR');
      const row = { id: randomUUID(), memberId: id, date, text, createdAt: now() };
      await manager.insert(DayComment, row);
      const person = (await this.people.namesOf([actor.userId], manager)).get(actor.userId) ?? '';
      const link = `/user/groups/${group.id}`;
      const place = await this.people.placeOf(someone.userId, manager);
      const values = { person, day: dayWords(date, place?.language ?? 'uk'), comment: text };
      await this.notices.tell(someone.userId, 'day.commented', values, link, manager);
      await this.members.tell(manager, group, someone.userId);
      return shownComment(row);
    });
  }

  /** @throws Refusal NOT_FOUND */
  async removeComment(actor: Actor, { id }: Calls['removeComment']): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const row = await manager.findOneBy(DayComment, { id });
      if (!row) throw new Refusal('NOT_FOUND');
      const { group, member } = await ledMember(manager, actor, row.memberId, 'group.read');
      await manager.delete(DayComment, { id });
      await this.members.tell(manager, group, member.userId);
    });
  }

  private async seen(manager: EntityManager, actor: Actor, id: string, action: 'group.read' | 'group.lead') {
    const { group, member } = await ledMember(manager, actor, id, action);
    const consent = await consentOf(manager, id, 'facts');
    const row = { memberId: id, userId: member.userId, givenAt: consent?.givenAt ?? null };
    const [someone] = await this.agreed([row], manager);
    if (!someone) throw new Refusal('CONSENT_REQUIRED');
    return { someone, group };
  }

  private async agreed(rows: readonly AgreedRow[], manager?: EntityManager): Promise<Someone[]> {
    const given = rows.filter(({ givenAt }) => givenAt !== null);
    const cards = await this.persons.cardsOf(
      given.map(({ userId }) => userId),
      manager,
    );
    return given.flatMap((row) => {
      const card = cards.get(row.userId);
      return card && row.givenAt !== null
        ? [{ ...row, ...card, since: dayAt(row.givenAt, card.timeZone) }]
        : [];
    });
  }
}

const todayOf = ({ timeZone }: Actor): Day => dayAt(now(), timeZone);
const earlier = (one: Day, other: Day): Day => (one < other ? one : other);

function itemOf(
  { memberId, name, avatar, hidesNumbers }: Someone,
  days: readonly DayOfPlan[],
  dates: readonly Day[],
): Item {
  return {
    memberId,
    name,
    avatar,
    hidesNumbers,
    share: adherenceOf(days),
    days: dates.map((date) => ({ date, share: adherenceOf(days.filter((day) => day.date === date)) })),
    drift: hidesNumbers ? null : rounded(meanDrift(days)),
  };
}

function rounded(figures: PlateFigures): PlateFigures;
function rounded(figures: PlateFigures | null): PlateFigures | null;
function rounded(figures: PlateFigures | null): PlateFigures | null {
  if (!figures) return null;
  const { kcal, protein, fat, carbs } = figures;
  return {
    kcal: Math.round(kcal),
    protein: Math.round(protein),
    fat: Math.round(fat),
    carbs: Math.round(carbs),
  };
}
