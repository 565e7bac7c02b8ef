import type { BoundLimits, DayFigures } from '@sytno/domain';

/** Days that something would take over limits, and what to do all the same. */
export interface OverLimit {
  /** What would come. */
  readonly name: string;
  readonly days: readonly { readonly date: string; readonly over: Partial<DayFigures> }[];
  readonly limits: BoundLimits;
  readonly currency: string;
  readonly go: () => void;
}
