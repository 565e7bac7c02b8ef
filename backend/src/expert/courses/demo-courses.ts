import { APPLY_CONSENTS, APPLY_CONSENTS_VERSION, LANGUAGES, type Day, type Texts } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { beginKept } from '../../mealplans';
import { now } from '../../platform/time/clock';
import { seedId, weekDishes } from '../../recipes';
import { Application } from '../applications/application.entity';
import { happened } from '../applications/moved';
import { writeContent } from './course-rows';
import { Course, CourseWeek } from './course.entity';
import { DEMO_LESSONS } from './demo-lessons';
import { DEMO_MENUS } from './demo-menus';

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

const PRICE: Texts = {
  uk: '1 200 ₴ за чотири тижні, оплата напряму фахівцю',
  ru: '1 200 ₴ за четыре недели, оплата напрямую специалисту',
  en: '₴1,200 for four weeks, paid to the expert directly',
};

const NOTE = 'Готую для двох дітей, хочу планувати обіди на тиждень.';

/** A published course that has just begun, with its lessons and menus, and one participant. */
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
    start: 'fixed',
    startsOn: monday,
    weeks: DEMO_LESSONS.length,
    seats: 12,
    languages: [...LANGUAGES],
    pictureId: null,
    version: 1,
    reason: null,
    changed: false,
    submittedAt: null,
    createdAt: at,
    closedAt: null,
  });
  await writeContent(manager, id, {
    languages: [...LANGUAGES],
    title: TITLE,
    summary: SUMMARY,
    description: DESCRIPTION,
    price: PRICE,
    pictureId: null,
    start: 'fixed',
    startsOn: monday,
    seats: 12,
    weeks: DEMO_LESSONS.map(({ title, text, tasks }) => ({
      title,
      text,
      pictures: [],
      tasks: tasks.map((task) => ({ id: null, text: task })),
    })),
  });
  await fillMenus(manager, id, people.expertId);
  const applicationId = randomUUID();
  await manager.insert(Application, {
    id: applicationId,
    courseId: id,
    userId: people.participantId,
    state: 'accepted',
    note: NOTE,
    reason: null,
    language: 'uk',
    consents: [...APPLY_CONSENTS],
    consentsVersion: APPLY_CONSENTS_VERSION,
    listedAt: null,
    startsOn: null,
    createdAt: at,
    closedAt: at,
  });
  await happened(manager, applicationId, 'apply', 'pending', NOTE);
  await happened(manager, applicationId, 'accept', 'accepted', '');
}

/** Dishes that the catalogue does not have are left out. */
async function fillMenus(manager: EntityManager, courseId: string, ownerId: string): Promise<void> {
  const known = new Set((await weekDishes(manager)).map((dish) => dish.id));
  for (const [at, dishes] of DEMO_MENUS.entries()) {
    const items = dishes
      .map(({ slug, ...place }) => ({ ...place, recipeId: seedId('recipe', slug), servings: 1, grams: null }))
      .filter(({ recipeId }) => known.has(recipeId));
    const week = at + 1;
    const name = `${TITLE.uk} · ${String(week)}`;
    const templateId = await beginKept(manager, { ownerId, name, language: 'uk' }, items);
    await manager.update(CourseWeek, { courseId, week }, { templateId });
  }
}
