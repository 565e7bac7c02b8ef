import { addDays, isDay, mondayOf, standing, type Day, type Language } from '@sytno/domain';
import { formatDay, formatWeek, numbersHiddenAtom, useApi, useTexts } from '@sytno/kit';
import { useSearchParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  Actions,
  ButtonLink,
  EmptyState,
  Hidden,
  PageFrame,
  QueryView,
  QuietButton,
  QuietButtonLink,
  upTo,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { Eaten, Eating } from '../facts/Eating';
import { RestOffer } from '../facts/RestOffer';
import { useMayPlan } from '../together/use-may-plan';
import { useNews } from '../together/use-news';
import { useSwipe } from './carry/use-swipe';
import { Days } from './Days';
import { Dishes } from './Dishes';
import { DayStrip } from './DayStrip';
import { shownDayAtom, today } from './menu.atoms';
import { menuQuery } from './menu.queries';
import { useAims, type Aims } from './use-aims';
import { usePlanUndo } from './use-plan-undo';
import { weekOf, type MealGuests, type MenuDay, type MenuItem } from './week';
import { WeekBalance } from './WeekBalance';
import { WeekBoard } from './WeekBoard';
import { WeekSkeleton } from './WeekSkeleton';
import { WeekTools } from './WeekTools';

/** One day at a time: up and down scrolls, to the side a swipe turns to the next day, also while it comes. */
const Stage = styled.div`
  ${upTo('md')} {
    min-height: 50vh;
    touch-action: pan-y;
  }
`;

const NONE: readonly MenuDay[] = [];
const NO_ITEMS: readonly MenuItem[] = [];
const NO_GUESTS: readonly MealGuests[] = [];

/** The week's menu: seven columns, or one day on a phone. `?date=` says which day is shown. */
export function MenuPage({ lng }: { lng: Language }) {
  const { t } = useTexts('mealplans');
  const aims = useAims();
  const undo = usePlanUndo();
  const [day, show] = useShownDay();
  const from = mondayOf(day);
  const query = useQuery(menuQuery(useApi(), from, lng));
  const items = query.data?.items;
  const notes = query.data?.notes;
  const guests = query.data?.guests;
  const days = useMemo(
    () => (items ? weekOf(from, items, notes, guests) : NONE),
    [from, items, notes, guests],
  );
  const mayPlan = useMayPlan();
  useNews(query.data?.deeds);
  const lead = useLead(from, days, aims, lng);
  const [said, setSaid] = useState('');
  const turn = (to: Day) => {
    show(to);
    setSaid(formatDay(to, lng, 'full'));
  };
  const swipe = useSwipe((by) => turn(addDays(day, by)));
  return (
    <Days items={items ?? NO_ITEMS} guests={guests ?? NO_GUESTS} undo={undo} lng={lng}>
      {(dayWays) => (
        <PageFrame
          title={t('menu.title')}
          lead={mayPlan ? lead : `${lead}. ${t('menu.reader')}`}
          action={
            <WeekTools
              monday={from}
              undo={undo}
              planned={Boolean(items?.length) && mayPlan}
              ways={dayWays}
              lng={lng}
              onShow={turn}
            />
          }
        >
          <Hidden aria-live="polite">{said}</Hidden>
          <DayStrip day={day} today={today()} days={days} aims={aims} lng={lng} onShow={turn} />
          <Stage {...swipe}>
            <Eating from={from} items={items} undo={undo} lng={lng}>
              <RestOffer day={day} aims={aims} lng={lng} />
              <QueryView query={query} skeleton={<WeekSkeleton />}>
                {(week) => (
                  <Dishes items={week.items} undo={undo} {...(mayPlan && { days: dayWays })} lng={lng}>
                    {(ways, deeds) => (
                      <Eaten
                        planned={
                          week.items.length + (week.notes?.length ?? 0) + (week.guests?.length ?? 0) > 0
                        }
                        otherwise={
                          <EmptyState
                            picture="🗓️"
                            title={t('menu.emptyTitle')}
                            text={t('menu.emptyText')}
                            {...(mayPlan && {
                              action: (
                                <Actions>
                                  <QuietButton
                                    onClick={() => dayWays.extra({ date: day, mealType: 'breakfast' })}
                                  >
                                    {t('menu.emptyExtra')}
                                  </QuietButton>
                                  <QuietButtonLink to={pathTo('templates', lng)}>
                                    {t('menu.templates')}
                                  </QuietButtonLink>
                                  <ButtonLink to={pathTo('recipes', lng)}>{t('menu.findRecipes')}</ButtonLink>
                                </Actions>
                              ),
                            })}
                          />
                        }
                      >
                        <WeekBalance
                          days={days}
                          aims={aims}
                          household={week.householdCash?.minor ?? null}
                          lng={lng}
                        />
                        <WeekBoard
                          days={days}
                          items={week.items}
                          shown={day}
                          today={today()}
                          aims={aims}
                          household={week.householdCash?.minor ?? null}
                          lng={lng}
                          ways={ways}
                          onShow={show}
                          onMove={deeds.move}
                        />
                      </Eaten>
                    )}
                  </Dishes>
                )}
              </QueryView>
            </Eating>
          </Stage>
        </PageFrame>
      )}
    </Days>
  );
}

/** Where the reader is and how the week stands, in one line. */
function useLead(from: Day, days: readonly MenuDay[], aims: Aims, lng: Language): string {
  const { t } = useTexts('mealplans');
  const hidden = useAtomValue(numbersHiddenAtom);
  const count = days.reduce((sum, { items }) => sum + items.length, 0);
  if (count === 0) return formatWeek(from, lng);
  const within = days.filter(({ total }) => standing(total, aims.targets).kcal.status === 'within').length;
  const parts = [formatWeek(from, lng), t('menu.dishes', { count })];
  if (!hidden && within > 0) parts.push(t('menu.within', { days: within }));
  return parts.join(' · ');
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
