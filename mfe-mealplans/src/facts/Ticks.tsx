import { formatDay, formatAmount, formatKcal, KIT_TEXTS, numbersHiddenAtom, useTexts } from '@sytno/kit';
import type { Day, Language, MealType } from '@sytno/domain';
import { color, LineIcon, OFF_PAPER, RADIUS, space, TOUCH, TYPE, upTo } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { css, styled } from 'styled-components';
import { today } from '../menu/menu.atoms';
import type { MenuItem } from '../menu/week';
import { besideOf, openOf } from './eaten';
import { useEating, useFactOf, useHasCome } from './Eating';
import type { Fact } from './facts.queries';

const TICK = 'M5 12.5l4.5 4.5L19 7.5';
const DASH = 'M6 12h12';
const SWAP = 'M7 8h11l-3-3M17 16H6l3 3';

/** So much room a mark has, a finger's where one may press. */
const roomLook = css`
  width: 32px;
  height: 32px;
  ${TOUCH} {
    width: 44px;
    height: 44px;
  }
  ${upTo('md')} {
    width: 44px;
    height: 44px;
  }
`;

/** A round mark with room around it for a finger. */
const Round = styled.button.attrs({ type: 'button' })`
  display: grid;
  place-items: center;
  ${roomLook}
  padding: 0;
  border: 0;
  border-radius: ${RADIUS.full};
  background: none;
  cursor: pointer;
  ${OFF_PAPER}
`;

/* By its own name: where a rule of hovering names a kind of element, all such elements of the week are looked at. */
const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 22px;
  height: 22px;
  border: 1.5px solid ${color('border')};
  border-radius: ${RADIUS.full};
  background: ${color('raised')};
  ${Round}:hover & {
    border-color: ${color('dill')};
    color: ${color('dill')};
  }
  /* What a press would say. */
  ${Round}:hover &:empty::after {
    content: '';
    width: 9px;
    height: 5px;
    margin-top: -3px;
    border: solid currentColor;
    border-width: 0 0 2.5px 2.5px;
    rotate: -45deg;
  }
  ${Round}[data-said] & {
    border-color: ${color('dill')};
    background: ${color('dill-tint')};
    color: ${color('dill')};
  }
  ${Round}[data-said='skipped'] & {
    border-color: ${color('border')};
    background: ${color('sunken')};
    color: ${color('quiet')};
  }
`;

/** Where a mark will be once it is known what was eaten. */
const Room = styled.span`
  display: block;
  ${roomLook}
`;

/** One tap says that a dish was eaten as planned; once something is said, a tap opens it. */
export function DishTick({ item, lng }: { item: MenuItem; lng: Language }) {
  const { t } = useTexts('mealplans');
  const eating = useEating();
  const fact = useFactOf(item);
  const state = useStateWords(item, lng);
  if (item.date > today()) return null;
  if (!eating) return <Room />;
  const { ways } = eating;
  const icon = fact?.kind === 'skipped' ? DASH : fact?.kind === 'replaced' ? SWAP : TICK;
  const name = item.recipeName;
  return (
    <Round
      data-said={fact?.kind}
      aria-label={
        fact ? t('facts.change', { name, state: state || t('facts.state.eaten') }) : t('facts.tick', { name })
      }
      onClick={() => {
        if (fact || item.weightServing === 0) ways.open(item);
        else ways.asPlanned({ date: item.date, menuItemId: item.id });
      }}
    >
      <Mark>{fact && <LineIcon size={14} stroke={3} d={icon} />}</Mark>
    </Round>
  );
}

const State = styled.span`
  padding: 0 6px;
  border-radius: ${RADIUS.control};
  background: ${color('sunken')};
  color: ${color('quiet')};
  font-size: 12px;
  overflow-wrap: anywhere;
`;

/** What became of a dish, where it was not eaten just as planned. */
export function DishState({ item, lng }: { item: MenuItem; lng: Language }) {
  const words = useStateWords(item, lng);
  return words === '' ? null : <State>{words}</State>;
}

/** Nothing while nothing is said, or it was as planned. */
function useStateWords(item: MenuItem, lng: Language): string {
  const { t } = useTexts('mealplans');
  const { t: kit } = useTexts(KIT_TEXTS);
  const fact = useFactOf(item);
  if (!fact) return '';
  if (fact.kind === 'skipped') return t('facts.state.skipped');
  if (fact.kind === 'replaced') {
    return fact.name ? t('facts.state.replaced', { name: fact.name }) : t('facts.state.replacedSomehow');
  }
  const grams = fact.grams ?? 0;
  if (Math.abs(grams - item.weightServing) < 0.5) return '';
  return t('facts.state.grams', { grams: formatAmount(kit, lng, { low: grams, high: grams, unit: 'g' }) });
}

const Words = styled.button.attrs({ type: 'button' })`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  padding: 0 ${space(2)};
  border: 0;
  border-radius: ${RADIUS.control};
  background: none;
  color: ${color('dill')};
  font: ${TYPE.quiet};
  font-weight: 600;
  text-align: left;
  cursor: pointer;
  &:hover {
    background: ${color('dill-tint')};
  }
  ${TOUCH} {
    min-height: 44px;
  }
  ${OFF_PAPER}
`;

/** How many of a day's dishes nobody has said anything of; none before the day has come. */
function useOpen(date: Day, items: readonly MenuItem[]) {
  const eating = useEating();
  const come = useHasCome(date);
  return { eating, open: eating && come ? openOf(eating.week.facts, items).length : 0 };
}

/** All dishes of a meal at once; there where more than one waits. */
export function MealTick(props: {
  date: Day;
  mealType: MealType;
  items: readonly MenuItem[];
  lng: Language;
}) {
  const { t } = useTexts('mealplans');
  const { date, mealType, items, lng } = props;
  const { eating, open } = useOpen(date, items);
  if (!eating || open < 2) return null;
  return (
    <Words
      aria-label={t('facts.mealTickOf', { meal: t(`mealTypes.${mealType}`), day: formatDay(date, lng) })}
      onClick={() => eating.ways.asPlanned({ date, mealType })}
    >
      <LineIcon size={14} stroke={3} d={TICK} />
      {t('facts.mealTick')}
    </Words>
  );
}

/** The whole day at once, while something of it waits. */
export function DayTick({ date, items, lng }: { date: Day; items: readonly MenuItem[]; lng: Language }) {
  const { t } = useTexts('mealplans');
  const { eating, open } = useOpen(date, items);
  if (!eating || open === 0) return null;
  return (
    <Round
      aria-label={t('facts.dayTickOf', { day: formatDay(date, lng) })}
      title={t('facts.dayTick')}
      onClick={() => eating.ways.asPlanned({ date })}
    >
      <Mark>
        <LineIcon size={14} stroke={3} d={TICK} />
      </Mark>
    </Round>
  );
}

/** The same in words, for where there is room. */
export function DayTickWords({ date, items, lng }: { date: Day; items: readonly MenuItem[]; lng: Language }) {
  const { t } = useTexts('mealplans');
  const { eating, open } = useOpen(date, items);
  if (!eating || open === 0) return null;
  return (
    <Words
      aria-label={t('facts.dayTickOf', { day: formatDay(date, lng) })}
      onClick={() => eating.ways.asPlanned({ date })}
    >
      <LineIcon size={14} stroke={3} d={TICK} />
      {t('facts.dayTick')}
    </Words>
  );
}

/** The way to what was eaten beside the plan. */
export function ElsewhereButton({ date, mealType }: { date: Day; mealType?: MealType }) {
  const { t } = useTexts('mealplans');
  const eating = useEating();
  const come = useHasCome(date);
  if (!eating || !come) return null;
  return (
    <Words onClick={() => eating.ways.elsewhere({ date, ...(mealType && { mealType }) })}>
      {t('facts.other.open')}
    </Words>
  );
}

const Rows = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.button.attrs({ type: 'button' })`
  display: grid;
  width: 100%;
  min-height: 36px;
  padding: 6px ${space(2)};
  border: 1px dashed ${color('border')};
  border-radius: ${RADIUS.control};
  background: none;
  color: inherit;
  font: ${TYPE.quiet};
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;
  small {
    color: ${color('quiet')};
    font-size: 12px;
  }
  &:hover {
    background: ${color('sunken')};
  }
  ${TOUCH} {
    min-height: 44px;
  }
`;

/** What was eaten at a meal and belongs to no dish that stands there. */
export function Beside({ date, mealType, lng }: { date: Day; mealType: MealType; lng: Language }) {
  const eating = useEating();
  if (!eating) return null;
  const beside = besideOf(eating.week.facts, eating.items, date).filter((fact) => fact.mealType === mealType);
  if (beside.length === 0) return null;
  return (
    <Rows>
      {beside.map((fact) => (
        <li key={fact.id}>
          <BesideRow fact={fact} lng={lng} onOpen={() => eating.ways.elsewhere({ date, mealType, fact })} />
        </li>
      ))}
    </Rows>
  );
}

function BesideRow({ fact, lng, onOpen }: { fact: Fact; lng: Language; onOpen: () => void }) {
  const { t } = useTexts('mealplans');
  const { t: kit } = useTexts(KIT_TEXTS);
  const hidden = useAtomValue(numbersHiddenAtom);
  const name = fact.name || t('facts.other.unnamed');
  const { grams } = fact;
  const words = [
    grams === null ? '' : formatAmount(kit, lng, { low: grams, high: grams, unit: 'g' }),
    hidden ? '' : t('menu.kcal', { kcal: formatKcal(fact.kcal, lng) }),
  ].filter(Boolean);
  return (
    <Row aria-label={t('facts.other.edit', { name })} aria-haspopup="dialog" onClick={onOpen}>
      <span>{name}</span>
      {words.length > 0 && <small>{words.join(' · ')}</small>}
    </Row>
  );
}
