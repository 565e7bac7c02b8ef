import type { Language } from '@sytno/domain';
import { formatClock, timeZoneName, useTexts } from '@sytno/kit';
import { Quiet } from '../groups/parts';
import { CONSULTATION_TEXTS } from './consultation-texts';
import { momentOf, sameZone } from './moments';

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
