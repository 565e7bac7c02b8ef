import { weekday as weekdayOf, type Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { color, DishPicture, IconButton, LineIcon, QuietButton, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { DayFigures, useServed } from '../generator/figures';
import { GENERATOR_TEXTS } from '../generator/words';
import { useAims } from '../menu/use-aims';
import { dateOf, placeOf, type Draft } from './draft';
import { byDay, placeKey, type Filled, type FilledRow } from './fill';
import { Quiet, useDayName } from './parts';
import { TEMPLATE_TEXTS } from './template-texts';
import type { TemplateDish } from './templates.queries';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  p {
    margin: 0;
    font: ${TYPE.strong};
  }
`;

const Day = styled.section`
  display: grid;
  gap: ${space(3)};
  padding-top: ${space(3)};
  border-top: 1px solid ${color('line')};
  h3 {
    margin: 0;
    font: ${TYPE.strong};
  }
  ul {
    display: grid;
    gap: ${space(2)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Dish = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  overflow-wrap: anywhere;
  small {
    display: block;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const LOCKED = 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3';
const OPEN = 'M6 11h12v9H6zM9 11V7a3 3 0 0 1 6-1';

/** What is proposed for a template, day by day, with how near each day comes to what was wanted. */
export function FillProposal(props: {
  filled: Filled;
  length: Pick<Draft, 'kind'>;
  lng: Language;
  onLock: (row: FilledRow) => void;
  /** Back to what was asked. */
  onTerms: (() => void) | undefined;
}) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const { t: own } = useTexts('mealplans');
  const { t: words } = useTexts(GENERATOR_TEXTS);
  const { filled, lng } = props;
  const nameOf = useDayName(props.length, lng);
  const { currency } = useAims();
  const dishes = new Map(filled.dishes.map((dish) => [dish.recipeId, dish]));
  const locked = new Set(filled.locked.map(placeKey));
  const met = filled.days.filter((day) => day.met).length;
  return (
    <>
      <Head>
        <p role="status">{t('fill.met', { count: met, all: filled.days.length })}</p>
        {props.onTerms && <QuietButton onClick={props.onTerms}>{t('fill.terms')}</QuietButton>}
      </Head>
      {filled.empty.map((one) => (
        <Quiet key={placeKey(one)}>
          {words('report.noDish', {
            day: nameOf(dateOf(one)),
            meal: own(`mealTypes.${one.mealType}`).toLocaleLowerCase(lng),
            reasons: one.reasons.map((reason) => words(`report.reasons.${reason}`)).join(', '),
          })}
        </Quiet>
      ))}
      {byDay([...filled.locked, ...filled.items]).map(([date, rows]) => {
        const { week } = placeOf(date);
        const report = filled.days.find((day) => day.week === week && day.weekday === weekdayOf(date));
        return (
          <Day key={date} aria-label={nameOf(date)}>
            <h3>{nameOf(date)}</h3>
            {report && (
              <DayFigures
                report={{ date, personId: '', figures: report.figures, met: report.met }}
                currency={currency ?? ''}
                lng={lng}
              />
            )}
            <ul>
              {rows.map((row) => (
                <Proposed
                  key={placeKey(row)}
                  row={row}
                  dish={dishes.get(row.recipeId)}
                  locked={locked.has(placeKey(row))}
                  currency={currency ?? ''}
                  lng={lng}
                  onLock={() => props.onLock(row)}
                />
              ))}
            </ul>
          </Day>
        );
      })}
    </>
  );
}

function Proposed(props: {
  row: FilledRow;
  dish: TemplateDish | undefined;
  locked: boolean;
  currency: string;
  lng: Language;
  onLock: () => void;
}) {
  const { t } = useTexts(GENERATOR_TEXTS);
  const { t: own } = useTexts('mealplans');
  const { row, dish, locked, lng } = props;
  const served = useServed(props.currency, lng);
  if (!dish) return null;
  const grams = row.grams ?? dish.servingWeight;
  const share = dish.servingWeight > 0 ? grams / dish.servingWeight : 0;
  const mine = { grams, kcal: dish.perServing.kcal * share, cash: (dish.cost?.minor ?? 0) * share };
  const name = dish.recipeName;
  return (
    <Dish>
      <DishPicture picture={dish.picture} size={44} />
      <span>
        {name}
        <small>{[own(`mealTypes.${row.mealType}`), ...served(mine)].join(' · ')}</small>
      </span>
      <IconButton
        aria-label={t(locked ? 'proposal.unlock' : 'proposal.lock', { name })}
        aria-pressed={locked}
        onClick={props.onLock}
      >
        <LineIcon size={20} d={locked ? LOCKED : OPEN} />
      </IconButton>
    </Dish>
  );
}
