import { mondayOf, type Language } from '@sytno/domain';
import { formatDay, useApi, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import {
  laterPart,
  PageFrame,
  QueryView,
  QuietButtonLink,
  RedoButton,
  space,
  TextLink,
  UndoButton,
  upTo,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useMayPlan } from '../together/use-may-plan';
import { AheadCard } from '../ahead/AheadCard';
import { aheadQuery } from '../ahead/ahead.queries';
import { Eaten, Eating } from '../facts/Eating';
import { RestOffer } from '../facts/RestOffer';
import { Dishes } from '../menu/Dishes';
import { clock, today } from '../menu/menu.atoms';
import { menuQuery } from '../menu/menu.queries';
import { useAims } from '../menu/use-aims';
import { usePlanUndo } from '../menu/use-plan-undo';
import { peopleAt, weekOf, type MenuDay } from '../menu/week';
import { parametersQuery, type Parameters } from '../parameters/parameters.queries';
import { currentMeal, missingMeals } from './at-the-moment';
import { DashboardSkeleton } from './DashboardSkeleton';
import { NextStep } from './NextStep';
import { TodayMeals } from './TodayMeals';
import { TodayNumbers } from './TodayNumbers';
import { WeekBars } from './WeekBars';
import { WeekMoney } from './WeekMoney';
import { Welcome } from './Welcome';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 5fr);
  gap: ${space(4)};
  align-items: start;
  ${upTo('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Side = styled.div`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`;

const FirstRun = laterPart(
  'mealplans.first-run',
  () => import('../firstrun/FirstRun').then((file) => file.FirstRun),
  { skeleton: <Coming />, whole: true },
);

/**
 * Home. A newcomer is asked the first run's questions here, once; should nobody know whether he was, he is
 * not.
 */
export function DashboardPage({ lng }: { lng: Language }) {
  const { data, isPending } = useQuery(parametersQuery(useApi(), lng));
  if (isPending) return <Coming />;
  if (data?.firstRun.finishedAt !== null) return <Today parameters={data} lng={lng} />;
  return <FirstRun lng={lng} />;
}

/** Which meals have something to eat. */
const mealsWithDishes = ({ meals }: MenuDay) =>
  meals.filter(({ dishes }) => dishes.length > 0).map(({ mealType }) => mealType);

/** Home before it is known whether it asks or shows. */
function Coming() {
  const { t } = useTexts('mealplans');
  return (
    <PageFrame title={t('dashboard.title')}>
      <div aria-busy>
        <DashboardSkeleton />
      </div>
    </PageFrame>
  );
}

/** What is eaten today, the week at a glance, and what to do next. */
function Today({ parameters, lng }: { parameters: Parameters | undefined; lng: Language }) {
  const { t } = useTexts('mealplans');
  const aims = useAims();
  const mayPlan = useMayPlan();
  const undo = usePlanUndo();
  const day = today();
  const api = useApi();
  const query = useQuery(menuQuery(api, mondayOf(day), lng));
  // Beside the menu, not after it: what comes later would push the meals down under a finger.
  const ahead = useQuery(aheadQuery(api, day, lng)).data?.items;
  return (
    <PageFrame
      title={t('dashboard.title')}
      lead={formatDay(day, lng, 'full')}
      action={
        <Tools>
          <UndoButton undo={undo} />
          <RedoButton undo={undo} />
          <QuietButtonLink to={pathTo('templates', lng)}>{t('menu.templates')}</QuietButtonLink>
          <QuietButtonLink to={pathTo('mealplans', lng)}>{t('dashboard.week')}</QuietButtonLink>
        </Tools>
      }
    >
      <Eating from={mondayOf(day)} items={query.data?.items} undo={undo} lng={lng}>
        <QueryView query={query} skeleton={<DashboardSkeleton />}>
          {({ from, items, householdCash, notes, guests }) => {
            const days = weekOf(from, items, notes, guests);
            const now = days.find((one) => one.day === day);
            return (
              <Dishes items={items} undo={undo} lng={lng}>
                {(ways) => (
                  <Eaten planned={items.length > 0} otherwise={<Welcome lng={lng} />}>
                    {now && (
                      <Columns>
                        <Side>
                          <TodayNumbers
                            day={now}
                            aims={aims}
                            household={householdCash?.minor ?? null}
                            people={peopleAt(items)}
                            lng={lng}
                          />
                          <RestOffer day={day} aims={aims} lng={lng} />
                          <AheadCard day={day} things={ahead} items={items} lng={lng} />
                          <TodayMeals
                            day={now}
                            current={
                              parameters && currentMeal(mealsWithDishes(now), parameters.mealTimes, clock())
                            }
                            lng={lng}
                            ways={ways}
                          />
                        </Side>
                        <Side>
                          {mayPlan && (
                            <NextStep
                              from={from}
                              missing={missingMeals(days, day, parameters?.weekMeals)}
                              lng={lng}
                            />
                          )}
                          <WeekBars days={days} aims={aims} lng={lng} today={day} />
                          <WeekMoney days={days} aims={aims} lng={lng} />
                          <TextLink to={pathTo('mealplans', lng, {}, { generate: '1', date: from })}>
                            {t('menu.generate')}
                          </TextLink>
                          <TextLink to={pathTo('parameters', lng)}>{t('parameters.title')}</TextLink>
                        </Side>
                      </Columns>
                    )}
                  </Eaten>
                )}
              </Dishes>
            );
          }}
        </QueryView>
      </Eating>
    </PageFrame>
  );
}
