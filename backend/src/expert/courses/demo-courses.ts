import { addDays, LANGUAGES, type Day, type Texts } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { now } from '../../platform/time/clock';
import { Application } from '../applications/application.entity';
import { Course, CourseText } from './course.entity';

const TITLE: Texts = {
  uk: 'Чотири тижні збалансованих обідів',
  ru: 'Четыре недели сбалансированных обедов',
  en: 'Four weeks of balanced midday meals',
};

const SUMMARY: Texts = {
  uk: 'Щотижня готове меню, один список покупок і відповіді на запитання. Звичайні продукти, страви до 40 хвилин.',
  ru: 'Каждую неделю готовое меню, один список покупок и ответы на вопросы. Обычные продукты, блюда до 40 минут.',
  en: 'A ready menu every week, one grocery list and answers to your questions. Everyday food, dishes of up to 40 minutes.',
};

const STARTS_IN_DAYS = 7;

/** A published course with one participant. */
export async function fillCourses(
  manager: EntityManager,
  people: { expertId: string; participantId: string },
  monday: Day,
): Promise<void> {
  const [id, at] = [randomUUID(), now()];
  await manager.insert(Course, {
    id,
    expertId: people.expertId,
    state: 'published',
    startsOn: addDays(monday, STARTS_IN_DAYS),
    weeks: 4,
    seats: 12,
    createdAt: at,
  });
  await manager.insert(
    CourseText,
    LANGUAGES.map((language) => ({
      courseId: id,
      language,
      title: TITLE[language],
      summary: SUMMARY[language],
    })),
  );
  await manager.insert(Application, {
    id: randomUUID(),
    courseId: id,
    userId: people.participantId,
    state: 'accepted',
    reason: null,
    createdAt: at,
  });
}
