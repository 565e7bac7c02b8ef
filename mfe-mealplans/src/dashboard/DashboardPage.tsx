import { mondayOf, type Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { PageFrame, QueryView, Skeleton, space, QuietButtonLink, upTo } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { DayCard } from '../menu/DayCard';
import { DishMenu } from '../menu/DishMenu';
import { today } from '../menu/menu.atoms';
import { menuQuery } from '../menu/menu.queries';
import { useAims } from '../menu/use-aims';
import { weekOf } from '../menu/week';
import { NextStep } from './NextStep';
import { WeekBars } from './WeekBars';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${space(4)};
  align-items: start;
  ${upTo('md')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.div`
  display: grid;
  gap: ${space(4)};
`;

/** Home: what is eaten today, the week's bars, and what to do next. */
export function DashboardPage({ lng }: { lng: Language }) {
  const { t } = useTexts('mealplans');
  const aims = useAims();
  const day = today();
  const query = useQuery(menuQuery(useApi(), mondayOf(day), lng));
  return (
    <PageFrame
      title={t('dashboard.title')}
      action={<QuietButtonLink to={pathTo('mealplans', lng)}>{t('dashboard.week')}</QuietButtonLink>}
    >
      <QueryView query={query} skeleton={<Skeleton $height={320} />}>
        {({ from, items }) => {
          const days = weekOf(from, items);
          return (
            <DishMenu items={items} lng={lng}>
              {(open) => (
                <Columns>
                  {days
                    .filter((one) => one.day === day)
                    .map((one) => (
                      <DayCard key={one.day} day={one} aims={aims} lng={lng} today onOpen={open} />
                    ))}
                  <Side>
                    <NextStep planned={items.length > 0} lng={lng} />
                    <WeekBars days={days} aims={aims} lng={lng} today={day} />
                  </Side>
                </Columns>
              )}
            </DishMenu>
          );
        }}
      </QueryView>
    </PageFrame>
  );
}
