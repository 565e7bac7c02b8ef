import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { carriedAtom } from './menu.atoms';
import { dayWith, type MenuDay } from './week';

/** The day with the carried dish, if carrying it changes this day. Other days do not even look. */
export function useWouldBe(day: MenuDay): MenuDay | null {
  const touching = useMemo(
    () =>
      atom((get) => {
        const carried = get(carriedAtom);
        const touched = carried && (carried.item.date === day.day || carried.to.date === day.day);
        return touched && carried.item.date !== carried.to.date ? carried : null;
      }),
    [day.day],
  );
  const carried = useAtomValue(touching);
  return useMemo(() => carried && dayWith(day, carried.item, carried.to), [carried, day]);
}
