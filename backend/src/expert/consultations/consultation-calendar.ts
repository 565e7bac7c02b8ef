import type { Language } from '@sytno/domain';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { CONSULTATION_WORDS } from './consultations.words';

/** A consultation as a calendar tells it. */
export interface CalendarConsultation {
  readonly id: string;
  readonly startsAt: string;
  readonly endsAt: string;
  /** Higher with every change, so that calendars take the newer word. */
  readonly sequence: number;
  readonly cancelled: boolean;
  /** Where it is held; '' when nobody said. */
  readonly place: string;
}

/** Whose calendar it is. */
export interface CalendarOwner {
  readonly language: Language;
  /** The name of the other side. */
  readonly other: string;
  readonly address: string;
  /** The sender of the mail, as 'Sytno <no-reply@sytno.example>'. */
  readonly from: string;
  /** The page of the consultation. */
  readonly link: string;
  /** ISO instant. */
  readonly stamp: string;
}

/**
 * One entry of a calendar as iCalendar text (RFC 5545, 5546): asked for, or taken out again. It keeps its UID through
 * every move. Neither side learns the other's address: the sender invites.
 */
export function consultationCalendar(
  { id, startsAt: start, endsAt: end, sequence, cancelled, place }: CalendarConsultation,
  { language, other, address, from, link, stamp }: CalendarOwner,
): string {
  const words = CONSULTATION_WORDS[language];
  const calendar = ical({
    prodId: { company: 'Sytno', product: 'Consultations', language: language.toUpperCase() },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    id: `consultation-${id}@sytno`,
    sequence,
    start,
    end,
    stamp,
    summary: words.title.replace('{name}', () => other),
    description: `${words.open}: ${link}`,
    ...(place !== '' && { location: place }),
    url: link,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: 'Sytno', email: /<([^>]+)>/.exec(from)?.[1] ?? from },
    attendees: [
      {
        email: address,
        rsvp: false,
        status: cancelled ? ICalAttendeeStatus.DECLINED : ICalAttendeeStatus.ACCEPTED,
        role: ICalAttendeeRole.REQ,
      },
    ],
  });
  return calendar.toString();
}
