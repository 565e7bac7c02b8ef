import { expect, test } from '@jest/globals';
import { missingInCourse, readIn } from './content';

test.each([
  [{ uk: 'а', en: 'b' }, 'en', 'b'],
  [{ uk: 'а', en: '' }, 'en', 'а'],
  [{ ru: 'в' }, 'en', 'в'],
  [{}, 'uk', ''],
] as const)('words %j are read in %s as “%s”', (words, language, text) => {
  expect(readIn(words, language)).toBe(text);
});

test('a course is handed in with all its words in all its languages and a menu each week', () => {
  const whole = { uk: 'є', en: 'there' };
  const week = { title: whole, text: whole, dishes: 3 };
  const course = {
    languages: ['uk', 'en'] as const,
    title: whole,
    summary: whole,
    description: whole,
    weeks: [week, week],
  };
  expect(missingInCourse(course)).toEqual([]);
  expect(
    missingInCourse({
      ...course,
      summary: { uk: 'є', en: ' ' },
      weeks: [
        { ...week, text: {} },
        { ...week, dishes: 0 },
      ],
    }),
  ).toEqual(['summary.en', 'weeks.0.text.uk', 'weeks.0.text.en', 'weeks.1.menu']);
});
