import { addDays, dayAt, type Day, type Language } from '@sytno/domain';
import { formatClock, formatDay, now, timeZoneName, useApi, useTexts } from '@sytno/kit';
import { Chip, QueryView, QuietButton, Skeleton, space, ToggleChip, TYPE } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Quiet, Row, Stack } from '../groups/parts';
import { CONSULTATION_TEXTS } from './consultation-texts';
import { timesQuery, type Times } from './consultations.queries';
import { sameZone, weekdayWords } from './moments';

const SHOWN_DAYS = 14;

const DayTimes = styled.section`
  display: grid;
  gap: ${space(2)};
  h3 {
    margin: 0;
    font: ${TYPE.strong};
  }
`;

/** Free times of an expert, two weeks at a time, by the reader's clock; one is chosen. */
export function TimesPicker(props: {
  expertId: string;
  zone: string;
  chosen: string | null;
  onChoose: (startsAt: string | null) => void;
  lng: Language;
}) {
  const { t } = useTexts(CONSULTATION_TEXTS);
  const { expertId, zone, lng } = props;
  const today = dayAt(now(), zone);
  const [from, setFrom] = useState<Day>(today);
  const query = useQuery(timesQuery(useApi(), expertId, from));
  const turn = (day: Day) => {
    props.onChoose(null);
    setFrom(day < today ? today : day);
  };
  return (
    <Stack>
      <Row>
        <QuietButton small disabled={from <= today} onClick={() => turn(addDays(from, -SHOWN_DAYS))}>
          {t('times.earlier')}
        </QuietButton>
        <Quiet as="span" aria-live="polite">
          {t('times.range', {
            from: formatDay(from, lng),
            to: formatDay(addDays(from, SHOWN_DAYS - 1), lng),
          })}
        </Quiet>
        <QuietButton
          small
          disabled={query.data?.next === null}
          onClick={() => turn(addDays(from, SHOWN_DAYS))}
        >
          {t('times.later')}
        </QuietButton>
      </Row>
      <QueryView query={query} skeleton={<Skeleton $height={200} />}>
        {(times) => <Days times={times} onNext={(instant) => turn(dayAt(instant, zone))} {...props} />}
      </QueryView>
    </Stack>
  );
}

function Days(props: {
  times: Times;
  chosen: string | null;
  onChoose: (startsAt: string | null) => void;
  onNext: (instant: string) => void;
  lng: Language;
}) {
  const { t } = useTexts(CONSULTATION_TEXTS);
  const { times, chosen, lng } = props;
  const { zone, expertZone, next } = times;
  const days = [...new Set(times.items.map(({ startsAt }) => dayAt(startsAt, zone)))];
  const [first] = times.items;
  const differs = first !== undefined && !sameZone(first.startsAt, lng, zone, expertZone);
  if (!first) {
    return (
      <Row>
        <Quiet role="status">{t('times.none')}</Quiet>
        {next !== null && (
          <QuietButton onClick={() => props.onNext(next)}>
            {t('times.next', { day: formatDay(dayAt(next, zone), lng) })}
          </QuietButton>
        )}
      </Row>
    );
  }
  return (
    <Stack>
      {differs && (
        <Quiet role="note">
          {t('times.zones', {
            mine: timeZoneName(zone, lng, first.startsAt),
            theirs: timeZoneName(expertZone, lng, first.startsAt),
          })}
        </Quiet>
      )}
      {days.map((day) => (
        <DayTimes key={day} aria-label={weekdayWords(day, lng)}>
          <h3>{weekdayWords(day, lng)}</h3>
          <Row>
            {times.items
              .filter(({ startsAt }) => dayAt(startsAt, zone) === day)
              .map(({ startsAt, endsAt }) => (
                <ToggleChip
                  key={startsAt}
                  on={chosen === startsAt}
                  onToggle={(on) => props.onChoose(on ? startsAt : null)}
                >
                  {formatClock(startsAt, lng, zone)} – {formatClock(endsAt, lng, zone)}
                  {differs && ` (${t('times.there', { time: formatClock(startsAt, lng, expertZone) })})`}
                </ToggleChip>
              ))}
          </Row>
        </DayTimes>
      ))}
      {times.booked > 0 && (
        <Row>
          <Chip tone="sunflower">{t('times.booked', { count: times.booked })}</Chip>
        </Row>
      )}
    </Stack>
  );
}
