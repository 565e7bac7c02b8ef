import { LANGUAGES, type Language } from '../language';

/** Words in the languages that a course is written in. */
export type CourseWords = Readonly<Partial<Record<Language, string>>>;

/** In which language a reader gets a text: his own, else Ukrainian, else the first there is. */
export function readIn(words: CourseWords, language: Language): string {
  const found = [language, 'uk' as const, ...LANGUAGES].map((one) => words[one]);
  return found.find((text) => text !== undefined && text !== '') ?? '';
}

/** What a course must have before it is handed in; a place each, as the form names it. */
export interface CourseToSubmit {
  readonly languages: readonly Language[];
  readonly title: CourseWords;
  readonly summary: CourseWords;
  readonly description: CourseWords;
  /** In the order of the weeks. */
  readonly weeks: readonly {
    readonly title: CourseWords;
    readonly text: CourseWords;
    readonly dishes: number;
  }[];
}

/** What is missing before it can be handed in: places such as `weeks.0.text.uk`, or `weeks.1.menu`. */
export function missingInCourse(course: CourseToSubmit): string[] {
  const { languages, weeks } = course;
  const blank = (path: string, words: CourseWords) =>
    languages.filter((one) => (words[one] ?? '').trim() === '').map((one) => `${path}.${one}`);
  return [
    ...(['title', 'summary', 'description'] as const).flatMap((field) => blank(field, course[field])),
    ...weeks.flatMap(({ title, text, dishes }, at) => [
      ...blank(`weeks.${String(at)}.title`, title),
      ...blank(`weeks.${String(at)}.text`, text),
      ...(dishes === 0 ? [`weeks.${String(at)}.menu`] : []),
    ]),
  ];
}
