import { Injectable } from '@nestjs/common';
import { BOOK_DAYS, BOOK_HOURS, freeTimes, type Belonging, type Span } from '@sytno/domain';
import type { EntityManager } from 'typeorm';
import { People, Persons } from '../../account';
import { DAY, HOUR, instantOf, now, plus } from '../../platform/time/clock';
import { Refusal } from '../../platform/errors/refusal';
import { Offer, Taken, type Consultation } from './consultation.entity';

const BELONGS = `
  select exists (select 1 from exp_application a join exp_course c on c.id = a.course_id
                  where a.user_id = $1 and a.state = 'accepted' and c.expert_id = $2) course,
         exists (select 1 from exp_member m join exp_group g on g.id = m.group_id
                  where m.user_id = $1 and m.ended_at is null and g.ended_at is null and g.expert_id = $2) "group"`;

const BOOKED = `
  select starts_at "startsAt", ends_at "endsAt" from exp_consultation
   where expert_id = $1 and state = 'booked' and ends_at > $2 and id is distinct from $3::uuid`;

/** Which times of experts are free, and who takes them. */
@Injectable()
export class ConsultationTimes {
  constructor(
    private readonly people: People,
    private readonly persons: Persons,
  ) {}

  /**
   * The times of an expert that can be booked now; none while he leads nobody: his days are over, he is leaving or
   * is kept out.
   *
   * @param but a consultation that is being moved: its own time counts as free
   */
  async free(manager: EntityManager, expertId: string, but: string | null = null): Promise<Span[]> {
    const expert = await this.persons.expertOf(expertId, manager);
    if (!expert?.active) return [];
    if (await this.people.isLeaving(expertId, manager)) return [];
    if (await this.people.isKeptOut(expertId, manager)) return [];
    const at = now();
    const offers = await manager.findBy(Offer, { expertId });
    const rows = await manager.query<Span[]>(BOOKED, [expertId, at, but]);
    const taken = rows.map(({ startsAt, endsAt }) => ({
      startsAt: instantOf(startsAt),
      endsAt: instantOf(endsAt),
    }));
    return freeTimes(offers, taken, {
      startsAt: plus(at, BOOK_HOURS * HOUR),
      endsAt: plus(at, BOOK_DAYS * DAY),
    });
  }

  /** The free time that begins at an instant. @throws Refusal TIME_TAKEN */
  async wanted(
    manager: EntityManager,
    expertId: string,
    startsAt: string,
    but: string | null = null,
  ): Promise<Span> {
    const instant = instantOf(startsAt);
    const free = await this.free(manager, expertId, but);
    const found = free.find((span) => span.startsAt === instant);
    if (!found) throw new Refusal('TIME_TAKEN');
    return found;
  }

  /** How somebody belongs to an expert. */
  async belonging(manager: EntityManager, userId: string, expertId: string): Promise<Belonging> {
    const [found] = await manager.query<Belonging[]>(BELONGS, [userId, expertId]);
    return found ?? { course: false, group: false };
  }

  /** Gives a consultation its time; what it took before is free. @throws Refusal TIME_TAKEN */
  async take(
    manager: EntityManager,
    { id, expertId }: Pick<Consultation, 'id' | 'expertId'>,
    quarters: readonly string[],
  ): Promise<void> {
    await this.leave(manager, id);
    if (expertId === null) throw new Refusal('TIME_TAKEN');
    const made = await manager
      .createQueryBuilder()
      .insert()
      .into(Taken)
      .values(quarters.map((quarter) => ({ expertId, quarter, consultationId: id })))
      .orIgnore()
      .returning('quarter')
      .execute();
    if ((made.raw as unknown[]).length < quarters.length) throw new Refusal('TIME_TAKEN');
  }

  /** Its time is free again. */
  async leave(manager: EntityManager, consultationId: string): Promise<void> {
    await manager.delete(Taken, { consultationId });
  }
}
