import { addDays, MEAL_TYPES, mondayOf } from '@sytno/domain';
import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { carriedAtom } from '../menu.atoms';
import { samePlace, type MenuItem, type MenuPlace } from '../week';
import { markPlace } from './mark-place';

/** What happens to a dish that keys carry, to be said aloud. */
export type KeyStep = 'taken' | 'over' | 'dropped' | 'returned';

const WEEK = 7;

/** One step by an arrow: left and right between the week's days, up and down between its meals. */
export function stepBy(key: string, { date, mealType }: MenuPlace): MenuPlace | null {
  const meal = MEAL_TYPES.indexOf(mealType);
  const monday = mondayOf(date);
  const day = { ArrowLeft: addDays(date, -1), ArrowRight: addDays(date, 1) }[key];
  if (day !== undefined)
    return day >= monday && day < addDays(monday, WEEK) ? { date: day, mealType } : { date, mealType };
  const next = { ArrowUp: meal - 1, ArrowDown: meal + 1 }[key];
  if (next === undefined) return null;
  return { date, mealType: MEAL_TYPES[next] ?? mealType };
}

/**
 * Carrying a dish by keys: arrows choose the place, Enter or space puts it there, Escape and leaving by Tab
 * or by a press give it back. @returns the dish in hand and the way to take one
 */
export function useCarryKeys(told: {
  step: (step: KeyStep, item: MenuItem, to: MenuPlace) => void;
  drop: (item: MenuItem, to: MenuPlace) => void;
}) {
  const [held, setHeld] = useState<MenuItem | null>(null);
  // Known here, not read of what is carried: a hand that carries would draw the board anew at each place.
  const [over, setOver] = useState<MenuPlace | null>(null);
  const tell = useSetAtom(carriedAtom);
  const setCarried = useCallback(
    (carried: { item: MenuItem; to: MenuPlace } | null) => {
      setOver(carried && carried.to);
      tell(carried);
    },
    [tell],
  );
  const release = useEffectEvent((drop: boolean) => {
    if (!held) return;
    const to = over ?? held;
    const moved = drop && !samePlace(held, to);
    setHeld(null);
    setCarried(null);
    told.step(moved ? 'dropped' : 'returned', held, moved ? to : held);
    if (moved) told.drop(held, to);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!held) return;
    const to = stepBy(event.key, over ?? held);
    if (to) {
      setCarried({ item: held, to });
      told.step('over', held, to);
    } else if (event.key === 'Enter' || event.key === ' ') release(true);
    else if (event.key === 'Escape' || event.key === 'Tab') release(false);
    if (event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    // Space clicks the button that has the focus when it comes up again.
    window.addEventListener('keyup', (up) => up.preventDefault(), { capture: true, once: true });
  });
  const active = held !== null;
  useEffect(() => {
    if (!active) return undefined;
    const onKey = (event: KeyboardEvent) => press(event);
    const onPress = () => release(false);
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('pointerdown', onPress, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('pointerdown', onPress, true);
    };
  }, [active]);

  const to = held && (over ?? held);
  const place = to && `${to.date}|${to.mealType}`;
  useEffect(() => {
    if (!place) return undefined;
    const element = document.querySelector<HTMLElement>(`[data-place="${place}"]`);
    markPlace(element);
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return () => markPlace(null);
  }, [place]);

  const heldId = held?.id;
  useEffect(() => {
    const card = document.querySelector<HTMLElement>(`[data-dish="${heldId ?? ''}"]`);
    if (!card) return undefined;
    card.dataset.held = '';
    return () => {
      delete card.dataset.held;
    };
  }, [heldId]);

  const taken = useEffectEvent(() => {
    if (held) told.step('taken', held, held);
  });
  useEffect(() => {
    if (heldId !== undefined) taken();
  }, [heldId]);

  const take = useCallback(
    (item: MenuItem) => {
      setHeld(item);
      setCarried({ item, to: item });
    },
    [setCarried],
  );
  return { held, take };
}
