import { Injectable } from '@nestjs/common';
import type { Outputs } from '@sytno/contract';
import { CONSENT_VERSION, consultationAfter } from '@sytno/domain';
import { DataSource, Not, type EntityManager } from 'typeorm';
import { People, Persons } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { Pictures } from '../../platform/pictures/pictures.service';
import { now } from '../../platform/time/clock';
import { profileOf } from '../practice/practice.service';
import { Consultation, Document, type Measuring } from './consultation.entity';
import { placeOf } from './consultation-told.service';

type Answers = Outputs['expert']['consultations'];
type ForClient = Answers['get'];
type ForExpert = Answers['record'];

/** So many others of the same two are named beside one. */
const OTHERS = 20;

/** Consultations as each side sees them: what the expert keeps for himself is named in one place alone. */
@Injectable()
export class ConsultationShapes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: People,
    private readonly persons: Persons,
    private readonly pictures: Pictures,
  ) {}

  /** Who an expert is; without an id nobody any more. */
  async head(manager: EntityManager, id: string | null): Promise<ForClient['expert']> {
    const expert = id === null ? undefined : (await this.persons.kindsOf([id], manager)).get(id);
    if (id === null || !expert)
      return { id: null, name: '', kind: 'nutritionist', checked: false, photo: null };
    const { pictureId, proofState } = await profileOf(manager, id);
    const photos = await this.pictures.photosOf([pictureId], manager);
    return { id, ...expert, checked: proofState === 'checked', photo: photos.get(pictureId ?? '') ?? null };
  }

  async forClient(
    actor: Pick<Actor, 'timeZone'>,
    row: Consultation,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ForClient> {
    const expert = row.expertId === null ? undefined : await this.people.placeOf(row.expertId, manager);
    return {
      ...(await this.common(manager, row)),
      expert: await this.head(manager, row.expertId),
      expertZone: expert?.timeZone ?? null,
      zone: actor.timeZone,
      measuring: row.measuring?.at ?? null,
      changeable: 'to' in consultationAfter(row, 'move', 'client', now()),
    };
  }

  async forExpert(
    actor: Actor,
    row: Consultation,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ForExpert> {
    const card = (await this.persons.cardsOf([row.clientId], manager)).get(row.clientId);
    return {
      ...(await this.common(manager, row)),
      expertId: actor.userId,
      client: {
        name: card?.name ?? '',
        avatar: card?.avatar ?? null,
        hidesNumbers: card?.hidesNumbers ?? false,
      },
      clientZone: card?.timeZone ?? actor.timeZone,
      zone: actor.timeZone,
      measuring: row.measuring !== null,
      privateNote: row.privateNote,
      begun: row.startsAt <= now(),
      active: allowed(actor, 'consultation.lead', { ownerId: actor.userId }),
    };
  }

  private async common(manager: EntityManager, row: Consultation) {
    const { id, clientId, expertId, cancelledBy, reason } = row;
    const documents = await manager.find(Document, {
      where: { consultationId: id },
      order: { at: 'ASC', id: 'ASC' },
    });
    const others =
      expertId === null
        ? []
        : await manager.find(Consultation, {
            where: { clientId, expertId, id: Not(id) },
            order: { startsAt: 'DESC', id: 'ASC' },
            take: OTHERS,
            select: { id: true, startsAt: true, state: true },
          });
    return {
      id,
      state: row.state,
      startsAt: row.startsAt,
      endsAt: row.endsAt,
      version: row.version,
      limitHours: row.limitHours,
      place: await placeOf(manager, expertId),
      question: row.question,
      record: {
        measurements: { ...NOT_MEASURED, ...row.measurements },
        goals: row.goals,
        plan: row.plan,
        conclusion: row.conclusion,
      },
      cancelled: cancelledBy === null ? null : { by: cancelledBy, reason },
      documents: documents.map(shownDocument),
      others: others.map((one) => ({ id: one.id, startsAt: one.startsAt, state: one.state })),
    };
  }
}

/** A consent to measurements that is given now. */
export const agreedBy = ({ language }: Pick<Actor, 'language'>): Measuring => ({
  at: now(),
  version: CONSENT_VERSION,
  language,
});

export const NOT_MEASURED = { weight: null, height: null, waist: null, hips: null, chest: null } as const;

export const shownDocument = ({ id, name, pictureId, bytes, by, at }: Document): Answers['attach'] => ({
  ...{ id, name, bytes, by, at },
  kind: pictureId === null ? 'pdf' : 'picture',
});
