import { MEAL_TYPES, type Day, type Language } from '@sytno/domain';
import { formatDay, useTexts } from '@sytno/kit';
import { Card, CheckField, color, DishPicture, IconButton, LineIcon, space, TYPE, upTo } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import type { MenuItem } from '../menu/week';
import { DayFigures, useServed } from './figures';
import type { DayReport, ProposedSlot } from './generator.queries';
import { GENERATOR_TEXTS } from './words';

const Frame = styled(Card)`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  h3 {
    margin: 0;
    font: ${TYPE.section};
  }
`;

/** Meal, now, proposal; on narrow windows one of the two is seen at a time. */
const Meals = styled.ul`
  display: grid;
  gap: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr) minmax(0, 2fr);
    gap: ${space(1)} ${space(4)};
    align-items: center;
    padding: ${space(2)} 0;
    border-top: 1px solid ${color('line')};
  }
  > li > :first-child {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  ${upTo('md')} {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
    &[data-view='now'] [data-part='proposed'],
    &[data-view='proposed'] [data-part='now'] {
      display: none;
    }
  }
`;

const Cell = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Dish = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  small {
    display: block;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const Buttons = styled.span`
  display: flex;
`;

const Faint = styled.span`
  color: ${color('faint')};
`;

const LOCKED = 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3';
const OPEN = 'M6 11h12v9H6zM9 11V7a3 3 0 0 1 6-1';
const SWAP = 'M4 8h14l-4-4M20 16H6l4 4';

export interface DayDeeds {
  /** Nothing may be pressed now. */
  busy: boolean;
  onLock: (slot: ProposedSlot) => void;
  onSwap: (slot: ProposedSlot) => void;
}

/** One day of a proposal beside what stands on the menu. */
export function ProposalDay(props: {
  day: Day;
  slots: readonly ProposedSlot[];
  now: readonly MenuItem[];
  report: DayReport | undefined;
  currency: string;
  view: 'now' | 'proposed';
  taken: boolean;
  lng: Language;
  deeds: DayDeeds;
  onTake: (take: boolean) => void;
}) {
  const { t } = useTexts(GENERATOR_TEXTS);
  const { t: own } = useTexts('mealplans');
  const { day, slots, now, report, currency, lng } = props;
  const name = formatDay(day, lng, 'weekday');
  const meals = MEAL_TYPES.filter(
    (meal) => slots.some((slot) => slot.mealType === meal) || now.some((item) => item.mealType === meal),
  );
  const id = `day-${day}`;
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <h3 id={id}>{name}</h3>
        <CheckField
          label={t('proposal.takeDay', { day: name })}
          checked={props.taken}
          onChange={(event) => props.onTake(event.target.checked)}
        />
      </Head>
      {report && <DayFigures report={report} currency={currency} lng={lng} />}
      <Meals data-view={props.view}>
        {meals.map((meal) => (
          <li key={meal}>
            <span>{own(`mealTypes.${meal}`)}</span>
            <Cell data-part="now">
              {now
                .filter((item) => item.mealType === meal)
                .map((item) => (
                  <span key={item.id}>{item.recipeName}</span>
                ))}
              {!now.some((item) => item.mealType === meal) && <Faint>{t('proposal.nothing')}</Faint>}
            </Cell>
            <Cell data-part="proposed">
              {slots
                .filter((slot) => slot.mealType === meal)
                .map((slot) => (
                  <Proposed key={slot.id} slot={slot} currency={currency} lng={lng} deeds={props.deeds} />
                ))}
            </Cell>
          </li>
        ))}
      </Meals>
    </Frame>
  );
}

function Proposed(props: { slot: ProposedSlot; currency: string; lng: Language; deeds: DayDeeds }) {
  const { t } = useTexts(GENERATOR_TEXTS);
  const { slot, lng, deeds } = props;
  const served = useServed(props.currency, lng);
  const { dish, mine } = slot;
  const name = dish?.name ?? t('proposal.gone');
  const facts = mine && [
    ...served(mine),
    ...(slot.kept ? [t('proposal.stays')] : slot.locked ? [t('proposal.locked')] : []),
  ];
  if (!dish && slot.plates.length === 0) {
    return (
      <Dish>
        <span />
        <Faint>{t('proposal.noDish')}</Faint>
        <IconButton aria-label={t('proposal.fill')} disabled={deeds.busy} onClick={() => deeds.onSwap(slot)}>
          <LineIcon size={20} d={SWAP} />
        </IconButton>
      </Dish>
    );
  }
  return (
    <Dish>
      {dish ? <DishPicture picture={dish.picture} size={44} /> : <span />}
      <span>
        {name}
        {facts && <small>{facts.join(' · ')}</small>}
      </span>
      {!slot.kept && (
        <Buttons>
          <IconButton
            aria-label={t(slot.locked ? 'proposal.unlock' : 'proposal.lock', { name })}
            aria-pressed={slot.locked}
            disabled={deeds.busy}
            onClick={() => deeds.onLock(slot)}
          >
            <LineIcon size={20} d={slot.locked ? LOCKED : OPEN} />
          </IconButton>
          <IconButton
            aria-label={t('proposal.swap', { name })}
            disabled={deeds.busy}
            onClick={() => deeds.onSwap(slot)}
          >
            <LineIcon size={20} d={SWAP} />
          </IconButton>
        </Buttons>
      )}
    </Dish>
  );
}
