import type { BoundLimits, DayFigures } from '@sytno/domain';

/** Days that something would take over limits, and what to do all the same. */
export interface OverLimit {
  /** The dish that would come; whole days have no name. */
  readonly name?: string;
  readonly days: readonly { readonly date: string; readonly over: Partial<DayFigures> }[];
  readonly limits: BoundLimits;
  readonly currency: string;
  readonly go: () => void;
}
