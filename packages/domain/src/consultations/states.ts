import { millisecondsOf } from '../time/day';

/** How a consultation stands: it will be or is just held, was held, or is not held. */
export const CONSULTATION_STATES = ['booked', 'concluded', 'cancelled'] as const;
export type ConsultationState = (typeof CONSULTATION_STATES)[number];

export const CONSULTATION_SIDES = ['client', 'expert'] as const;
export type ConsultationSide = (typeof CONSULTATION_SIDES)[number];

/** The clock is whatever follows by itself: somebody’s account went. */
type Mover = ConsultationSide | 'clock';

/** Until when or from when something can be done: so many hours before the start as the expert wants, the start, or whenever. */
type When = 'inTime' | 'beforeStart' | 'fromStart' | 'always';

interface Rule {
  readonly from: readonly ConsultationState[];
  readonly to: ConsultationState;
  /** Who does it, and when; whoever is missing never does. */
  readonly by: Partial<Record<Mover, When>>;
}

/** What can happen to a consultation: the one table. Moving it to another time leaves it booked. */
export const CONSULTATION_MOVES = {
  move: { from: ['booked'], to: 'booked', by: { client: 'inTime', expert: 'beforeStart' } },
  cancel: {
    from: ['booked'],
    to: 'cancelled',
    // The expert also when nobody came.
    by: { client: 'inTime', expert: 'always', clock: 'always' },
  },
  conclude: { from: ['booked'], to: 'concluded', by: { expert: 'fromStart' } },
} as const satisfies Record<string, Rule>;
export type ConsultationMove = keyof typeof CONSULTATION_MOVES;

/** As far as moves ask. */
export interface ConsultationStanding {
  readonly state: ConsultationState;
  /** ISO instant. */
  readonly startsAt: string;
  /** So many hours before the start its client may still change it himself. */
  readonly limitHours: number;
}

/** The state after a move, or why it cannot be made: `state` never from here or by him, `late`, `early`. */
export type Moved = { readonly to: ConsultationState } | { readonly not: 'state' | 'late' | 'early' };

/** @param at the instant it is */
export function consultationAfter(
  { state, startsAt, limitHours }: ConsultationStanding,
  move: ConsultationMove,
  by: Mover,
  at: string,
): Moved {
  const rule: Rule = CONSULTATION_MOVES[move];
  const when = rule.by[by];
  if (!rule.from.includes(state) || when === undefined) return { not: 'state' };
  const left = millisecondsOf(startsAt) - millisecondsOf(at);
  if (when === 'inTime' && (left <= 0 || left < limitHours * HOUR)) return { not: 'late' };
  if (when === 'beforeStart' && left <= 0) return { not: 'late' };
  if (when === 'fromStart' && left > 0) return { not: 'early' };
  return { to: rule.to };
}

const HOUR = 3_600_000;
/** The most hours that an expert may want between a change by his client and the start. */
export const MOST_LIMIT_HOURS = 168;
/** What stands until he says otherwise. */
export const USUAL_LIMIT_HOURS = 24;
/** So many hours before the start both sides are reminded. */
export const REMIND_HOURS = 24;
