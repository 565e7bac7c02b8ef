import type { Day, Language, MealType, Plate } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { laterPart, QuietButton, space, type Undo } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { createContext, use, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { today } from '../menu/menu.atoms';
import type { MenuItem } from '../menu/week';
import { eatenOn, factOf } from './eaten';
import { factsQuery, type Fact, type WeekFacts } from './facts.queries';
import { useFactDeeds, type Weights, type Which } from './use-fact-deeds';

const NO_ITEMS: readonly MenuItem[] = [];

const later = { skeleton: null };
const FactSheet = laterPart(
  'mealplans.fact',
  () => import('./FactSheet').then((file) => file.FactSheet),
  later,
);
const OtherSheet = laterPart(
  'mealplans.other-fact',
  () => import('./OtherSheet').then((file) => file.OtherSheet),
  later,
);

/** What a card, a meal and a day lead to. The same object as long as the page stands. */
export interface EatWays {
  asPlanned: (which: Which) => void;
  /** Grams of each, or something else instead. */
  open: (item: Pick<MenuItem, 'id'>) => void;
  /** Something beside the plan: a new one, or one that was said. */
  elsewhere: (place: { date: Day; mealType?: MealType; fact?: Fact }) => void;
  weigh: (plates: Weights, before: Weights) => void;
}

interface EatingNow {
  week: WeekFacts;
  items: readonly MenuItem[];
  today: Day;
  ways: EatWays;
}

const EatingContext = createContext<EatingNow | null>(null);

/** What was eaten in the week that is shown; null until it is known. */
export const useEating = (): EatingNow | null => use(EatingContext);

/** Whether something can be said of a day: it has come. */
export const useHasCome = (day: Day): boolean => {
  const eating = useEating();
  return eating !== null && day <= eating.today;
};

/** What was said of a planned dish. */
export function useFactOf(item: MenuItem): Fact | undefined {
  const eating = useEating();
  return eating ? factOf(eating.week.facts, item) : undefined;
}

/** Whether something was eaten in the week that is shown, although nothing may be planned any more. */
export function Eaten(props: { children: ReactNode; otherwise: ReactNode; planned: boolean }) {
  const eating = useEating();
  return props.planned || (eating && eating.week.facts.length > 0) ? props.children : props.otherwise;
}

/** All that was eaten on a day; null when nothing was said of it. */
export function useEatenOn(day: Day): Plate | null {
  const eating = useEating();
  return useMemo(() => eating && eatenOn(eating.week.facts, eating.items, day), [eating, day]);
}

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  margin-bottom: ${space(3)};
`;

type Shown =
  { as: 'dish' | 'instead'; id: string } | { as: 'elsewhere'; date: Day; mealType?: MealType; fact?: Fact };

type Deed = ({ as: 'planned' } & Which) | { as: 'weigh'; plates: Weights; before: Weights };

/** Gives the dishes inside of it what was eaten of them, and the windows in which it is said. */
export function Eating(props: {
  from: Day;
  /** Undefined while the menu is on its way. */
  items: readonly MenuItem[] | undefined;
  undo: Undo;
  lng: Language;
  children: ReactNode;
}) {
  const { t } = useTexts('mealplans');
  const { items = NO_ITEMS, lng } = props;
  const query = useQuery(factsQuery(useApi(), props.from, lng));
  const deeds = useFactDeeds(lng, props.undo);
  const [shown, setShown] = useState<Shown>();
  const [going, setGoing] = useState<Deed>();
  const go = useEffectEvent((deed: Deed) => {
    if (deed.as === 'weigh') deeds.weigh(deed.plates, deed.before);
    else {
      const { as: _, ...which } = deed;
      deeds.asPlanned(which);
    }
  });
  useEffect(() => {
    if (going) go(going);
  }, [going]);
  // The deeds are new at each rendering, the ways must not be: cards would all be drawn again.
  const ways = useMemo<EatWays>(
    () => ({
      asPlanned: (which) => setGoing({ as: 'planned', ...which }),
      open: ({ id }) => setShown({ as: 'dish', id }),
      elsewhere: (place) => setShown({ as: 'elsewhere', ...place }),
      weigh: (plates, before) => setGoing({ as: 'weigh', plates, before }),
    }),
    [],
  );
  const week = query.data;
  const day = today();
  const now = useMemo(() => (week ? { week, items, today: day, ways } : null), [week, items, day, ways]);
  const close = () => {
    setShown(undefined);
  };
  const item = shown && shown.as !== 'elsewhere' ? items.find(({ id }) => id === shown.id) : undefined;
  return (
    <EatingContext value={now}>
      {props.items && query.isError && !week && (
        <Failed role="alert">
          <span>{t('facts.failed')}</span>
          <QuietButton small busy={query.isFetching} onClick={() => void query.refetch()}>
            {t('facts.again')}
          </QuietButton>
        </Failed>
      )}
      {props.children}
      {week && item && shown?.as === 'dish' && (
        <FactSheet
          key={item.id}
          item={item}
          week={week}
          lng={lng}
          busy={deeds.busy}
          onSave={(plates) => deeds.plates(item.recipeName, item.id, plates, close)}
          onInstead={() => setShown({ as: 'instead', id: item.id })}
          onRemove={({ id }) => deeds.remove(item.recipeName, id, close)}
          onClose={close}
        />
      )}
      {week && (item || shown?.as === 'elsewhere') && shown && shown.as !== 'dish' && (
        <OtherSheet
          {...(shown.as === 'instead' && item
            ? { date: item.date, mealType: item.mealType, instead: item, fact: factOf(week.facts, item) }
            : { date: day, ...shown })}
          lng={lng}
          busy={deeds.busy}
          onSave={(name, something) => deeds.other(name, something, close)}
          onRemove={(name, id) => deeds.remove(name, id, close)}
          onClose={close}
        />
      )}
    </EatingContext>
  );
}
