import { addDays, mondayOf, type Day, type Language } from '@sytno/domain';
import { formatWeek, useTexts } from '@sytno/kit';
import { Actions, Button, CheckField, color, Confirm, Dialog, SelectField, space, TYPE } from '@sytno/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { dayChoice, daysAround, dayToBeginWith, later } from './day-words';
import { today } from './menu.atoms';
import { spanWords, type Span } from './span-words';
import type { CopyTo } from './use-day-deeds';

// It comes along with the windows of whole days: the same is chosen in it.
export { PlaceDialog } from './PlaceDialog';

/** So many weeks ahead can be chosen. */
const WEEKS_AHEAD = 12;
const MOST_WEEKS = 8;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: ${space(3)};
`;

const Quiet = styled.p`
  margin: 0;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

export interface DayWindowProps {
  span: Span;
  /** Dishes that stand on it. */
  count: number;
  /** Guests at its meals. */
  guests: number;
  lng: Language;
  busy: boolean;
  onCopy: (to: CopyTo) => void;
  onClear: () => void;
  onClose: () => void;
}

/**
 * Where a day, or a week, is copied to; a week also for several weeks after one another. Guests of a week that
 * repeats usually come again, those of one that is copied once do not, so each has its own answer to begin with.
 */
export function CopyWindow(props: DayWindowProps) {
  const { t } = useTexts('mealplans');
  const { span, lng } = props;
  const { from, days } = span;
  const week = days === 7;
  const firstWeek = later(addDays(from, 7), mondayOf(today()));
  const [to, setTo] = useState<Day>(week ? firstWeek : dayToBeginWith(from));
  const [times, setTimes] = useState(1);
  const [chosen, setChosen] = useState<boolean>();
  const withGuests = props.guests > 0 && (chosen ?? times > 1);
  const choices = week
    ? weeksFrom(firstWeek, lng)
    : daysAround(from)
        .filter((day) => day !== from)
        .map((day) => ({ value: day, label: dayChoice(day, lng) }));
  return (
    <Dialog
      title={t('days.copyTitle', { what: spanWords(span, lng) })}
      onClose={props.onClose}
      foot={
        <Actions>
          <Button busy={props.busy} onClick={() => props.onCopy({ to, times, guests: withGuests })}>
            {t('place.copy')}
          </Button>
        </Actions>
      }
    >
      <Fields>
        <SelectField
          label={t(week ? 'days.toWeek' : 'days.toDay')}
          value={to}
          options={choices}
          onChange={(event) => setTo(event.target.value)}
        />
        {week && (
          <SelectField
            label={t('days.times')}
            value={String(times)}
            options={Array.from({ length: MOST_WEEKS }, (_, more) => ({
              value: String(more + 1),
              label: t('days.weeks', { count: more + 1 }),
            }))}
            onChange={(event) => setTimes(Number(event.target.value))}
          />
        )}
      </Fields>
      {props.guests > 0 && (
        <CheckField
          label={t('days.withGuests', { guests: props.guests })}
          checked={withGuests}
          onChange={({ target }) => setChosen(target.checked)}
        />
      )}
      <Quiet>{t('days.hint')}</Quiet>
    </Dialog>
  );
}

/** Asks before everything is taken off. */
export function ClearWindow(props: DayWindowProps) {
  const { t } = useTexts('mealplans');
  return (
    <Confirm
      title={t('days.clearTitle', { what: spanWords(props.span, props.lng) })}
      action={t('days.clear')}
      busy={props.busy}
      onConfirm={props.onClear}
      onClose={props.onClose}
    >
      {t('days.clearText', { count: props.count })}
    </Confirm>
  );
}

const weeksFrom = (monday: Day, lng: Language) =>
  Array.from({ length: WEEKS_AHEAD }, (_, more) => addDays(monday, more * 7)).map((value) => ({
    value,
    label: formatWeek(value, lng),
  }));
