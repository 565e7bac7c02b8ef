import { addDays, mondayOf, type Day, type Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { useNavigate } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  ButtonLink,
  IconButton,
  laterPart,
  Menu,
  OFF_PAPER,
  QuietButtonLink,
  RedoButton,
  space,
  UndoButton,
  upTo,
  WeekPicker,
  type Undo,
} from '@sytno/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { DayWays } from './Days';
import { PrintIcon } from './icons';
import { useMayPlan } from '../together/use-may-plan';
import { today } from './menu.atoms';
import { PLAN_WORDS as words } from '../parameters/plan-texts';
import { SaveWeekDialog } from '../templates/pages';

const CalendarDialog = laterPart(
  'mealplans.calendar',
  () => import('../calendar/CalendarDialog').then((file) => file.CalendarDialog),
  { skeleton: null, words },
);

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(2)};
  ${OFF_PAPER}
  ${upTo('md')} {
    width: 100%;
  }
`;

/** What makes something of the week; they stay side by side where the row wraps. */
const Deeds = styled.div`
  display: flex;
  gap: ${space(2)};
  ${upTo('md')} {
    width: 100%;
    > * {
      flex: 1 1 auto;
    }
  }
  ${upTo('sm')} {
    display: contents;
  }
`;

const Icons = styled.div`
  display: flex;
`;

/** Which week, back and print, and the page's main action: the list of what this week needs. */
export function WeekTools(props: {
  monday: Day;
  undo: Undo;
  planned: boolean;
  ways: DayWays;
  lng: Language;
  onShow: (day: Day) => void;
}) {
  const { t } = useTexts('mealplans');
  const { monday, lng, onShow } = props;
  const week = { from: monday, days: 7 } as const;
  const navigate = useNavigate();
  const mayPlan = useMayPlan();
  const [calendar, setCalendar] = useState(false);
  const [saving, setSaving] = useState(false);
  const sheet = pathTo('mealplans', lng, {}, { date: monday, print: '1' });
  const showWeek = (chosen: Day) => {
    onShow(chosen === mondayOf(today()) ? today() : chosen);
  };
  return (
    <Row>
      <WeekPicker monday={monday} today={today()} onChange={showWeek} />
      <Icons>
        <UndoButton undo={props.undo} />
        <RedoButton undo={props.undo} />
        <IconButton aria-label={t('menu.print')} onClick={() => void navigate(sheet)}>
          <PrintIcon />
        </IconButton>
        <Menu
          label={t('days.ofWeek')}
          entries={[
            { id: 'calendar', label: t('menu.calendar'), onSelect: () => setCalendar(true) },
            {
              id: 'templates',
              label: t('menu.templates'),
              onSelect: () => void navigate(pathTo('templates', lng)),
            },
            ...(props.planned
              ? ([
                  { id: 'template', label: t('menu.saveWeek'), onSelect: () => setSaving(true) },
                  { id: 'copy', label: t('days.copyWeek'), onSelect: () => props.ways.copy(week) },
                  'line',
                  {
                    id: 'clear',
                    label: t('days.clearWeek'),
                    tone: 'danger',
                    onSelect: () => props.ways.clear(week),
                  },
                ] as const)
              : []),
          ]}
        />
      </Icons>
      <Deeds>
        {mayPlan && (
          <QuietButtonLink to={pathTo('mealplans', lng, {}, { generate: '1', date: monday })}>
            {t('menu.generate')}
          </QuietButtonLink>
        )}
        {props.planned && (
          <ButtonLink
            to={pathTo('groceryLists', lng, {}, { build: '1', from: monday, to: addDays(monday, 6) })}
          >
            {t('dashboard.next.list.action')}
          </ButtonLink>
        )}
      </Deeds>
      {saving && <SaveWeekDialog monday={monday} lng={lng} onClose={() => setSaving(false)} />}
      {calendar && <CalendarDialog lng={lng} onClose={() => setCalendar(false)} />}
    </Row>
  );
}
