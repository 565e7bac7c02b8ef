import type { DayFigures } from '@sytno/domain';
import type { MenuItem } from '../menu/week';

/** A dish that would take a day over a limit that binds, and what to do all the same. */
export interface OverLimit {
  readonly item: MenuItem;
  readonly date: string;
  readonly over: Partial<DayFigures>;
  readonly limits: Record<'kcal' | 'cash', number | null>;
  readonly currency: string;
  readonly go: () => void;
}
