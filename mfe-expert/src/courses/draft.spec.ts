import { expect, test } from '@jest/globals';
import { weekday } from '@sytno/domain';
import { contentOf, isWritten, newDraft, newTask, newWeek, sameContent, withLength, withWeek } from './draft';

const draft = newDraft('uk');

test('a new course begins on a Monday with four empty weeks', () => {
  expect(weekday(draft.startsOn ?? '')).toBe(1);
  expect(draft.weeks).toHaveLength(4);
  expect(draft.weeks.some(isWritten)).toBe(false);
});

test('what is sent has the languages it is written in, and no task without words', () => {
  const tasks = [newTask(), { ...newTask(), text: { uk: 'Взяти меню', en: 'Take it' } }];
  const written = withWeek({ ...draft, title: { uk: 'Обіди', en: 'Meals' } }, 0, (week) => ({
    ...week,
    tasks,
  }));
  const { title, weeks, languages } = contentOf(written);
  expect([title, languages]).toEqual([{ uk: 'Обіди' }, ['uk']]);
  expect(weeks[0]?.tasks).toEqual([{ id: null, text: { uk: 'Взяти меню' } }]);
  expect(contentOf({ ...written, languages: ['en', 'uk'] }).title).toEqual({ uk: 'Обіди', en: 'Meals' });
  expect(sameContent(written, { ...written, weeks: [...written.weeks] })).toBe(true);
  expect(sameContent(written, draft)).toBe(false);
});

test('each begins as he comes: no date is sent', () => {
  expect(contentOf({ ...draft, start: 'rolling' }).startsOn).toBeNull();
});

test('a course has one to twelve weeks, and its first ones stay', () => {
  expect(withLength(draft, 0).weeks).toEqual(draft.weeks.slice(0, 1));
  expect(withLength(draft, 99).weeks).toHaveLength(12);
  expect(withLength(draft, 6).weeks.slice(0, 4)).toEqual(draft.weeks);
  expect(isWritten({ ...newWeek(), title: { en: 'One' } })).toBe(true);
});
