import type { Language } from '@sytno/domain';
import { browserTimeZone, now } from '@sytno/kit';
import { whenWords } from './time-words';

/** When something was written: within the day how long ago, else the date. */
export function When({ at, lng }: { at: string; lng: Language }) {
  return <time dateTime={at}>{whenWords(at, now(), lng, browserTimeZone())}</time>;
}
