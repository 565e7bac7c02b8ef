import { describe, expect, test } from '@jest/globals';
import { minutesAfter } from '../time/day';
import {
  CONSULTATION_AUDIENCES,
  CONSULTATION_MOVES,
  CONSULTATION_STATES,
  consultationAfter,
  freeTimes,
  isHeldOn,
  mayBook,
  quartersOf,
  timesADay,
  timesOn,
  type ConsultationMove,
  type OfferedTimes,
} from './index';

const AT = '2026-12-01T10:00:00.000Z';
const standing = (hours: number, state: (typeof CONSULTATION_STATES)[number] = 'booked') => ({
  state,
  startsAt: minutesAfter(AT, hours * 60),
  limitHours: 24,
});

describe('a consultation', () => {
  test.each([
    ['move', 'client', 24, { to: 'booked' }],
    ['move', 'client', 23, { not: 'late' }],
    ['move', 'expert', 1, { to: 'booked' }],
    ['move', 'expert', 0, { not: 'late' }],
    ['cancel', 'client', 30, { to: 'cancelled' }],
    ['cancel', 'client', 2, { not: 'late' }],
    ['cancel', 'client', -1, { not: 'late' }],
    ['cancel', 'expert', 1, { to: 'cancelled' }],
    ['cancel', 'expert', -1, { to: 'cancelled' }],
    ['cancel', 'clock', 1, { to: 'cancelled' }],
    ['conclude', 'expert', 1, { not: 'early' }],
    ['conclude', 'expert', 0, { to: 'concluded' }],
    ['conclude', 'client', -1, { not: 'state' }],
    ['move', 'clock', 48, { not: 'state' }],
  ] as const)('%s by the %s %d hours before it begins', (move, by, hours, result) => {
    expect(consultationAfter(standing(hours), move, by, AT)).toEqual(result);
  });

  test('without a limit is changed by its client until it begins', () => {
    const free = { ...standing(1), limitHours: 0 };
    expect(consultationAfter(free, 'move', 'client', AT)).toEqual({ to: 'booked' });
    expect(consultationAfter({ ...standing(0), limitHours: 0 }, 'cancel', 'client', AT)).toEqual({
      not: 'late',
    });
  });

  test('that ended stays ended', () => {
    for (const state of CONSULTATION_STATES.filter((one) => one !== 'booked')) {
      for (const move of Object.keys(CONSULTATION_MOVES) as ConsultationMove[]) {
        for (const by of ['client', 'expert', 'clock'] as const) {
          expect(consultationAfter(standing(100, state), move, by, AT)).toEqual({ not: 'state' });
        }
      }
    }
  });
});

test.each([
  ['courses', [false, false, true, true]],
  ['groups', [false, true, false, true]],
  ['led', [false, true, true, true]],
  ['everybody', [true, true, true, true]],
] as const)('%s are those who may book', (audience, may) => {
  const people = [false, true].flatMap((course) => [false, true].map((group) => ({ course, group })));
  expect(people.map((one) => mayBook(audience, one))).toEqual(may);
  expect(CONSULTATION_AUDIENCES).toHaveLength(4);
});

const offer = (given: Partial<OfferedTimes> = {}): OfferedTimes => ({
  ...{ id: 'a', day: '2026-03-22', weekly: true, until: null, from: '10:00', to: '12:00', minutes: 45 },
  ...{ timeZone: 'Europe/Kyiv', skipped: [] },
  ...given,
});

describe('offered times', () => {
  test('are held on one day, or every week from the first to the last but for what is left out', () => {
    const held = (of: OfferedTimes) =>
      ['2026-03-15', '2026-03-22', '2026-03-23', '2026-03-29', '2026-04-05'].filter((day) =>
        isHeldOn(of, day),
      );
    expect(held(offer({ weekly: false }))).toEqual(['2026-03-22']);
    expect(held(offer())).toEqual(['2026-03-22', '2026-03-29', '2026-04-05']);
    expect(held(offer({ until: '2026-03-29' }))).toEqual(['2026-03-22', '2026-03-29']);
    expect(held(offer({ skipped: ['2026-03-29'] }))).toEqual(['2026-03-22', '2026-04-05']);
  });

  test('follow one another as long as they end in time', () => {
    const [first, second, ...more] = timesOn(offer(), '2026-03-22');
    expect(first).toEqual({ startsAt: '2026-03-22T08:00:00.000Z', endsAt: '2026-03-22T08:45:00.000Z' });
    expect(second?.startsAt).toBe('2026-03-22T08:45:00.000Z');
    expect(more).toEqual([]);
    expect(timesADay(offer())).toBe(2);
    expect(timesADay(offer({ to: '10:15' }))).toBe(0);
  });

  test.each([
    // A week before, and after, clocks were changed: the same hour there, another one in UTC.
    ['Europe/Kyiv', '2026-03-22', '2026-03-22T08:00:00.000Z', '2026-03-29T07:00:00.000Z'],
    ['Europe/Kyiv', '2026-10-18', '2026-10-18T07:00:00.000Z', '2026-10-25T08:00:00.000Z'],
    ['America/New_York', '2026-03-01', '2026-03-01T15:00:00.000Z', '2026-03-08T14:00:00.000Z'],
    ['Asia/Tokyo', '2026-03-22', '2026-03-22T01:00:00.000Z', '2026-03-29T01:00:00.000Z'],
  ])('are at ten in %s before and after clocks are changed', (timeZone, day, before, after) => {
    const weekly = offer({ day, timeZone, to: '10:45' });
    const span = {
      startsAt: `${day}T00:00:00.000Z`,
      endsAt: minutesAfter(`${day}T00:00:00.000Z`, 8 * 1_440),
    };
    expect(freeTimes([weekly], [], span).map(({ startsAt }) => startsAt)).toEqual([before, after]);
  });

  test('that the clocks leave out are none, and those they show twice are once', () => {
    const night = offer({ from: '02:00', to: '05:00', minutes: 60 });
    // 03:00 to 04:00 is not there on 29 March, and is there twice on 25 October.
    expect(timesOn(night, '2026-03-29').map(({ startsAt }) => startsAt.slice(11, 16))).toEqual([
      '00:00',
      '01:00',
    ]);
    expect(timesOn(night, '2026-10-25').map(({ startsAt }) => startsAt.slice(11, 16))).toEqual([
      '23:00',
      '00:00',
      '02:00',
    ]);
  });

  test('are free unless something taken overlaps them; two at once are one', () => {
    const span = { startsAt: '2026-03-22T00:00:00.000Z', endsAt: '2026-03-23T00:00:00.000Z' };
    const taken = { startsAt: '2026-03-22T08:30:00.000Z', endsAt: '2026-03-22T09:15:00.000Z' };
    expect(freeTimes([offer()], [taken], span)).toEqual([]);
    const after = { ...taken, startsAt: '2026-03-22T08:45:00.000Z' };
    expect(freeTimes([offer()], [after], span).map(({ startsAt }) => startsAt)).toEqual([
      '2026-03-22T08:00:00.000Z',
    ]);
    const longer = offer({ id: 'b', minutes: 60 });
    expect(freeTimes([offer(), longer], [], span).map(({ endsAt }) => endsAt.slice(11, 16))).toEqual([
      '09:00',
      '09:30',
      '10:00',
    ]);
  });

  test('take every quarter of an hour from their beginning to their end', () => {
    const quarters = quartersOf({ startsAt: '2026-03-22T08:00:00.000Z', endsAt: '2026-03-22T08:45:00.000Z' });
    expect(quarters.map((at) => at.slice(14, 16))).toEqual(['00', '15', '30']);
  });
});
