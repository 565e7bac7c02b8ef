/** What of a day's targets can be made a limit that binds (spec §6). */
export const DAY_LIMITS = ['kcal', 'cash'] as const;
export type DayLimit = (typeof DAY_LIMITS)[number];

/** kcal, and whole minor units of money. */
export type DayFigures = Readonly<Record<DayLimit, number>>;

/** The limits that bind a person; null is none. */
export type BoundLimits = Readonly<Record<DayLimit, number | null>>;

/**
 * By how much a day goes over the limits that bind, once more comes to it; nothing where it stays within.
 * What adds nothing to a figure is no reason to warn, however far over the day is.
 */
export function overLimits(day: DayFigures, more: DayFigures, limits: BoundLimits): Partial<DayFigures> {
  const over = DAY_LIMITS.flatMap((name) => {
    const limit = limits[name];
    const by = limit === null ? 0 : Math.round(day[name] + more[name] - limit);
    return by > 0 && more[name] > 0 ? [[name, by] as const] : [];
  });
  return Object.fromEntries(over);
}
