import type { Language, MealType } from '@sytno/domain';
import { formatDay, useTexts } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { color, OFF_PAPER, RADIUS, space, TOUCH, TYPE, upTo } from '@sytno/kit/ui';
import { css, styled } from 'styled-components';
import { mealLook } from './board-look';
import { Beside, MealTick } from '../facts/Ticks';
import type { DishWays } from './DishActions';
import { DishCard } from './DishCard';
import { NoteIcon, PlusIcon } from './icons';
import type { MenuDish, MenuNote } from './week';

const Frame = styled.section`
  ${mealLook}
  ${upTo('md')} {
    position: relative;
  }
  @media print {
    gap: 0;
  }
`;

/** The two ways to add: a dish, and what is no dish. Where dishes stand already they are seen with the meal. */
const Ways = styled.div<{ $empty: boolean }>`
  --edge: ${(props) => (props.$empty ? color('line') : 'transparent')};
  --icon: ${(props) => (props.$empty ? 'visible' : 'hidden')};
  --tall: ${(props) => (props.$empty ? '44px' : '24px')};
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(28px, 34%);
  gap: 2px;
  > :only-child {
    grid-column: 1 / -1;
  }
  ${Frame}:hover & {
    --icon: visible;
  }
  ${TOUCH} {
    --icon: visible;
    --tall: 44px;
  }
  ${upTo('md')} {
    --icon: visible;
    --tall: ${(props) => (props.$empty ? '44px' : '36px')};
    ${(props) => (props.$empty ? '' : 'position: absolute; top: 0; right: 0; grid-template-columns: 44px 44px;')}
  }
  ${OFF_PAPER}
`;

const addLook = css`
  display: grid;
  place-content: center;
  min-height: var(--tall);
  padding: 0;
  border: 1px dashed var(--edge);
  border-radius: ${RADIUS.control};
  background: none;
  color: ${color('faint')};
  cursor: pointer;
  svg {
    visibility: var(--icon);
  }
  &:focus-visible svg {
    visibility: visible;
  }
  &:hover {
    border-color: ${color('border')};
    background: ${color('sunken')};
    color: ${color('text')};
  }
`;

const Add = styled(Link)`
  ${addLook}
`;

const AddExtra = styled.button.attrs({ type: 'button' })`
  ${addLook}
`;

const Note = styled.button.attrs({ type: 'button' })`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: 6px;
  align-items: start;
  width: 100%;
  min-height: 36px;
  padding: 6px;
  border: 1px dashed ${color('border')};
  border-radius: ${RADIUS.control};
  background: none;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  text-align: left;
  cursor: pointer;
  svg {
    margin-top: 2px;
  }
  span {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
  &:hover {
    border-color: ${color('border')};
    color: ${color('text')};
  }
  ${upTo('md')} {
    min-height: 44px;
  }
`;

const Guests = styled.button.attrs({ type: 'button' })`
  justify-self: start;
  min-height: 28px;
  padding: 2px ${space(2)};
  border: 0;
  border-radius: ${RADIUS.control};
  background: ${color('sunflower-tint')};
  color: ${color('sunflower')};
  font: ${TYPE.quiet};
  cursor: pointer;
  &:disabled {
    cursor: default;
  }
  ${TOUCH} {
    min-height: 44px;
  }
`;

/** A meal of a day: its dishes, a way to add one, and a place where a carried dish can be put. */
export function Slot(props: {
  date: string;
  mealType: MealType;
  dishes: readonly MenuDish[];
  notes: readonly MenuNote[];
  guests: number;
  lng: Language;
  ways: DishWays;
}) {
  const { t } = useTexts('mealplans');
  const { date, mealType, dishes, notes, guests, lng, ways } = props;
  const { days } = ways;
  const meal = t(`mealTypes.${mealType}`);
  return (
    <Frame data-place={`${date}|${mealType}`} role="group" aria-label={meal}>
      <h3>{meal}</h3>
      {dishes.length > 0 && (
        <ul>
          {dishes.map((dish) => (
            <li key={dish.item.id}>
              <DishCard dish={dish} lng={lng} ways={ways} />
            </li>
          ))}
        </ul>
      )}
      {notes.length > 0 && (
        <ul aria-label={t('menu.notes')}>
          {notes.map((note) => (
            <li key={note.id}>
              <Note aria-haspopup="dialog" onClick={() => days?.note(note)}>
                <NoteIcon />
                <span>{note.text}</span>
              </Note>
            </li>
          ))}
        </ul>
      )}
      {guests > 0 && (
        <Guests
          aria-haspopup="dialog"
          aria-label={t('menu.guestsOf', {
            guests: t('menu.guests', { count: guests }),
            meal,
            day: formatDay(date, lng),
          })}
          disabled={!days}
          onClick={() => days?.guests({ date, mealType })}
        >
          {t('menu.guests', { count: guests })}
        </Guests>
      )}
      <Beside date={date} mealType={mealType} lng={lng} />
      <MealTick date={date} mealType={mealType} items={dishes.map(({ item }) => item)} lng={lng} />
      {!ways.readOnly && (
        <Ways $empty={dishes.length === 0}>
          <Add
            to={pathTo('recipes', lng, {}, { mealType, date })}
            aria-label={t('menu.addTo', { meal, day: formatDay(date, lng) })}
          >
            <PlusIcon />
          </Add>
          {days && (
            <AddExtra
              aria-haspopup="dialog"
              aria-label={t('menu.extraTo', { meal, day: formatDay(date, lng) })}
              onClick={() => days.extra({ date, mealType })}
            >
              <NoteIcon />
            </AddExtra>
          )}
        </Ways>
      )}
    </Frame>
  );
}
