import type { Inputs } from '@sytno/contract';
import type { CourseWords, Language } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { In, type EntityManager } from 'typeorm';
import { CourseText, CourseWeek, LessonPicture, LessonText, Task, type Course } from './course.entity';

/** What an expert writes. */
export type CourseContent = Inputs['expert']['courses']['create'];
type WrittenWeek = CourseContent['weeks'][number];

/** A week as it stands. */
interface StoredWeek {
  readonly title: CourseWords;
  readonly text: CourseWords;
  readonly pictures: readonly { readonly id: string; readonly caption: CourseWords }[];
  readonly tasks: readonly { readonly id: string; readonly text: CourseWords }[];
  readonly templateId: string | null;
}

export interface StoredContent {
  readonly title: CourseWords;
  readonly summary: CourseWords;
  readonly description: CourseWords;
  readonly price: CourseWords;
  readonly weeks: readonly StoredWeek[];
}

const wordsOf = <Row extends { language: Language }>(
  rows: readonly Row[],
  word: (row: Row) => string,
): CourseWords => Object.fromEntries(rows.map((row) => [row.language, word(row)]));

/** All that is written of a course, with as many questions for many weeks as for one. */
export async function contentOf(manager: EntityManager, { id, weeks }: Course): Promise<StoredContent> {
  const of = { where: { courseId: id } };
  const texts = await manager.find(CourseText, of);
  const rows = await manager.find(CourseWeek, of);
  const lessons = await manager.find(LessonText, of);
  const pictures = await manager.find(LessonPicture, { ...of, order: { week: 'ASC', position: 'ASC' } });
  const tasks = await manager.find(Task, { ...of, order: { week: 'ASC', position: 'ASC' } });
  return {
    title: wordsOf(texts, ({ title }) => title),
    summary: wordsOf(texts, ({ summary }) => summary),
    description: wordsOf(texts, ({ description }) => description),
    price: wordsOf(texts, ({ price }) => price),
    weeks: Array.from({ length: weeks }, (_, number): StoredWeek => {
      const week = number + 1;
      const own = lessons.filter((lesson) => lesson.week === week);
      return {
        title: wordsOf(own, ({ title }) => title),
        text: wordsOf(own, ({ text }) => text),
        pictures: pictures
          .filter((picture) => picture.week === week)
          .map(({ pictureId, caption }) => ({ id: pictureId, caption })),
        tasks: tasks.filter((task) => task.week === week).map((task) => ({ id: task.id, text: task.words })),
        templateId: rows.find((row) => row.week === week)?.templateId ?? null,
      };
    }),
  };
}

/**
 * Puts these words, pictures and tasks instead of those that stood there. A task keeps its id, and so its ticks.
 *
 * @returns templates of weeks that are no more
 */
export async function writeContent(
  manager: EntityManager,
  courseId: string,
  content: CourseContent,
): Promise<string[]> {
  const { languages, weeks } = content;
  await manager.delete(CourseText, { courseId });
  await manager.delete(LessonText, { courseId });
  await manager.delete(LessonPicture, { courseId });
  await manager.insert(
    CourseText,
    languages.map((language) => ({
      courseId,
      language,
      title: content.title[language] ?? '',
      summary: content.summary[language] ?? '',
      description: content.description[language] ?? '',
      price: content.price[language] ?? '',
    })),
  );
  const lessons = weeks.flatMap(({ title, text }, at) =>
    languages.map((language) => ({
      ...{ courseId, week: at + 1, language },
      ...{ title: title[language] ?? '', text: text[language] ?? '' },
    })),
  );
  await manager.insert(LessonText, lessons);
  const pictures = weeks.flatMap((week, at) =>
    week.pictures.map(({ id, caption }, position) => ({
      ...{ courseId, week: at + 1, position, pictureId: id, caption },
    })),
  );
  if (pictures.length > 0) await manager.insert(LessonPicture, pictures);
  await writeTasks(manager, courseId, weeks);
  return writeWeeks(manager, courseId, weeks.length);
}

async function writeTasks(
  manager: EntityManager,
  courseId: string,
  weeks: readonly WrittenWeek[],
): Promise<void> {
  const there = new Set((await manager.findBy(Task, { courseId })).map(({ id }) => id));
  const rows = weeks.flatMap((week, at) =>
    week.tasks.map(({ id, text }, position) => {
      // The same id twice is two tasks.
      const known = id !== null && there.delete(id);
      return { id: known ? id : randomUUID(), courseId, week: at + 1, position, words: text };
    }),
  );
  if (there.size > 0) await manager.delete(Task, { id: In([...there]) });
  if (rows.length > 0) await manager.upsert(Task, rows, ['id']);
}

async function writeWeeks(manager: EntityManager, courseId: string, count: number): Promise<string[]> {
  const there = await manager.findBy(CourseWeek, { courseId });
  const gone = there.filter(({ week }) => week > count);
  for (const { week } of gone) await manager.delete(CourseWeek, { courseId, week });
  const known = new Set(there.map(({ week }) => week));
  const fresh = Array.from({ length: count }, (_, number) => number + 1).filter((week) => !known.has(week));
  if (fresh.length > 0) {
    await manager.insert(
      CourseWeek,
      fresh.map((week) => ({ courseId, week, templateId: null })),
    );
  }
  return gone.flatMap(({ templateId }) => templateId ?? []);
}
