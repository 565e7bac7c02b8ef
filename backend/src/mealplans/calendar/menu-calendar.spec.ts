import { describe, expect, test } from '@jest/globals';
import { addDays, daysFrom, USUAL_MEAL_TIMES } from '@sytno/domain';
import { menuCalendar, type CalendarDish, type CalendarReader } from './menu-calendar';

const READER: CalendarReader = {
  householdId: 'ours',
  language: 'uk',
  timeZone: 'Europe/Kyiv',
  times: USUAL_MEAL_TIMES,
  address: 'https://sytno.test',
  stamp: '2026-11-29T08:00:00.000Z',
};
const dish = (given: Partial<CalendarDish> = {}): CalendarDish => ({
  date: '2026-11-30',
  mealType: 'dinner',
  name: 'Борщ',
  servings: 4,
  noCookingRequired: false,
  ...given,
});
/** Lines as they were before folding (RFC 5545, 3.1). */
const linesOf = (text: string): string[] => text.replace(/\r\n /g, '').split('\r\n');
const valuesOf = (text: string, name: string): string[] =>
  linesOf(text)
    .filter((line) => line.startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1));

describe('a menu as a calendar', () => {
  test('has an event a meal, named by its dishes, at the meal’s time on the reader’s clock', () => {
    const text = menuCalendar(
      [dish(), dish({ name: 'Узвар', servings: 2, noCookingRequired: true }), dish({ mealType: 'supper' })],
      READER,
    );
    expect(valuesOf(text, 'SUMMARY')).toEqual(['Обід: Борщ\\, Узвар', 'Вечеря: Борщ']);
    expect(valuesOf(text, 'DTSTART')).toEqual(['20261130T113000Z', '20261130T170000Z']);
    expect(valuesOf(text, 'DTEND')).toEqual(['20261130T120000Z', '20261130T173000Z']);
    expect(valuesOf(text, 'DESCRIPTION')[0]).toBe('Борщ (порцій: 4)\\nУзвар (уже приготовано)');
    expect(valuesOf(text, 'UID')).toEqual(['ours-2026-11-30-dinner@sytno', 'ours-2026-11-30-supper@sytno']);
  });

  test('is the same text for the same menu, and keeps a meal’s UID whatever is on the table', () => {
    expect(menuCalendar([dish()], READER)).toBe(menuCalendar([dish()], READER));
    const other = menuCalendar([dish({ name: 'Каша' })], { ...READER, language: 'en', timeZone: 'UTC' });
    expect(valuesOf(other, 'UID')).toEqual(valuesOf(menuCalendar([dish()], READER), 'UID'));
  });

  test.each([
    ['separators', 'Суп, густий; з \\ і "лапками"'],
    ['two lines', 'Суп\nBEGIN:VEVENT\r\nEND:VEVENT'],
    ['a long name', 'Дуже довга назва страви '.repeat(12).trim()],
    ['signs of four bytes', '🥕'.repeat(60)],
  ])('escapes and folds %s', (_, name) => {
    const text = menuCalendar([dish({ name })], READER);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(linesOf(text).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    const [summary = ''] = valuesOf(text, 'SUMMARY');
    const unescaped = summary.replace(/\\([\\;,nN])/g, (_all, sign: string) =>
      /n/i.test(sign) ? '\n' : sign,
    );
    expect(unescaped).toBe(`Обід: ${name.replace(/\r\n/g, '\n')}`);
  });

  test('without a dish is a calendar all the same', () => {
    const text = menuCalendar([], READER);
    expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
    expect(text).not.toContain('VEVENT');
  });

  test.each([
    ['America/Los_Angeles', ['20260328T203000Z', '20260329T203000Z', '20261024T203000Z', '20261025T203000Z']],
    ['Europe/Berlin', ['20260328T123000Z', '20260329T113000Z', '20261024T113000Z', '20261025T123000Z']],
    ['Africa/Nairobi', ['20260328T103000Z', '20260329T103000Z', '20261024T103000Z', '20261025T103000Z']],
    ['Pacific/Kiritimati', ['20260327T233000Z', '20260328T233000Z', '20261023T233000Z', '20261024T233000Z']],
  ])('is at half past one in %s over both clock changes', (timeZone, starts) => {
    const days = ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25'];
    const text = menuCalendar(
      days.map((date) => dish({ date })),
      { ...READER, timeZone },
    );
    expect(valuesOf(text, 'DTSTART')).toEqual(starts);
  });

  test('ends after midnight where a meal begins before it', () => {
    const times = { ...USUAL_MEAL_TIMES, supper: '23:45' };
    const text = menuCalendar([dish({ date: '2026-12-31', mealType: 'supper' })], {
      ...READER,
      times,
      timeZone: 'UTC',
    });
    expect([valuesOf(text, 'DTSTART'), valuesOf(text, 'DTEND')]).toEqual([
      ['20261231T234500Z'],
      ['20270101T001500Z'],
    ]);
  });

  test('holds a year of five meals of three dishes without losing one', () => {
    const meals = ['breakfast', 'morning-snack', 'dinner', 'afternoon-snack', 'supper'] as const;
    const dishes = daysFrom('2026-01-01', 365).flatMap((date) =>
      meals.flatMap((mealType) => [1, 2, 3].map((n) => dish({ date, mealType, name: `Страва ${n}` }))),
    );
    const text = menuCalendar(dishes, READER);
    expect(new Set(valuesOf(text, 'UID')).size).toBe(365 * 5);
    expect(valuesOf(text, 'DTSTART').at(-1)).toBe(
      `${addDays('2026-01-01', 364).replaceAll('-', '')}T170000Z`,
    );
  });
});
