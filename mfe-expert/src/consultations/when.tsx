import { dateFormat, dayAt, millisecondsOf, type Day, type Language } from '@sytno/domain';
import { formatClock, LOCALE, timeZoneName, useTexts } from '@sytno/kit';
import { Quiet } from '../groups/parts';
import { CONSULTATION_TEXTS } from './consultation-texts';

/** A date with its weekday in words: "понеділок, 30 листопада". */
export function weekdayWords(day: Day, lng: Language): string {
  const style = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return dateFormat(LOCALE[lng], style).format(millisecondsOf(`${day}T00:00:00Z`));
}

/** An instant on a zone's clock: "понеділок, 30 листопада, 14:00". */
export function momentOf(instant: string, lng: Language, timeZone: string): string {
  return `${weekdayWords(dayAt(instant, timeZone), lng)}, ${formatClock(instant, lng, timeZone)}`;
}

/** Whether clocks of two zones show the same and are called the same at an instant. */
export function sameZone(instant: string, lng: Language, one: string, other: string): boolean {
  if (one === other) return true;
  const shown = (zone: string) => `${dayAt(instant, zone)} ${formatClock(instant, lng, zone)}`;
  return shown(one) === shown(other) && timeZoneName(one, lng, instant) === timeZoneName(other, lng, instant);
}

/** When something is: by the reader's clock, and by the other side's where that shows another time. */
export function When(props: {
  startsAt: string;
  endsAt: string;
  zone: string;
  /** Null: not known. */
  otherZone: string | null;
  /** Whose the other zone is. */
  side: 'client' | 'expert';
  lng: Language;
}) {
  const { t } = useTexts(CONSULTATION_TEXTS);
  const { startsAt, endsAt, zone, otherZone, lng } = props;
  const differs = otherZone !== null && !sameZone(startsAt, lng, zone, otherZone);
  const to = formatClock(endsAt, lng, zone);
  return (
    <>
      <time dateTime={startsAt}>
        {momentOf(startsAt, lng, zone)} – {to}
      </time>
      {differs && (
        <Quiet as="span">
          {t('when.mine', { zone: timeZoneName(zone, lng, startsAt) })}{' '}
          {t(props.side === 'client' ? 'when.theirs' : 'when.clients', {
            time: momentOf(startsAt, lng, otherZone),
            zone: timeZoneName(otherZone, lng, startsAt),
          })}
        </Quiet>
      )}
    </>
  );
}
