import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import {
  addDays,
  dayAt,
  instantAt,
  isHeldOn,
  mayBook,
  MOST_OFFERS,
  timesADay,
  type Day,
} from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { People, Persons } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { Throttle } from '../../platform/auth/throttle';
import { Refusal } from '../../platform/errors/refusal';
import { Housekeeping } from '../../platform/jobs/housekeeping';
import { Live } from '../../platform/live/live.service';
import { now } from '../../platform/time/clock';
import { Consultation, Offer } from './consultation.entity';
import { ConsultationShapes } from './consultation-shapes';
import { consultingOf, heldConsulting } from './own-consultation';
import { ConsultationTimes } from './times.service';

type Calls = Inputs['expert']['consultations'];
type Answers = Outputs['expert']['consultations'];

/** So far ahead an offer may begin or end. */
const FARTHEST_DAYS = 366;
/** Of free times that are shown at once. */
const SHOWN_DAYS = 14;

/** How experts consult: whom, when and where; and what of their times is free. */
@Injectable()
export class ConsultingService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly persons: Persons,
    private readonly people: People,
    private readonly shapes: ConsultationShapes,
    private readonly free: ConsultationTimes,
    private readonly throttle: Throttle,
    private readonly live: Live,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add({
      name: 'times that were offered for days long past',
      statement: `delete from exp_offer
                   where (case when weekly then until else day end) < ($1::timestamptz - interval '30 days')::date`,
    });
  }

  async own(actor: Actor, manager: EntityManager = this.dataSource.manager): Promise<Answers['consulting']> {
    const { userId, timeZone } = actor;
    const { version, audience, limitHours, about, place } = await consultingOf(manager, userId);
    const offers = await manager.find(Offer, {
      where: { expertId: userId },
      order: { weekly: 'DESC', day: 'ASC', from: 'ASC', id: 'ASC' },
    });
    return {
      id: userId,
      kind: (await this.persons.expertOf(userId, manager))?.kind ?? null,
      active: allowed(actor, 'consultation.lead', { ownerId: userId }),
      ...{ version, audience, limitHours, about, place, timeZone },
      offers: offers.filter(isAhead).map(shownOffer),
    };
  }

  /** @throws Refusal CONFLICT with what stands now when it was changed since */
  async save(actor: Actor, { version, ...input }: Calls['save']): Promise<Answers['save']> {
    return this.dataSource.transaction(async (manager) => {
      const row = await heldConsulting(manager, actor.userId);
      if (row.version !== version) throw new Refusal('CONFLICT', { current: await this.own(actor, manager) });
      const { audience, limitHours, about = '', place = '' } = input;
      await manager.save(Object.assign(row, { audience, limitHours, about, place, version: version + 1 }));
      return this.changed(manager, actor);
    });
  }

  /** @throws Refusal INPUT_INVALID at day, until or to; OFFERS_FULL, TOO_MANY */
  async offer(actor: Actor, input: Calls['offer']): Promise<Answers['offer']> {
    await this.throttle.count(['expert-user', actor.userId]);
    const { day, weekly = false, from, to, minutes } = input;
    const until = weekly ? (input.until ?? null) : null;
    wantOffer(dayAt(now(), actor.timeZone), { day, until, from, to, minutes });
    return this.dataSource.transaction(async (manager) => {
      await heldConsulting(manager, actor.userId);
      const { userId: expertId, timeZone } = actor;
      const offers = await manager.findBy(Offer, { expertId });
      if (offers.filter(isAhead).length >= MOST_OFFERS) throw new Refusal('OFFERS_FULL');
      await manager.insert(Offer, {
        ...{ id: randomUUID(), expertId, day, weekly, until, from, to, minutes, timeZone },
        skipped: [],
        createdAt: now(),
      });
      return this.changed(manager, actor);
    });
  }

  /** @throws Refusal NOT_FOUND; INPUT_INVALID at a day on which it is not held anyway */
  async skip(actor: Actor, { id, day, skipped }: Calls['skip']): Promise<Answers['skip']> {
    return this.dataSource.transaction(async (manager) => {
      const offer = await ownOffer(manager, actor, id);
      const today = dayAt(now(), offer.timeZone);
      const { day: first, weekly, until } = offer;
      const held = weekly && isHeldOn({ day: first, weekly, until, skipped: [] }, day);
      if (!held || day < today || day > addDays(today, FARTHEST_DAYS)) {
        throw Refusal.fields('INPUT_INVALID', { path: 'day', code: 'choice' });
      }
      const others = offer.skipped.filter((one) => one !== day && one >= today);
      await manager.update(Offer, { id }, { skipped: skipped ? [...others, day].sort() : others });
      return this.changed(manager, actor);
    });
  }

  /** @throws Refusal NOT_FOUND */
  async removeOffer(actor: Actor, { id }: Calls['removeOffer']): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await ownOffer(manager, actor, id);
      await manager.delete(Offer, { id });
      await this.changed(manager, actor);
    });
  }

  /** Free times for whoever may book; to everybody else, whom this expert consults. @throws Refusal NOT_FOUND */
  async times(actor: Actor, { id, from }: Calls['times']): Promise<Answers['times']> {
    const { manager } = this.dataSource;
    const expert = await this.persons.expertOf(id);
    const place = await this.people.placeOf(id);
    if (!expert || !place) throw new Refusal('NOT_FOUND');
    const { audience, about, limitHours } = await consultingOf(manager, id);
    const mine = id === actor.userId;
    const may = !mine && mayBook(audience, await this.free.belonging(manager, actor.userId, id));
    const all = may || mine ? await this.free.free(manager, id) : [];
    const first = instantAt(from, '00:00', actor.timeZone);
    const end = instantAt(addDays(from, SHOWN_DAYS), '00:00', actor.timeZone);
    const ahead = { expertId: id, clientId: actor.userId, state: 'booked' as const };
    return {
      expert: await this.shapes.head(manager, id),
      active: expert.active,
      ...{ audience, may, mine, about, limitHours },
      expertZone: place.timeZone,
      zone: actor.timeZone,
      items: all.filter(({ startsAt }) => startsAt >= first && startsAt < end),
      next: all.find(({ startsAt }) => startsAt >= end)?.startsAt ?? null,
      booked: await manager.countBy(Consultation, { ...ahead, startsAt: MoreThan(now()) }),
    };
  }

  private async changed(manager: EntityManager, actor: Actor): Promise<Answers['consulting']> {
    await this.live.touched({ userId: actor.userId }, ['expert.consultations'], manager);
    return this.own(actor, manager);
  }
}

/** Whether it has times on some day from today on. */
function isAhead({ day, weekly, until, timeZone }: Offer): boolean {
  const last = weekly ? until : day;
  return last === null || last >= dayAt(now(), timeZone);
}

const shownOffer = ({ id, day, weekly, until, from, to, minutes, timeZone, skipped }: Offer) => ({
  ...{ id, day, weekly, until, from, to, minutes, timeZone },
  skipped: skipped.filter((one) => one >= dayAt(now(), timeZone)),
});

async function ownOffer(manager: EntityManager, { userId }: Actor, id: string): Promise<Offer> {
  const offer = await manager.findOne(Offer, {
    where: { id, expertId: userId },
    lock: { mode: 'pessimistic_write' },
  });
  if (!offer) throw new Refusal('NOT_FOUND');
  return offer;
}

/** @throws Refusal INPUT_INVALID at what is wrong */
function wantOffer(
  today: Day,
  { day, until, from, to, minutes }: Pick<Offer, 'day' | 'until' | 'from' | 'to' | 'minutes'>,
): void {
  const farthest = addDays(today, FARTHEST_DAYS);
  if (day < today || day > farthest) {
    throw Refusal.fields('INPUT_INVALID', { path: 'day', code: 'number.range' });
  }
  if (until !== null && (until < day || until > addDays(farthest, FARTHEST_DAYS))) {
    throw Refusal.fields('INPUT_INVALID', { path: 'until', code: 'number.range' });
  }
  if (timesADay({ from, to, minutes }) === 0) {
    throw Refusal.fields('INPUT_INVALID', { path: 'to', code: 'number.range' });
  }
}
