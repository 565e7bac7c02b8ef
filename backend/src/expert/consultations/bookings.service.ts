import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import {
  consultationAfter,
  mayBook,
  MOST_BOOKED,
  quartersOf,
  REMIND_HOURS,
  type ConsultationMove,
  type ConsultationSide,
  type ConsultationState,
} from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { Persons } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { Throttle } from '../../platform/auth/throttle';
import { Refusal } from '../../platform/errors/refusal';
import { MailService } from '../../platform/mail/mail.service';
import { between, HOUR, instantOf, now } from '../../platform/time/clock';
import { agreedBy, ConsultationShapes, NOT_MEASURED } from './consultation-shapes';
import { ConsultationTold } from './consultation-told.service';
import { Consultation } from './consultation.entity';
import { heldConsulting, ownConsultation } from './own-consultation';
import { ConsultationTimes } from './times.service';

type Calls = Inputs['expert']['consultations'];
type Answers = Outputs['expert']['consultations'];

/** Times are booked, moved and given back. Whoever does so with an expert comes one after the other. */
@Injectable()
export class BookingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly persons: Persons,
    private readonly times: ConsultationTimes,
    private readonly shapes: ConsultationShapes,
    private readonly told: ConsultationTold,
    private readonly throttle: Throttle,
    private readonly mail: MailService,
  ) {}

  /**
   * @throws Refusal NOT_FOUND when he is no expert, FORBIDDEN to himself, CONSULTATION_NOT_OPEN, CONSULTATIONS_FULL,
   *   TIME_TAKEN, TOO_MANY
   */
  async book(
    actor: Actor,
    { id: expertId, startsAt, question = '', measuring = false }: Calls['book'],
  ): Promise<Answers['book']> {
    const { userId: clientId } = actor;
    await this.throttle.count(['book-user', clientId]);
    if (!(await this.persons.expertOf(expertId))) throw new Refusal('NOT_FOUND');
    if (expertId === clientId) throw new Refusal('FORBIDDEN');
    const answer = await this.dataSource.transaction(async (manager) => {
      const { audience, limitHours } = await heldConsulting(manager, expertId);
      if (!mayBook(audience, await this.times.belonging(manager, clientId, expertId))) {
        throw new Refusal('CONSULTATION_NOT_OPEN');
      }
      const ahead = { expertId, clientId, state: 'booked' as const, startsAt: MoreThan(now()) };
      if ((await manager.countBy(Consultation, ahead)) >= MOST_BOOKED)
        throw new Refusal('CONSULTATIONS_FULL');
      const span = await this.times.wanted(manager, expertId, startsAt);
      const row = manager.create(Consultation, {
        ...{ id: randomUUID(), expertId, clientId, ...span, limitHours, question },
        ...{ state: 'booked', sequence: 0, version: 1, measurements: NOT_MEASURED },
        measuring: measuring ? agreedBy(actor) : null,
        ...{ goals: '', plan: '', conclusion: '', privateNote: '', cancelledBy: null, reason: '' },
        createdAt: now(),
        closedAt: null,
        remindedAt: remindedFor(span.startsAt),
      });
      await manager.insert(Consultation, row);
      await this.times.take(manager, row, quartersOf(span));
      await this.told.tell(manager, row, 'consultation.booked');
      return this.shapes.forClient(actor, row, manager);
    });
    this.mail.sendSoon();
    return answer;
  }

  /** @throws Refusal NOT_FOUND, CONFLICT when it ended, CONSULTATION_LATE, TIME_TAKEN, TOO_MANY */
  async move(actor: Actor, { id, startsAt }: Calls['move']): Promise<void> {
    await this.throttle.count(['book-user', actor.userId]);
    await this.dataSource.transaction(async (manager) => {
      const { row, side, expertId } = await this.held(manager, actor, id);
      wantMove(row, 'move', side);
      if (row.startsAt === instantOf(startsAt)) return;
      const span = await this.times.wanted(manager, expertId, startsAt, id);
      await this.times.take(manager, row, quartersOf(span));
      const moved = { ...span, sequence: row.sequence + 1, remindedAt: remindedFor(span.startsAt) };
      await manager.save(Object.assign(row, moved));
      await this.told.tell(manager, row, 'consultation.moved');
    });
    this.mail.sendSoon();
  }

  /** @throws Refusal NOT_FOUND, CONFLICT when it ended, CONSULTATION_LATE; INPUT_INVALID at reason, which an expert gives */
  async cancel(actor: Actor, { id, reason = '' }: Calls['cancel']): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { row, side } = await this.held(manager, actor, id);
      if (side === 'expert' && reason === '') {
        throw Refusal.fields('INPUT_INVALID', { path: 'reason', code: 'blank' });
      }
      wantMove(row, 'cancel', side);
      await this.end(manager, row, side, reason);
      const kind = side === 'expert' ? 'consultation.cancelled' : 'consultation.withdrawn';
      await this.told.tell(manager, row, kind, { reason });
    });
    this.mail.sendSoon();
  }

  /** It is not held: its time is free again. */
  async end(
    manager: EntityManager,
    row: Consultation,
    by: ConsultationSide | 'clock',
    reason: string,
  ): Promise<void> {
    await this.times.leave(manager, row.id);
    const state: ConsultationState = 'cancelled';
    const ended = { state, cancelledBy: by, reason, closedAt: now(), sequence: row.sequence + 1 };
    await manager.save(Object.assign(row, ended));
  }

  /** The expert's times first, then the consultation: in the same order as whoever books. */
  private async held(manager: EntityManager, actor: Actor, id: string) {
    const { row: seen } = await ownConsultation(manager, actor, id);
    // Of one whose expert has gone nothing is left to change.
    if (seen.expertId === null) throw new Refusal('CONFLICT');
    await heldConsulting(manager, seen.expertId);
    return { ...(await ownConsultation(manager, actor, id, 'hold')), expertId: seen.expertId };
  }
}

/** @throws Refusal CONFLICT, CONSULTATION_LATE, CONSULTATION_EARLY */
export function wantMove(row: Consultation, move: ConsultationMove, by: ConsultationSide): void {
  const after = consultationAfter(row, move, by, now());
  if ('to' in after) return;
  throw new Refusal(REFUSALS[after.not]);
}

const REFUSALS = { state: 'CONFLICT', late: 'CONSULTATION_LATE', early: 'CONSULTATION_EARLY' } as const;

/** Whoever books for tomorrow was told a moment ago when it is. */
const remindedFor = (startsAt: string): string | null =>
  between(now(), startsAt) <= REMIND_HOURS * HOUR ? now() : null;
