import type { Language } from '@sytno/domain';
import { failureOf, useApi, useTexts } from '@sytno/kit';
import { useParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { EmptyState, laterPart, QueryView, QuietButtonLink, useDocumentTitle } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { RecipeSkeleton } from './RecipeSkeleton';
import { sharedQuery } from './sharing/sharing.queries';

const SharedRecipe = laterPart(
  'recipes.shared-recipe',
  () => import('./sharing/SharedRecipe').then((file) => file.SharedRecipe),
  { skeleton: <RecipeSkeleton />, whole: true },
);

/** The page behind a link, read without an account. */
export function SharedRecipePage({ lng }: { lng: Language }) {
  const { t } = useTexts('recipes');
  const { token = '' } = useParams();
  const query = useQuery(sharedQuery(useApi(), token, lng));
  useDocumentTitle(query.data?.recipe.name);
  if (query.isError && ['NOT_FOUND', 'INPUT_INVALID'].includes(failureOf(query.error).code)) {
    return (
      <EmptyState
        whole
        role="alert"
        picture="🍽️"
        title={t('shared.goneTitle')}
        text={t('shared.goneText')}
        action={<QuietButtonLink to={pathTo('landing', lng)}>{t('shared.toStart')}</QuietButtonLink>}
      />
    );
  }
  return (
    <QueryView whole query={query} skeleton={<RecipeSkeleton />}>
      {(shared) => <SharedRecipe key={shared.recipe.id} shared={shared} lng={lng} />}
    </QueryView>
  );
}
