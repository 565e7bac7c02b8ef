import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { ButtonLink, DishPicture, EmptyState, QuietButtonLink } from '@sytno/kit/ui';
import { useShell } from '../app/shell-context';
import { SHELL_TEXTS } from '../texts/load-texts';
import { WaysOn } from './ways-on';

/** A plate on which nothing lies. */
const BARE_PLATE = { icons: [], tint: '#C9A227' };

/** What stands at an address that is no page; the server answers it with 404. `known`: to a signed-in person. */
export function NotFoundPage({ lng, known }: { lng: Language; known: boolean }) {
  const { t } = useTexts(SHELL_TEXTS);
  const { loader } = useShell();
  const second = known ? 'recipes' : 'price';
  return (
    <EmptyState
      whole
      picture={<DishPicture picture={BARE_PLATE} size={96} />}
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <WaysOn>
          <ButtonLink to={pathTo(known ? 'dashboard' : 'landing', lng)}>{t('notFound.action')}</ButtonLink>
          {loader.has(second) && (
            <QuietButtonLink to={pathTo(second, lng)}>
              {t(known ? 'notFound.recipes' : 'notFound.prices')}
            </QuietButtonLink>
          )}
        </WaysOn>
      }
    />
  );
}
