import type { Language } from '@sytno/domain';
import type { TextTree } from '@sytno/kit';
import type { LaterWords } from '@sytno/kit/ui';

/** The words of writing a course, of what is in it, and of its review: they come with those parts. */
export const COURSE_TEXTS = 'expert-courses';

const FILES = {
  uk: () => import(/* webpackChunkName: "course-texts-uk" */ '../texts/courses.uk').then((file) => file.uk),
  ru: () => import(/* webpackChunkName: "course-texts-ru" */ '../texts/courses.ru').then((file) => file.ru),
  en: () => import(/* webpackChunkName: "course-texts-en" */ '../texts/courses.en').then((file) => file.en),
};

/** Those words, for the parts that bring them along. */
export const COURSE_WORDS: LaterWords = {
  namespace: COURSE_TEXTS,
  load: (lng: Language): Promise<TextTree> => FILES[lng](),
};
