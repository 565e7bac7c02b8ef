import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { Departures } from '../../platform/own-data/departures';
import { OwnData, rowsBy, type OwnPart } from '../../platform/own-data/own-data';
import { BookingsService } from './bookings.service';
import { ConsultationTold } from './consultation-told.service';
import { Consultation } from './consultation.entity';
import { DocumentsService } from './documents.service';

const DOCUMENTS = `
  (select json_agg(json_build_object('name', d.name, 'by', d."by", 'bytes', d.bytes, 'at', d.at) order by d.at)
     from exp_document d where d.consultation_id = c.id) "documents"`;

const PARTS: readonly OwnPart[] = [
  {
    name: 'consultations',
    tells: ['exp_consultation.client_id'],
    rows: rowsBy(
      `select (select u.name from acc_user u where u.id = c.expert_id) "expert", c.state, c.starts_at "startsAt",
              c.ends_at "endsAt", c.question, c.measuring, c.measurements, c.goals, c.plan, c.conclusion,
              c.cancelled_by "cancelledBy", c.reason, c.created_at "createdAt", c.closed_at "closedAt", ${DOCUMENTS}
         from exp_consultation c where c.client_id = $1 order by c.starts_at`,
    ),
  },
  {
    // What an expert wrote himself; what his clients told him is theirs.
    name: 'consultations-given',
    tells: ['exp_consultation.expert_id'],
    rows: rowsBy(
      `select c.state, c.starts_at "startsAt", c.ends_at "endsAt", c.goals, c.plan, c.conclusion,
              c.private_note "privateNote", c.created_at "createdAt", c.closed_at "closedAt"
         from exp_consultation c where c.expert_id = $1 order by c.starts_at`,
    ),
  },
  {
    name: 'consultation-times',
    tells: ['exp_offer.expert_id'],
    rows: rowsBy(
      `select day, weekly, until, "from", "to", minutes, time_zone "timeZone", skipped
         from exp_offer where expert_id = $1 order by day, "from"`,
    ),
  },
  {
    name: 'consulting',
    tells: ['exp_consulting.user_id'],
    rows: rowsBy(
      `select audience, limit_hours "limitHours", about, place from exp_consulting where user_id = $1`,
    ),
  },
];

/** Says what of consultations is somebody's own, and what becomes of them when he leaves. */
@Injectable()
export class ConsultationsOwnData implements OnModuleInit {
  constructor(
    private readonly ownData: OwnData,
    private readonly departures: Departures,
    private readonly bookings: BookingsService,
    private readonly documents: DocumentsService,
    private readonly told: ConsultationTold,
  ) {}

  onModuleInit(): void {
    this.ownData.learn(PARTS, {
      'exp_taken.expert_id': 'which of his times are taken follows from his consultations',
    });
    this.departures.learn({ leave: (manager, { userId }) => this.leave(manager, userId) });
  }

  /**
   * Whoever leaves takes what is ahead along, and the other side is told. A client's records go with his account; of
   * an expert's what his clients see stays theirs, and what he kept for himself goes.
   */
  private async leave(manager: EntityManager, userId: string): Promise<void> {
    for (const whose of [{ clientId: userId, expertId: Not(IsNull()) }, { expertId: userId }]) {
      for (const row of await manager.findBy(Consultation, { ...whose, state: 'booked' })) {
        await this.bookings.end(manager, row, 'clock', '');
        const [kind, sides] =
          row.clientId === userId
            ? (['consultation.withdrawn', ['expert']] as const)
            : (['consultation.cancelled', ['client']] as const);
        // A client's page of it goes with him.
        const link = row.clientId === userId ? { link: '/user/consultations' } : {};
        await this.told.tell(manager, row, kind, { sides, ...link });
      }
    }
    await manager.update(Consultation, { expertId: userId }, { privateNote: '' });
    await this.documents.forget(manager, userId);
  }
}
