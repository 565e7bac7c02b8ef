import type { Day, MealType } from '@sytno/domain';

/** A rectangle in the window. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a dish may be put, and the part of the window that is it. Without a meal the dish keeps its own. */
export interface Place {
  date: Day;
  mealType: MealType | null;
  box: Box;
  element: HTMLElement;
}

/** So far beside the week a hand still means its nearest meal. */
const REACH = 24;

const inside = ({ left, right, top, bottom }: Box, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/**
 * The place at a point: a day of the strip if the hand is right on it, else the meal of the column, the
 * nearest by height; null beside the week.
 */
export function placeAt(places: readonly Place[], x: number, y: number): Place | null {
  const day = places.find(({ mealType, box }) => mealType === null && inside(box, x, y));
  if (day) return day;
  const column = places.filter(({ mealType, box }) => mealType !== null && x >= box.left && x <= box.right);
  const top = Math.min(...column.map(({ box }) => box.top));
  const bottom = Math.max(...column.map(({ box }) => box.bottom));
  // Above the first meal stands the day's head: it means the day as well.
  if (y < top - REACH * 6 || y > bottom + REACH) return null;
  const distance = ({ box }: Place) => Math.max(box.top - y, 0, y - box.bottom);
  return column.reduce<Place | null>(
    (best, place) => (best && distance(best) <= distance(place) ? best : place),
    null,
  );
}
