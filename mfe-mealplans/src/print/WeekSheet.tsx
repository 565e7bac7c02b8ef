import { isoWeek, MEAL_TYPES, type Language } from '@sytno/domain';
import { formatDay, formatWeek, useTexts, weekdayNames } from '@sytno/kit';
import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { PLAN_TEXTS } from '../parameters/plan-texts';
import type { MenuDay, MenuItem } from '../menu/week';
import { fittingSize, isSmall, SHEET } from './fit';

/** What of the dishes stands on the sheet. */
export interface SheetChoice {
  readonly servings: boolean;
  readonly people: boolean;
}

/** Ink on paper, on the screen too: what is seen is what is printed. */
const Paper = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  width: ${String(SHEET.width)}px;
  min-height: ${String(SHEET.height)}px;
  background: white;
  color: black;
  line-height: 1.25;
  page: sheet;
  break-inside: avoid;
  h2 {
    display: flex;
    justify-content: space-between;
    gap: 1em;
    margin: 0 0 0.5em;
    font-size: 1.5em;
    font-weight: 650;
    line-height: 1.2;
  }
  table {
    width: 100%;
    height: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }
  th,
  td {
    padding: 0.4em;
    border: 1px solid #999;
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  thead th {
    border-bottom: 2px solid black;
    font-weight: 650;
  }
  tbody th {
    font-weight: 650;
  }
  ul {
    display: grid;
    gap: 0.4em;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  small {
    display: block;
    color: #444;
    font-size: 0.85em;
  }
  td {
    height: 4.5em;
  }
`;

/** A week on one page of A4: days beside one another, meals below, each dish with its servings and eaters. */
export function WeekSheet(props: {
  days: readonly MenuDay[];
  choice: SheetChoice;
  lng: Language;
  onSmall: (small: boolean) => void;
}) {
  const { t } = useTexts(PLAN_TEXTS);
  const { t: own } = useTexts('mealplans');
  const { days, choice, lng, onSmall } = props;
  const { sheet, size } = useFit(props);
  const names = weekdayNames(lng, 'short');
  const monday = days[0]?.day ?? '';
  useLayoutEffect(() => {
    onSmall(isSmall(size));
  }, [onSmall, size]);
  return (
    <Paper ref={sheet} style={{ fontSize: size }} aria-label={t('print.title')} lang={lng}>
      <h2>
        <span>{formatWeek(monday, lng)}</span>
        <span>{t('print.week', { week: isoWeek(monday).week })}</span>
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col" style={{ width: '11%' }}>
              {t('print.meal')}
            </th>
            {days.map(({ day }, place) => (
              <th key={day} scope="col">
                {names[place]}, {formatDay(day, lng)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MEAL_TYPES.map((mealType) => (
            <tr key={mealType}>
              <th scope="row">{own(`mealTypes.${mealType}`)}</th>
              {days.map(({ day, meals }) => (
                <td key={day}>
                  <SheetMeal meal={meals.find((meal) => meal.mealType === mealType)} choice={choice} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  );
}

function SheetMeal({ meal, choice }: { meal: MenuDay['meals'][number] | undefined; choice: SheetChoice }) {
  const { t } = useTexts('mealplans');
  return (
    <ul>
      {meal?.dishes.map(({ item }) => (
        <SheetDish key={item.id} item={item} choice={choice} />
      ))}
      {meal?.notes.map(({ id, text }) => (
        <li key={id}>
          <em>{text}</em>
        </li>
      ))}
      {meal !== undefined && meal.guests > 0 && (
        <li>
          <b>{t('menu.guests', { count: meal.guests })}</b>
        </li>
      )}
    </ul>
  );
}

function SheetDish({ item, choice }: { item: MenuItem; choice: SheetChoice }) {
  const { t } = useTexts(PLAN_TEXTS);
  const names = item.plates
    .filter(({ grams }) => grams > 0)
    .map(({ name }) => name || t('print.unnamed'))
    .join(', ');
  return (
    <li>
      {item.recipeName}
      {choice.servings && (
        <small>
          {item.noCookingRequired
            ? t('print.ready')
            : t('print.portions', { count: item.servings + (item.guestServings ?? 0) })}
        </small>
      )}
      {choice.people && names !== '' && <small>{t('print.eat', { names })}</small>}
    </li>
  );
}

/** The size of print with which the sheet fits its page, measured anew when what stands on it changes. */
function useFit({ days, choice, lng }: { days: readonly MenuDay[]; choice: SheetChoice; lng: Language }) {
  const sheet = useRef<HTMLElement>(null);
  const [size, setSize] = useState(12);
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const { style } = element;
    style.minHeight = '0';
    const found = fittingSize((px) => {
      style.fontSize = `${String(px)}px`;
      return element.scrollHeight;
    });
    style.minHeight = '';
    style.fontSize = `${String(found)}px`;
    setSize(found);
  }, [days, choice, lng]);
  return { sheet, size };
}
