import type { FieldFault, Outputs } from '@sytno/contract';
import { likenessOfContent, publishingFaults, type RecipeContent } from '@sytno/domain';
import { Refusal } from '../../platform/errors/refusal';
import type { Recipe } from '../recipe/recipe.entity';

type Checks = Outputs['recipes']['publishing']['state']['checks'];
type Likeness = NonNullable<Checks['likeness']>;
type Imported = Pick<Recipe, 'sourceSteps' | 'sourcePictureId'>;

/** What stands between a content and its readers. */
export function checksOf(recipe: Imported, content: RecipeContent): Checks {
  const { pictureId } = content;
  return {
    faults: publishingFaults(content, recipe.sourceSteps !== null),
    likeness: recipe.sourceSteps === null ? null : likenessWith(recipe.sourceSteps, content),
    pictureDropped: pictureId !== null && pictureId === recipe.sourcePictureId,
  };
}

/** The content as it is published: without the picture of the page it was imported from. */
export function publicContent({ sourcePictureId }: Imported, content: RecipeContent): RecipeContent {
  const fetched = content.pictureId !== null && content.pictureId === sourcePictureId;
  return fetched ? { ...content, pictureId: null } : content;
}

/**
 * @throws Refusal INPUT_INVALID with what is missing; STEPS_COPIED with the share in percent, a fault at each
 *   step that is the page's for the most part, and the likeness as `current`
 */
export function wantPublishable(recipe: Imported, content: RecipeContent): void {
  const { faults, likeness } = checksOf(recipe, content);
  if (faults.length > 0) throw Refusal.fields('INPUT_INVALID', ...faults);
  if (!likeness?.tooLike) return;
  const fields: FieldFault[] = [
    { path: 'stages', code: 'steps.copied' },
    ...likeness.steps.map(({ position }) => ({
      path: `stages.${String(position)}.text`,
      code: 'steps.copied' as const,
    })),
  ];
  // Never below what it takes to be refused.
  throw new Refusal('STEPS_COPIED', { fields, share: Math.ceil(likeness.share * 100), current: likeness });
}

function likenessWith(sourceSteps: string, content: RecipeContent): Likeness {
  const { share, tooLike, steps, language: place } = likenessOfContent(content, sourceSteps);
  const language = content.languages[place] ?? 'uk';
  return {
    share,
    tooLike,
    language,
    steps: steps.map(({ step, stretches, share: ofStep }) => ({
      position: step,
      text: content.stages[step]?.text[language] ?? '',
      share: ofStep,
      stretches: [...stretches],
    })),
  };
}
