import { addDays, type Language } from '@sytno/domain';
import { formatDay, useApi, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { ButtonLink, EmptyState, PageFrame, QuietButton, QueryView, Skeleton, space } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { styled } from 'styled-components';
import { DayCard } from './DayCard';
import { shownWeekAtom, today } from './menu.atoms';
import { menuQuery } from './menu.queries';
import { weekOf } from './week';

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: ${space(4)};
`;

const Steps = styled.nav`
  display: flex;
  gap: ${space(2)};
`;

/** The week's menu, day by day. */
export function MenuPage({ lng }: { lng: Language }) {
  const { t } = useTexts('mealplans');
  const api = useApi();
  const [from, setFrom] = useAtom(shownWeekAtom);
  const query = useQuery(menuQuery(api, from, lng));
  const step = (days: number) => () => {
    setFrom(addDays(from, days));
  };
  return (
    <PageFrame
      title={t('menu.title')}
      lead={t('menu.week', { from: formatDay(from, lng), to: formatDay(addDays(from, 6), lng, 'full') })}
      action={
        <Steps aria-label={t('menu.weeks')}>
          <QuietButton onClick={step(-7)}>{t('menu.before')}</QuietButton>
          <QuietButton onClick={step(7)}>{t('menu.after')}</QuietButton>
        </Steps>
      }
    >
      <QueryView query={query} skeleton={<Skeleton $height={320} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              picture="🗓️"
              title={t('menu.emptyTitle')}
              text={t('menu.emptyText')}
              action={<ButtonLink to={pathTo('recipes', lng)}>{t('menu.findRecipes')}</ButtonLink>}
            />
          ) : (
            <Days>
              {weekOf(from, items).map((day) => (
                <DayCard key={day.day} day={day} lng={lng} today={day.day === today()} />
              ))}
            </Days>
          )
        }
      </QueryView>
    </PageFrame>
  );
}
