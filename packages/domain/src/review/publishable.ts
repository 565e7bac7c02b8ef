import { contentFaults, saysAnything, type ContentFault, type RecipeContent } from '../recipe-form/content';
import { mostAlike, type Likeness } from './likeness';

/**
 * What a recipe lacks before it can be handed in, in the order of the form: what spec §5 wants of every
 * recipe, that it has ingredients, steps and a meal to eat it at, and that an imported one still names its
 * page (product decision 2.14).
 *
 * @param imported whether it was found on a page
 */
export function publishingFaults(content: RecipeContent, imported: boolean): ContentFault[] {
  const empty = (path: string, there: boolean): ContentFault[] => (there ? [] : [{ path, code: 'blank' }]);
  return [
    ...contentFaults(content),
    ...empty('lines', content.lines.length > 0),
    ...empty(
      'stages',
      content.stages.some(({ text }) => saysAnything(text)),
    ),
    ...empty('mealTypes', content.mealTypes.length > 0),
    ...empty('sourceUrl', !imported || content.sourceUrl !== null),
  ];
}

/**
 * How like the page that it was imported from a recipe's steps are, in the language where they are most so;
 * `language` is its place among the content's. A recipe without a page is like none.
 */
export function likenessOfContent(
  { languages, stages }: Pick<RecipeContent, 'languages' | 'stages'>,
  sourceSteps: string | null,
): Likeness & { readonly language: number } {
  const steps = languages.map((language) => stages.map(({ text }) => text[language] ?? ''));
  return mostAlike(steps, sourceSteps);
}
