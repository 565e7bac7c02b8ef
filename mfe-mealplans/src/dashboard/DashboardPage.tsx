import { mondayOf, type Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { ButtonLink, EmptyState, PageFrame, QueryView, Skeleton, TextLink } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { DayCard } from '../menu/DayCard';
import { today } from '../menu/menu.atoms';
import { menuQuery } from '../menu/menu.queries';
import { weekOf } from '../menu/week';

/** Home: what is eaten today. */
export function DashboardPage({ lng }: { lng: Language }) {
  const { t } = useTexts('mealplans');
  const api = useApi();
  const day = today();
  const query = useQuery(menuQuery(api, mondayOf(day), lng));
  return (
    <PageFrame
      title={t('dashboard.title')}
      action={<TextLink to={pathTo('mealplans', lng)}>{t('dashboard.week')}</TextLink>}
    >
      <QueryView query={query} skeleton={<Skeleton $height={240} />}>
        {({ from, items }) => {
          const shown = weekOf(from, items).find((one) => one.day === day);
          return shown && shown.meals.length > 0 ? (
            <DayCard day={shown} lng={lng} today />
          ) : (
            <EmptyState
              picture="🍲"
              title={t('dashboard.emptyTitle')}
              text={t('dashboard.emptyText')}
              action={<ButtonLink to={pathTo('recipes', lng)}>{t('menu.findRecipes')}</ButtonLink>}
            />
          );
        }}
      </QueryView>
    </PageFrame>
  );
}
