/**
 * The server's one clock. Beside the domain's `day.ts` this is the only file that knows the class Date;
 * everybody else has instants as ISO strings in UTC and durations in milliseconds.
 */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The present instant. */
export function now(): string {
  return new Date().toISOString();
}

/** `ms` after an instant; before it when negative. */
export function plus(instant: string, ms: number): string {
  return new Date(Date.parse(instant) + ms).toISOString();
}

/** Milliseconds from `from` to `to`. */
export function between(from: string, to: string): number {
  return Date.parse(to) - Date.parse(from);
}

/** Any form of an instant that PostgreSQL or a driver gives, as an ISO string in UTC. */
export function instantOf(value: string | Date): string {
  return new Date(value).toISOString();
}
