import { expect, test } from '@jest/globals';
import { consultationCalendar, type CalendarConsultation } from './consultation-calendar';

const ENTRY: CalendarConsultation = {
  id: 'one',
  startsAt: '2026-12-07T08:00:00.000Z',
  endsAt: '2026-12-07T08:45:00.000Z',
  sequence: 0,
  cancelled: false,
  place: 'Вул. Садова, 3; кв. 1',
};
const textOf = (given: Partial<CalendarConsultation> = {}) =>
  consultationCalendar(
    { ...ENTRY, ...given },
    {
      ...{ language: 'uk', other: 'Ірина', address: 'anna@sytno.test', from: 'Sytno <no-reply@sytno.test>' },
      link: 'https://sytno.test/uk/user/consultations/one',
      stamp: '2026-12-01T08:00:00.000Z',
    },
  )
    .replace(/\r\n /g, '')
    .split('\r\n');

test('a consultation is asked for with its time, place and sides', () => {
  expect(textOf()).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      'UID:consultation-one@sytno',
      'SEQUENCE:0',
      'DTSTART:20261207T080000Z',
      'DTEND:20261207T084500Z',
      'SUMMARY:Консультація: Ірина',
      'LOCATION:Вул. Садова\\, 3\\; кв. 1',
      'STATUS:CONFIRMED',
      'ORGANIZER;CN="Sytno":mailto:no-reply@sytno.test',
    ]),
  );
  expect(textOf().find((line) => line.startsWith('ATTENDEE'))).toMatch(/mailto:anna@sytno.test/i);
});

test('moved it is the same entry in a higher edition, cancelled it is taken out', () => {
  const moved = textOf({
    sequence: 1,
    startsAt: '2026-12-08T08:00:00.000Z',
    endsAt: '2026-12-08T08:45:00.000Z',
  });
  expect(moved).toEqual(
    expect.arrayContaining(['METHOD:REQUEST', 'UID:consultation-one@sytno', 'SEQUENCE:1']),
  );
  expect(textOf({ sequence: 2, cancelled: true })).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'UID:consultation-one@sytno', 'SEQUENCE:2', 'STATUS:CANCELLED']),
  );
});
