import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { carriedAtom } from './menu.atoms';
import { dayChanged, type MenuDay } from './week';

/**
 * The day with the carried dish, if carrying it changes this day. Other days do not even look, and the dish's own day
 * looks once, wherever the dish is carried.
 */
export function useWouldBe(day: MenuDay): MenuDay | null {
  const changing = useMemo(
    () =>
      atom((get) => {
        const carried = get(carriedAtom);
        if (!carried || carried.item.date === carried.to?.date) return null;
        return [carried.item.date, carried.to?.date].includes(day.day) ? carried.item : null;
      }),
    [day.day],
  );
  const item = useAtomValue(changing);
  return useMemo(() => item && dayChanged(day, item), [item, day]);
}
