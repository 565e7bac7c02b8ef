import { Inject, Injectable } from '@nestjs/common';
import type { NoticeKind } from '@sytno/contract';
import type { ConsultationSide } from '@sytno/domain';
import type { EntityManager } from 'typeorm';
import { Notices, People } from '../../account';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.token';
import { Live } from '../../platform/live/live.service';
import { now } from '../../platform/time/clock';
import { momentWords } from '../../platform/time/day-words';
import { consultationCalendar } from './consultation-calendar';
import { Consulting, type Consultation } from './consultation.entity';
import { CONSULTATION_WORDS } from './consultations.words';

type Kind = Extract<NoticeKind, `consultation.${string}`>;

/** Which sides are told; both unless said. */
interface Telling {
  readonly sides?: readonly ConsultationSide[];
  /** Left out where an account went: the words say so. */
  readonly reason?: string;
  /** Where the notice leads; the consultation's page unless said. */
  readonly link?: string;
}

/** Kinds whose mails change nothing in a calendar. */
const WITHOUT_CALENDAR: readonly Kind[] = ['consultation.concluded'];

/** Tells both sides of a consultation what happened, each in his language and by his clock, with the entry for his calendar. */
@Injectable()
export class ConsultationTold {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly notices: Notices,
    private readonly people: People,
    private readonly live: Live,
  ) {}

  async tell(
    manager: EntityManager,
    consultation: Consultation,
    kind: Kind,
    { sides = ['client', 'expert'], reason, link }: Telling = {},
  ): Promise<void> {
    const { id, expertId, clientId, startsAt } = consultation;
    const names = await this.people.namesOf([clientId, ...(expertId === null ? [] : [expertId])], manager);
    const place = await placeOf(manager, expertId);
    for (const side of sides) {
      const userId = side === 'client' ? clientId : expertId;
      const reader = userId === null ? undefined : await this.people.placeOf(userId, manager);
      if (userId === null || !reader) continue;
      const { language, timeZone } = reader;
      const words = CONSULTATION_WORDS[language];
      const otherId = side === 'client' ? expertId : clientId;
      const person = names.get(otherId ?? '') || words.nameless;
      const values: Record<string, string> = { person, when: momentWords(startsAt, language, timeZone) };
      if (kind === 'consultation.cancelled') values['reason'] = reason ?? words.gone;
      const path = link ?? `/user/consultations/${id}${side === 'expert' ? '?side=expert' : ''}`;
      const entry = { ...pickedOf(consultation), place };
      const calendar = (address: string): string =>
        consultationCalendar(entry, {
          ...{ language, other: person, address, from: this.config.mailFrom, stamp: now() },
          link: `${this.config.publicUrl}/${language}${path}`,
        });
      const brings = WITHOUT_CALENDAR.includes(kind) ? undefined : calendar;
      await this.notices.tell(userId, kind, values, path, manager, brings);
    }
    await this.touch(manager, consultation);
  }

  /** Pages of both sides ask again. */
  async touch(
    manager: EntityManager,
    { clientId, expertId }: Pick<Consultation, 'clientId' | 'expertId'>,
  ): Promise<void> {
    for (const userId of [clientId, expertId]) {
      if (userId !== null) await this.live.touched({ userId }, ['expert.consultations'], manager);
    }
  }
}

const pickedOf = ({ id, startsAt, endsAt, sequence, state }: Consultation) => ({
  id,
  startsAt,
  endsAt,
  sequence,
  cancelled: state === 'cancelled',
});

/** Where an expert consults; '' when he did not say. */
export async function placeOf(manager: EntityManager, expertId: string | null): Promise<string> {
  if (expertId === null) return '';
  return (await manager.findOneBy(Consulting, { userId: expertId }))?.place ?? '';
}
