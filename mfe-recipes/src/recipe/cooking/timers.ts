/** A kitchen timer. Its end is a moment, so that it is right however seldom anybody looks. */
export interface Timer {
  readonly id: string;
  readonly name: string;
  /** What it was set to. */
  readonly seconds: number;
  /** Milliseconds of the clock at which it ends; null while it is paused. */
  readonly endsAt: number | null;
  /** Seconds left while it is paused. */
  readonly left: number;
  /** It ended and was told of. */
  readonly over: boolean;
}

const MINUTE = 60;
/** More at once is no kitchen any more. */
export const MOST_TIMERS = 12;

export function startedTimer(id: string, name: string, seconds: number, at: number): Timer {
  return { id, name, seconds, endsAt: at + seconds * 1000, left: seconds, over: false };
}

/** Whole seconds left at a moment, never less than none. */
export function secondsLeft({ endsAt, left }: Timer, at: number): number {
  return endsAt === null ? left : Math.max(0, Math.ceil((endsAt - at) / 1000));
}

export function paused(timer: Timer, at: number): Timer {
  return { ...timer, left: secondsLeft(timer, at), endsAt: null };
}

export function resumed(timer: Timer, at: number): Timer {
  const seconds = timer.left > 0 ? timer.left : timer.seconds;
  return { ...timer, endsAt: at + seconds * 1000, left: seconds, over: false };
}

/** A minute more; one that is over runs again for it. */
export function longer(timer: Timer, at: number): Timer {
  const left = secondsLeft(timer, at) + MINUTE;
  const runs = timer.endsAt !== null || timer.over;
  return { ...timer, left, endsAt: runs ? at + left * 1000 : null, over: false };
}

/** As it was set, waiting. */
export function reset(timer: Timer): Timer {
  return { ...timer, left: timer.seconds, endsAt: null, over: false };
}

/** Those that have just ended, and all with that noted; the same list when none has. */
export function ended(
  timers: readonly Timer[],
  at: number,
): { all: readonly Timer[]; now: readonly Timer[] } {
  const ending = timers.filter((timer) => timer.endsAt !== null && timer.endsAt <= at);
  if (ending.length === 0) return { all: timers, now: [] };
  const all = timers.map((timer) =>
    ending.includes(timer) ? { ...timer, endsAt: null, left: 0, over: true } : timer,
  );
  return { all, now: ending };
}

/** The running one that ends first. */
export function nextToEnd(timers: readonly Timer[]): Timer | undefined {
  const running = timers.filter(({ endsAt }) => endsAt !== null);
  return running.sort((a, b) => (a.endsAt ?? 0) - (b.endsAt ?? 0))[0];
}

/** 4:05, 1:00:00. */
export function clockOf(seconds: number): string {
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor((seconds % 3600) / 60),
    seconds % 60,
  ];
  const two = (value: number): string => String(value).padStart(2, '0');
  return hours > 0 ? `${String(hours)}:${two(minutes)}:${two(rest)}` : `${String(minutes)}:${two(rest)}`;
}
