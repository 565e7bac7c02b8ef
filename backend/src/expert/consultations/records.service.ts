import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import type { ConsultationSide } from '@sytno/domain';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Persons } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { MailService } from '../../platform/mail/mail.service';
import { now } from '../../platform/time/clock';
import { wantMove } from './bookings.service';
import { agreedBy, ConsultationShapes, NOT_MEASURED } from './consultation-shapes';
import { ConsultationTold } from './consultation-told.service';
import { Consultation } from './consultation.entity';
import { consultationAs, ledConsultation } from './own-consultation';

type Calls = Inputs['expert']['consultations'];
type Answers = Outputs['expert']['consultations'];

interface ListQuestion {
  readonly page: number;
  readonly pageSize: number;
  readonly side: ConsultationSide;
  readonly when: 'ahead' | 'past';
}

/** Consultations of both sides, and what is written down of them. */
@Injectable()
export class RecordsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly persons: Persons,
    private readonly shapes: ConsultationShapes,
    private readonly told: ConsultationTold,
    private readonly mail: MailService,
  ) {}

  /** Ahead are those that are booked, the next one first, also when nobody has concluded them yet. */
  async list(
    { userId, timeZone }: Actor,
    { page, pageSize, side, when }: ListQuestion,
  ): Promise<Answers['list']> {
    const { manager } = this.dataSource;
    const whose = side === 'client' ? { clientId: userId } : { expertId: userId };
    const [rows, count] = await manager.findAndCount(Consultation, {
      where: { ...whose, state: when === 'ahead' ? 'booked' : In(['concluded', 'cancelled']) },
      order: { startsAt: when === 'ahead' ? 'ASC' : 'DESC', id: 'ASC' },
      skip: (page - 1) * pageSize,
      take: pageSize,
    });
    const otherOf = (row: Consultation) => (side === 'client' ? row.expertId : row.clientId);
    const cards = await this.persons.cardsOf(rows.flatMap((row) => otherOf(row) ?? []));
    return {
      items: rows.map((row) => {
        const card = cards.get(otherOf(row) ?? '');
        const { id, state, startsAt, endsAt } = row;
        const other = card ? { name: card.name, avatar: card.avatar } : null;
        return { id, state, startsAt, endsAt, side, other, timeZone: card?.timeZone ?? null };
      }),
      count,
      kind: (await this.persons.expertOf(userId))?.kind ?? null,
      zone: timeZone,
    };
  }

  /** @throws Refusal NOT_FOUND unless the actor is its client */
  async get(actor: Actor, { id }: Calls['get']): Promise<Answers['get']> {
    const { manager } = this.dataSource;
    return this.shapes.forClient(actor, await consultationAs(manager, actor, 'client', id));
  }

  /** @throws Refusal NOT_FOUND unless the actor is its expert */
  async record(actor: Actor, { id }: Calls['record']): Promise<Answers['record']> {
    const { manager } = this.dataSource;
    return this.shapes.forExpert(actor, await consultationAs(manager, actor, 'expert', id));
  }

  /** The record's version stays: its expert may just be writing. @throws Refusal NOT_FOUND; CONFLICT when it ended */
  async ask(actor: Actor, { id, question = '' }: Calls['ask']): Promise<Answers['ask']> {
    return this.dataSource.transaction(async (manager) => {
      const row = await consultationAs(manager, actor, 'client', id, 'hold');
      if (row.state !== 'booked') {
        throw new Refusal('CONFLICT', { current: await this.shapes.forClient(actor, row, manager) });
      }
      await manager.save(Object.assign(row, { question }));
      await this.told.touch(manager, row);
      return this.shapes.forClient(actor, row, manager);
    });
  }

  /** Taking it back removes what was measured. @throws Refusal NOT_FOUND */
  async measure(actor: Actor, { id, given }: Calls['measure']): Promise<Answers['measure']> {
    return this.dataSource.transaction(async (manager) => {
      const row = await consultationAs(manager, actor, 'client', id, 'hold');
      const agreed = { measuring: row.measuring ?? agreedBy(actor) };
      const changed = given ? agreed : { measuring: null, measurements: NOT_MEASURED };
      await manager.save(Object.assign(row, changed));
      await this.told.touch(manager, row);
      return this.shapes.forClient(actor, row, manager);
    });
  }

  /** @throws Refusal NOT_FOUND, EXPERT_REQUIRED; CONSENT_REQUIRED for measurements; CONFLICT with what stands now when it was changed or cancelled */
  async save(actor: Actor, { id, version, ...input }: Calls['saveRecord']): Promise<Answers['saveRecord']> {
    return this.dataSource.transaction(async (manager) => {
      const row = await ledConsultation(manager, actor, id);
      if (row.version !== version || row.state === 'cancelled') {
        throw new Refusal('CONFLICT', { current: await this.shapes.forExpert(actor, row, manager) });
      }
      const measured = Object.values(input.measurements).some((value) => value !== null);
      if (measured && row.measuring === null) throw new Refusal('CONSENT_REQUIRED');
      const { measurements, goals = '', plan = '', conclusion = '', privateNote = '' } = input;
      await this.store(manager, Object.assign(row, { measurements, goals, plan, conclusion, privateNote }));
      return this.shapes.forExpert(actor, row, manager);
    });
  }

  /** @throws Refusal as `save`; CONSULTATION_EARLY; INPUT_INVALID at conclusion while there is none */
  async conclude(actor: Actor, { id, version }: Calls['conclude']): Promise<Answers['conclude']> {
    const answer = await this.dataSource.transaction(async (manager) => {
      const row = await ledConsultation(manager, actor, id);
      if (row.version !== version) {
        throw new Refusal('CONFLICT', { current: await this.shapes.forExpert(actor, row, manager) });
      }
      wantMove(row, 'conclude', 'expert');
      if (row.conclusion === '') {
        throw Refusal.fields('INPUT_INVALID', { path: 'conclusion', code: 'blank' });
      }
      await this.store(manager, Object.assign(row, { state: 'concluded' as const, closedAt: now() }));
      await this.told.tell(manager, row, 'consultation.concluded', { sides: ['client'] });
      return this.shapes.forExpert(actor, row, manager);
    });
    this.mail.sendSoon();
    return answer;
  }

  private async store(manager: EntityManager, row: Consultation): Promise<void> {
    await manager.save(Object.assign(row, { version: row.version + 1 }));
    await this.told.touch(manager, row);
  }
}
