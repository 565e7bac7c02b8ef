import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { carriedAtom } from '../menu.atoms';
import type { MenuItem, MenuPlace } from '../week';
import { followHand, type Aim } from './follow-hand';

/** Carrying dishes over the board by mouse or finger; days show what they would become meanwhile. */
export function useCarry(
  board: RefObject<HTMLElement | null>,
  items: readonly MenuItem[],
  onDrop: (item: MenuItem, to: MenuPlace) => void,
): void {
  const setCarried = useSetAtom(carriedAtom);
  const found = (id: string) => items.find((item) => item.id === id);
  const over = useEffectEvent((id: string, aim: Aim | null) => {
    const item = found(id);
    setCarried(item ? { item, to: aim && placeFor(item, aim) } : null);
  });
  const drop = useEffectEvent((id: string, aim: Aim) => {
    const item = found(id);
    if (item) onDrop(item, placeFor(item, aim));
  });
  useEffect(() => {
    if (!board.current) return undefined;
    return followHand(board.current, {
      over: (id, aim) => over(id, aim),
      drop: (id, aim) => drop(id, aim),
      end: () => setCarried(null),
    });
  }, [board, setCarried]);
}

const placeFor = (item: MenuItem, { date, mealType }: Aim): MenuPlace => ({
  date,
  mealType: mealType ?? item.mealType,
});
