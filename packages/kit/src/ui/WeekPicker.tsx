import { addDays, mondayOf, type Day } from '@sytno/domain';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { formatWeek } from '../format/period';
import { KIT_TEXTS } from '../i18n/i18n';
import { useTexts } from '../i18n/use-texts';
import { space, upTo } from '../theme/tokens';
import { Button, QuietButton } from './Button';
import { IconButton } from './IconButton';
import { useOpener } from './use-opener';

const WEEK = 7;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
`;

/** Back, which, on: one line also where two months have to be named on a phone. */
const Turn = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;
  > :nth-child(2) {
    min-width: 0;
    ${upTo('sm')} {
      padding-inline: ${space(3)};
      > svg {
        display: none;
      }
    }
  }
`;

/**
 * Which week the page shows: one back, one on, any from a calendar whose weeks begin on Monday, and back to
 * the present one. Weeks come and go as their Monday, 'YYYY-MM-DD'.
 */
export function WeekPicker(props: {
  monday: Day;
  today: Day;
  onChange: (monday: Day) => void;
  min?: Day | undefined;
  max?: Day | undefined;
}) {
  const { t, lng } = useTexts(KIT_TEXTS);
  const { opener, close, popups } = useOpener('dialog');
  const { monday, min, max, onChange } = props;
  const week = formatWeek(monday, lng);
  const present = mondayOf(props.today);
  const before = addDays(monday, -WEEK);
  const after = addDays(monday, WEEK);
  return (
    <Row role="group" aria-label={t('parts.week.label')}>
      <Turn>
        <IconButton
          aria-label={t('parts.week.previous')}
          disabled={min !== undefined && monday <= mondayOf(min)}
          onClick={() => onChange(before)}
        >
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <QuietButton {...opener} aria-label={t('parts.week.choose', { week })}>
          <CalendarDays size={18} aria-hidden />
          {week}
        </QuietButton>
        <IconButton
          aria-label={t('parts.week.next')}
          disabled={max !== undefined && monday >= mondayOf(max)}
          onClick={() => onChange(after)}
        >
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </Turn>
      {monday !== present && (
        <Button tone="plain" onClick={() => onChange(present)}>
          {t('parts.week.now')}
        </Button>
      )}
      {popups && (
        <popups.WeekPanel
          label={t('parts.week.label')}
          trigger={opener.ref}
          onClose={close}
          {...{ monday, min, max }}
          onChoose={(chosen) => {
            close();
            onChange(chosen);
          }}
        />
      )}
    </Row>
  );
}
