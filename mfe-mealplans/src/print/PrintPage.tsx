import { mondayOf, type Day, type Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import {
  BackLink,
  Button,
  color,
  OFF_PAPER,
  PageFrame,
  QueryView,
  Skeleton,
  space,
  Switch,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { menuQuery } from '../menu/menu.queries';
import { weekOf, type MealGuests, type MenuItem, type MenuNote } from '../menu/week';
import { Note } from '../parameters/parts';
import { PLAN_TEXTS } from '../parameters/plan-texts';
import { SHEET } from './fit';
import { WeekSheet, type SheetChoice } from './WeekSheet';

/** On paper the sheet is all there is. */
const Screen = styled.div`
  ${OFF_PAPER}
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(6)};
  margin-bottom: ${space(4)};
  ${OFF_PAPER}
`;

/** The page scrolls sideways inside of this alone: a sheet is as wide as paper. */
const Desk = styled.div`
  max-width: 100%;
  padding: ${space(4)};
  overflow: auto;
  border-radius: 8px;
  background: ${color('sunken')};
  > section {
    box-sizing: content-box;
    margin: 0 auto;
    width: ${String(SHEET.width)}px;
    padding: 20px;
  }
  @media print {
    padding: 0;
    overflow: visible;
    background: none;
    > section {
      width: auto;
      padding: 0;
    }
  }
`;

const Head = styled.div`
  @media print {
    article > :first-child {
      display: none;
    }
  }
`;

/** A week as one page of paper: what stands on it is chosen and seen before it is printed. */
export function PrintPage({ day, lng }: { day: Day; lng: Language }) {
  const { t } = useTexts(PLAN_TEXTS);
  const from = mondayOf(day);
  const query = useQuery(menuQuery(useApi(), from, lng));
  return (
    <Head>
      <Screen>
        <BackLink to={`${pathTo('mealplans', lng)}?date=${day}`}>{t('print.back')}</BackLink>
      </Screen>
      <PageFrame
        title={t('print.title')}
        lead={t('print.lead')}
        action={
          <Button disabled={!query.data} onClick={() => window.print()}>
            {t('print.print')}
          </Button>
        }
      >
        <QueryView query={query} skeleton={<Skeleton $height={SHEET.height} />}>
          {({ items, notes = NO_NOTES, guests = NO_GUESTS }) => (
            <Sheet from={from} items={items} notes={notes} guests={guests} lng={lng} />
          )}
        </QueryView>
      </PageFrame>
    </Head>
  );
}

const NO_NOTES: readonly MenuNote[] = [];
const NO_GUESTS: readonly MealGuests[] = [];

function Sheet(props: {
  from: Day;
  items: readonly MenuItem[];
  notes: readonly MenuNote[];
  guests: readonly MealGuests[];
  lng: Language;
}) {
  const { from, items, notes, guests, lng } = props;
  const { t } = useTexts(PLAN_TEXTS);
  const [choice, setChoice] = useState<SheetChoice>({ servings: true, people: false });
  const [small, setSmall] = useState(false);
  const days = useMemo(() => weekOf(from, items, notes, guests), [from, items, notes, guests]);
  return (
    <>
      <Choices>
        <Switch
          label={t('print.servings')}
          checked={choice.servings}
          onChange={(event) => setChoice({ ...choice, servings: event.target.checked })}
        />
        <Switch
          label={t('print.people')}
          checked={choice.people}
          onChange={(event) => setChoice({ ...choice, people: event.target.checked })}
        />
        {items.length === 0 && <Note role="status">{t('print.nothing')}</Note>}
        {small && <Note role="status">{t('print.small')}</Note>}
      </Choices>
      <Desk role="group" aria-label={t('print.title')} tabIndex={0}>
        <WeekSheet days={days} choice={choice} lng={lng} onSmall={setSmall} />
      </Desk>
    </>
  );
}
