import { addDays, type Day } from '@sytno/domain';

/** Whether a course is over on a day: its last week has passed. */
export function hasEnded({ startsOn, weeks }: { startsOn: Day; weeks: number }, today: Day): boolean {
  return addDays(startsOn, weeks * 7) <= today;
}
