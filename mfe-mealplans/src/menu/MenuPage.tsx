import { addDays, isDay, mondayOf, type Day, type Language } from '@sytno/domain';
import { formatDay, useApi, useTexts } from '@sytno/kit';
import { useSearchParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  ButtonLink,
  EmptyState,
  PageFrame,
  QuietButton,
  QueryView,
  Skeleton,
  space,
  upTo,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { styled } from 'styled-components';
import { DayCard } from './DayCard';
import { DayStrip } from './DayStrip';
import { DishMenu } from './DishMenu';
import { shownDayAtom, today } from './menu.atoms';
import { menuQuery } from './menu.queries';
import { useAims } from './use-aims';
import { weekOf } from './week';

const Steps = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Days = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
  ${upTo('xl')} {
    grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  }
  ${upTo('md')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The seven rows of a day stand level with its neighbours'. On phones only the chosen day is there. */
const Place = styled.li<{ $shown: boolean }>`
  display: grid;
  grid-row: span 7;
  grid-template-rows: subgrid;
  row-gap: 0;
  min-width: 0;
  > section {
    display: grid;
    grid-row: span 7;
    grid-template-rows: subgrid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
  ${upTo('xxl')} {
    > section {
      padding: ${space(2)};
    }
  }
  ${upTo('md')} {
    display: ${(props) => (props.$shown ? 'block' : 'none')};
    > section {
      display: block;
      padding: ${space(3)};
    }
  }
`;

/** The week's menu: seven columns, or one day on a phone. `?date=` says which day is shown. */
export function MenuPage({ lng }: { lng: Language }) {
  const { t } = useTexts('mealplans');
  const api = useApi();
  const aims = useAims();
  const [day, show] = useShownDay();
  const from = mondayOf(day);
  const query = useQuery(menuQuery(api, from, lng));
  const step = (to: Day) => () => {
    show(to);
  };
  return (
    <PageFrame
      title={t('menu.title')}
      lead={t('menu.week', { from: formatDay(from, lng), to: formatDay(addDays(from, 6), lng, 'full') })}
      action={
        <Steps aria-label={t('menu.weeks')}>
          <QuietButton aria-label={t('menu.before')} onClick={step(addDays(day, -7))}>
            <span aria-hidden>‹</span>
          </QuietButton>
          <QuietButton onClick={step(today())}>{t('menu.today')}</QuietButton>
          <QuietButton aria-label={t('menu.after')} onClick={step(addDays(day, 7))}>
            <span aria-hidden>›</span>
          </QuietButton>
        </Steps>
      }
    >
      <DayStrip day={day} today={today()} lng={lng} onShow={show} />
      <QueryView query={query} skeleton={<WeekSkeleton />}>
        {({ items }) => (
          <DishMenu items={items} lng={lng}>
            {(open) =>
              items.length === 0 ? (
                <EmptyState
                  picture="🗓️"
                  title={t('menu.emptyTitle')}
                  text={t('menu.emptyText')}
                  action={<ButtonLink to={pathTo('recipes', lng)}>{t('menu.findRecipes')}</ButtonLink>}
                />
              ) : (
                <Days>
                  {weekOf(from, items).map((one) => (
                    <Place key={one.day} $shown={one.day === day}>
                      <DayCard day={one} aims={aims} lng={lng} today={one.day === today()} onOpen={open} />
                    </Place>
                  ))}
                </Days>
              )
            }
          </DishMenu>
        )}
      </QueryView>
    </PageFrame>
  );
}

/** The day of the address, else the one that was shown last; showing another writes both. */
function useShownDay(): [Day, (day: Day) => void] {
  const [params, setParams] = useSearchParams();
  const [remembered, remember] = useAtom(shownDayAtom);
  const asked = params.get('date') ?? '';
  const show = (day: Day) => {
    remember(day);
    setParams({ date: day }, { replace: true });
  };
  return [isDay(asked) ? asked : remembered, show];
}

function WeekSkeleton() {
  return (
    <Days>
      {[1, 2, 3, 4, 5, 6, 7].map((place) => (
        <Place key={place} $shown={place === 1}>
          <Skeleton $height={480} />
        </Place>
      ))}
    </Days>
  );
}
