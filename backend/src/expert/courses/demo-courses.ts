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
  en: 'A ready menu every week, one shopping list and answers to your questions. Everyday food, dishes of up to 40 minutes.',
};

const DESCRIPTION: Texts = {
  uk: 'Курс для тих, хто хоче обідати вдома смачно й різноманітно, але не має часу щодня вигадувати меню.\n\nЩопонеділка ви отримуєте готове меню на тиждень: сім обідів зі знайомих продуктів, кожен до 40 хвилин. Меню можна взяти до свого плану цілим, днями або окремими стравами, а список покупок складеться сам.\n\nУпродовж тижня можна ставити запитання: чим замінити продукт, як приготувати наперед, як нагодувати дітей тим самим обідом.',
  ru: 'Курс для тех, кто хочет обедать дома вкусно и разнообразно, но не может каждый день придумывать меню.\n\nКаждый понедельник вы получаете готовое меню на неделю: семь обедов из знакомых продуктов, каждый до 40 минут. Меню можно взять в свой план целиком, по дням или отдельными блюдами, а список покупок составится сам.\n\nВ течение недели можно задавать вопросы: чем заменить продукт, как приготовить заранее, как накормить детей тем же обедом.',
  en: 'A course for those who want good and varied midday meals at home and have no time to think of a menu every day.\n\nEvery Monday you get a ready menu for the week: seven meals of everyday food, each in up to 40 minutes. You can take it into your own plan whole, by day or by dish, and the shopping list makes itself.\n\nAll week long you can ask: what to use instead of an ingredient, what to cook ahead, how to feed children from the same pot.',
};

const NOTE = 'Готую для двох дітей, хочу планувати обіди на тиждень.';

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
      description: DESCRIPTION[language],
    })),
  );
  await manager.insert(Application, {
    id: randomUUID(),
    courseId: id,
    userId: people.participantId,
    state: 'accepted',
    note: NOTE,
    reason: null,
    language: 'uk',
    createdAt: at,
    closedAt: at,
  });
}
