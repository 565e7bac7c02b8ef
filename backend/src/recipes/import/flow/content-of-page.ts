import type { ImportPart } from '@sytno/contract';
import {
  LANGUAGES,
  RECIPE_LIMITS,
  stepTimes,
  type Language,
  type RecipeContent,
  type Words,
  type WrittenStage,
} from '@sytno/domain';
import type { PageRecipe } from '../page';
import { categoryOf, type CategoryChoice } from './category-of';

/** A content whose lines are still the page's. */
export type ContentWithoutLines = Omit<RecipeContent, 'lines'>;

/** One line of ingredients as the page has it. */
export interface PageLine {
  /** The heading that begins above it, '' when none does. */
  readonly group: string;
  readonly text: string;
}

const SERVINGS = 4;
const LONGEST_LINE = 300;
/** A longer step has more times than one, and reading it takes longer than it is worth. */
const LONGEST_TIMED = 1_000;
/** As much of a text tells its language. */
const LANGUAGE_SAMPLE = 20_000;
const CYRILLIC = /\p{Script=Cyrillic}/gu;
const LETTER = /\p{L}/gu;
const UKRAINIAN = /[іїєґ]/i;
const RUSSIAN = /[ыэъё]/i;

/**
 * What a page's recipe becomes, as far as the page tells it: times that it does not tell are none, servings are
 * four, and the category is left open unless the words name one.
 *
 * @param reader the person's language, for texts in a language that is none of ours
 */
export function contentOfPage(
  page: PageRecipe,
  reader: Language,
  given: {
    readonly categories: readonly CategoryChoice[];
    readonly address: string | null;
    readonly pictureId: string | null;
  },
): ContentWithoutLines {
  const language = languageOf(page, reader);
  const words = (text: string | null, max: number): Words => {
    const kept = cut(text ?? '', max);
    return kept === '' ? {} : { [language]: kept };
  };
  return {
    languages: [language],
    name: words(page.title, RECIPE_LIMITS.name),
    description: words(page.description, RECIPE_LIMITS.description),
    stages: stagesOf(page, language, words),
    ...categoryOf([page.category, page.title], given.categories),
    mealTypes: [],
    servings: servingsOf(page) ?? SERVINGS,
    cookedWeight: null,
    ...timesOf(page),
    equipment: [],
    withoutElectricity: false,
    sourceUrl: given.address,
    pictureId: given.pictureId,
  };
}

/** The lines of ingredients, as many and as long as a recipe may have. */
export function linesOfPage({ ingredients }: PageRecipe): PageLine[] {
  return ingredients
    .flatMap(({ name, lines }) =>
      lines.map((text, at) => ({
        group: at === 0 ? cut(name ?? '', RECIPE_LIMITS.group) : '',
        text: cut(text, LONGEST_LINE),
      })),
    )
    .filter(({ text }) => text !== '')
    .slice(0, RECIPE_LIMITS.lines);
}

/** What the page leaves out, in the order of the form. */
export function missingOf(
  page: PageRecipe,
  content: ContentWithoutLines,
  pictureId: string | null,
): ImportPart[] {
  const parts: readonly (readonly [ImportPart, boolean])[] = [
    ['title', Object.keys(content.name).length === 0],
    ['description', Object.keys(content.description).length === 0],
    ['category', content.categoryId === ''],
    ['servings', servingsOf(page) === null],
    ['picture', pictureId === null],
    ['ingredients', linesOfPage(page).length === 0],
    ['steps', content.stages.length === 0],
    ['time', content.prepMinutes + content.cookMinutes + content.restMinutes === 0],
  ];
  return parts.filter(([, missing]) => missing).map(([part]) => part);
}

/** Without one of these a recipe is a beginning of one. */
export const isPartial = (page: PageRecipe): boolean =>
  (page.title ?? '').trim() === '' || linesOfPage(page).length === 0 || stepsText(page) === '';

/** What the page says of the cooking, which may not be published as it is (product decision 2.14). */
export const stepsText = ({ steps }: PageRecipe): string =>
  steps
    .flatMap(({ lines }) => lines)
    .join('\n')
    .trim();

/** The language of the text: what the page says where its letters agree, else what they show. */
export function languageOf(page: PageRecipe, reader: Language): Language {
  const all = [page.title ?? '', ...page.ingredients.flatMap(({ lines }) => lines), stepsText(page)];
  const text = all.join(' ').slice(0, LANGUAGE_SAMPLE);
  const cyrillic = (text.match(CYRILLIC)?.length ?? 0) * 2 > (text.match(LETTER)?.length ?? 0);
  const told = LANGUAGES.find((language) => language === page.language);
  if (!cyrillic) return told === 'en' || page.language === null ? 'en' : reader;
  if (UKRAINIAN.test(text) && !RUSSIAN.test(text)) return 'uk';
  if (RUSSIAN.test(text) && !UKRAINIAN.test(text)) return 'ru';
  if (told === 'uk' || told === 'ru') return told;
  return reader === 'ru' ? 'ru' : 'uk';
}

/** Servings as the page says them; things that are counted (12 muffins) are no servings. */
function servingsOf({ yields }: PageRecipe): number | null {
  if (yields?.unit !== 'serving') return null;
  const servings = Math.round(yields.from);
  return servings >= 1 && servings <= RECIPE_LIMITS.servings ? servings : null;
}

type Times = Pick<RecipeContent, 'prepMinutes' | 'cookMinutes' | 'restMinutes'>;

/** What is told as a whole alone is cooking; what the whole has more than its parts is resting. */
function timesOf({ prepMinutes, cookMinutes, totalMinutes }: PageRecipe): Times {
  const fits = (minutes: number | null): number =>
    Math.min(RECIPE_LIMITS.minutes, Math.max(0, Math.round(minutes ?? 0)));
  const [prep, cook, total] = [fits(prepMinutes), fits(cookMinutes), fits(totalMinutes)];
  const rest = Math.max(0, total - prep - cook);
  if (cook === 0) return { prepMinutes: prep, cookMinutes: rest, restMinutes: 0 };
  if (prep === 0) return { prepMinutes: rest, cookMinutes: cook, restMinutes: 0 };
  return { prepMinutes: prep, cookMinutes: cook, restMinutes: rest };
}

function stagesOf(
  { steps }: PageRecipe,
  language: Language,
  words: (text: string | null, max: number) => Words,
): WrittenStage[] {
  return steps
    .flatMap(({ name, lines }) =>
      lines.filter((line) => line.trim() !== '').map((line, at) => ({ line, group: at === 0 ? name : null })),
    )
    .slice(0, RECIPE_LIMITS.stages)
    .map(({ line, group }) => ({
      text: words(line, RECIPE_LIMITS.stage),
      minutes: minutesIn(line, language),
      group: words(group, RECIPE_LIMITS.group),
    }));
}

/** The one time that a step names, in whole minutes, for its timer; as the editor reads a step that is typed. */
function minutesIn(step: string, language: Language): number | null {
  if (step.length > LONGEST_TIMED) return null;
  const [time, ...others] = stepTimes(step, language);
  if (!time || others.length > 0 || time.seconds < 60) return null;
  const minutes = Math.round(time.seconds / 60);
  return minutes <= RECIPE_LIMITS.minutes ? minutes : null;
}

/** At most so many characters, whole ones. */
export function cut(text: string, max: number): string {
  return Array.from(text.trim()).slice(0, max).join('').slice(0, max).trim();
}
