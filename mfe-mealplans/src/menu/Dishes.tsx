import type { Language } from '@sytno/domain';
import { laterPart, type Undo } from '@sytno/kit/ui';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { CombineWindow, CookingPart } from '../kitchen/parts';
import { likeOf, useCookings, useMayCombine } from '../kitchen/use-cookings';
import { Together } from '../together/Together';
import { useMayPlan } from '../together/use-may-plan';
import type { DayWays } from './Days';
import type { DishWays } from './DishActions';
import { DishDialog } from './DishDialog';
import { useLimitGuard } from '../parameters/use-limit-guard';
import { useDeeds, type Deeds } from './use-deeds';
import type { MenuItem } from './week';

const PlaceDialog = laterPart(
  'mealplans.place',
  () => import('./DayWindows').then((file) => file.PlaceDialog),
  {
    skeleton: null,
  },
);

/**
 * Gives the dishes inside of it their windows: `children` get what a card leads to, and what can be done. A
 * dish that disappears meanwhile (somebody else of the household took it off) takes its window with it.
 */
export function Dishes(props: {
  items: readonly MenuItem[];
  undo: Undo;
  /** What whole days lead to, where they are seen. */
  days?: DayWays;
  lng: Language;
  children: (ways: Omit<DishWays, 'take'>, deeds: Deeds) => ReactNode;
}) {
  const { items, lng, days } = props;
  const [shown, setShown] = useState<{ id: string; as: 'dish' | 'place' | 'leftover' | 'combine' }>();
  const { deeds, asking } = useLimitGuard(useDeeds(lng, props.undo), lng);
  const cookings = useCookings(props.undo);
  const mayCombine = useMayCombine();
  const readOnly = !useMayPlan();
  const [going, setGoing] = useState<{ item: MenuItem }>();
  const takeOff = useEffectEvent((dish: MenuItem) => {
    deeds.remove(dish);
  });
  useEffect(() => {
    if (going) takeOff(going.item);
  }, [going]);
  const item = items.find(({ id }) => id === shown?.id);
  const like = item ? likeOf(item, items) : [];
  const close = () => {
    setShown(undefined);
  };
  const ways = useMemo<Omit<DishWays, 'take'>>(
    () => ({
      open: ({ id }) => setShown({ id, as: 'dish' }),
      place: ({ id }) => setShown({ id, as: 'place' }),
      // The deeds are new at each rendering, the ways must not be.
      remove: (dish) => setGoing({ item: dish }),
      ...(days && { days }),
      readOnly,
    }),
    [days, readOnly],
  );
  return (
    <>
      {props.children(ways, deeds)}
      {asking}
      <Together lng={lng} />
      {item && shown?.as === 'dish' && (
        <DishDialog
          key={item.id}
          item={item}
          lng={lng}
          busy={deeds.busy}
          readOnly={readOnly}
          onSave={(change, servings) => deeds.change({ ...item, servings }, change, close)}
          onPlace={() => ways.place(item)}
          onLeftover={() => setShown({ id: item.id, as: 'leftover' })}
          onRemove={() => deeds.remove(item, close)}
          kitchen={
            !readOnly &&
            (item.cooking !== undefined || like.length > 0) && (
              <CookingPart
                item={item}
                lng={lng}
                busy={cookings.busy}
                like={like.length > 0}
                onCombine={() => setShown({ id: item.id, as: 'combine' })}
                onSplit={() => cookings.split(item, close)}
              />
            )
          }
          onClose={close}
        />
      )}
      {item && shown?.as === 'combine' && (
        <CombineWindow
          key={item.id}
          item={item}
          like={like}
          may={mayCombine}
          lng={lng}
          busy={cookings.busy}
          onCombine={(others) => cookings.combine(item, others, close)}
          onClose={close}
        />
      )}
      {item && (shown?.as === 'place' || shown?.as === 'leftover') && (
        <PlaceDialog
          key={item.id}
          leftover={shown.as === 'leftover'}
          item={item}
          lng={lng}
          busy={deeds.busy}
          onMove={(to) => deeds.move(item, to, close)}
          onCopy={(to) => deeds[shown.as === 'leftover' ? 'placeLeftover' : 'copy'](item, to, close)}
          onClose={close}
        />
      )}
    </>
  );
}
