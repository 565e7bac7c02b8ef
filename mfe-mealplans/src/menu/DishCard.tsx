import type { Language } from '@sytno/domain';
import { formatAmount, formatNumber, KIT_TEXTS, numbersHiddenAtom, useTexts } from '@sytno/kit';
import { color, DishPicture, OFF_PAPER, RADIUS, space, TOUCH, TYPE, upTo } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { memo } from 'react';
import { styled } from 'styled-components';
import { DishState, DishTick } from '../facts/Ticks';
import { cornerLook, dishLook, faceLook } from './board-look';
import { compositionWords } from './composition-words';
import { cookWords, potWords } from './cook-words';
import { DishActions, type DishWays } from './DishActions';
import { DishName } from './DishName';
import { gramsShort } from './grams-short';
import { today } from './menu.atoms';
import type { MenuDish } from './week';

const Frame = styled.div`
  ${dishLook}
  @media print {
    border-color: #bbb;
    break-inside: avoid;
  }
`;

const Face = styled.button.attrs({ type: 'button' })<{ $ticked: boolean }>`
  ${faceLook}
  cursor: pointer;
  ${upTo('md')} {
    padding: ${space(2)};
    padding-right: ${(props) => (props.$ticked ? '92px' : '48px')};
  }
  @media print {
    grid-template: 'name' 'facts' / minmax(0, 1fr);
    > :first-child {
      display: none;
    }
  }
`;

const Facts = styled.span<{ $ticked: boolean }>`
  padding-right: ${(props) => (props.$ticked ? '26px' : 0)};
  ${upTo('md')} {
    padding-right: 0;
  }
  display: flex;
  flex-wrap: wrap;
  gap: 0 6px;
  align-items: center;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

/** What is left and where it is cooked: below the picture, where a narrow column has room for it in one line. */
const Chips = styled.span<{ $ticked: boolean }>`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: 2px 6px;
  padding-right: ${(props) => (props.$ticked ? '28px' : 0)};
  ${upTo('md')} {
    grid-column: 2;
    padding-right: 0;
  }
`;

/** Between grams and energy where they stand in one line; in a narrow column they have a line each. */
const Dot = styled.span`
  display: none;
  ${upTo('md')} {
    display: inline;
  }
`;

const Energy = styled.span`
  flex: 1 0 100%;
  white-space: nowrap;
  ${upTo('md')} {
    flex: none;
  }
`;

const Left = styled.span`
  padding: 0 6px;
  border-radius: ${RADIUS.control};
  background: ${color('dill-tint')};
  color: ${color('dill')};
  font-size: 12px;
  overflow-wrap: anywhere;
`;

const Own = styled(Left)`
  background: ${color('beet-tint')};
  color: ${color('beet')};
`;

const Pot = styled(Left)`
  background: ${color('sunken')};
  color: ${color('quiet')};
`;

const Short = styled(Left)`
  background: ${color('chilli-tint')};
  color: ${color('chilli')};
`;

const Corner = styled.span`
  ${cornerLook}
  ${OFF_PAPER}
`;

/** Within the corner of a card; on phones it stands beside the three dots. */
const Tick = styled.span`
  place-self: end;
  ${TOUCH} {
    margin: 0 -4px -4px 0;
  }
  ${upTo('md')} {
    place-self: start end;
    margin: 2px 46px 0 0;
  }
`;

/** Servings left from which on a card says so: a plate for somebody. The dish's own window tells less as well. */
const WORTH_TELLING = 1;

/** A dish on the menu: what it is and how much of it the reader eats; a press opens all else. */
export const DishCard = memo(function DishCard(props: { dish: MenuDish; lng: Language; ways: DishWays }) {
  const { t } = useTexts('mealplans');
  const { t: kit } = useTexts(KIT_TEXTS);
  const hidden = useAtomValue(numbersHiddenAtom);
  const { lng, ways } = props;
  const { item, shown } = props.dish;
  const grams = (value: number) => formatAmount(kit, lng, { low: value, high: value, unit: 'g' });
  const servings = (value: number) => formatAmount(kit, lng, { low: value, high: value, unit: 'serving' });
  const short = gramsShort(item);
  const own = compositionWords(item, t);
  const left = item.servingsLeft >= WORTH_TELLING;
  const cooking = [
    cookWords(item, { t, lng, servings }),
    left ? t('menu.left', { servings: servings(item.servingsLeft) }) : '',
  ];
  // Known before what was eaten is, so that no card grows when that comes.
  const ticked = item.date <= today();
  return (
    <Frame data-dish={item.id}>
      <Face
        $ticked={ticked}
        aria-haspopup="dialog"
        aria-description={cooking.filter(Boolean).join('. ')}
        onClick={() => ways.open(item)}
      >
        <DishPicture picture={item.picture} size={28} />
        <DishName name={item.recipeName} lng={lng} />
        <Facts $ticked={ticked}>
          <span>{grams(item.weightServing)}</span>
          {!hidden && (
            <>
              <Dot>{' · '}</Dot>
              <Energy>{t('menu.kcal', { kcal: formatNumber(shown.kcal, lng) })}</Energy>
            </>
          )}
          <DishState item={item} lng={lng} />
          {!item.complete && !hidden && <span>{t('menu.incomplete')}</span>}
        </Facts>
        {(left || short > 0 || item.cooking || own !== '') && (
          <Chips $ticked={ticked}>
            {short > 0 && <Short>{t('menu.short', { grams: grams(short) })}</Short>}
            {left && (
              <Left aria-hidden>{t('menu.leftShort', { servings: servings(item.servingsLeft) })}</Left>
            )}
            {item.cooking && <Pot aria-hidden>{potWords(item, t, lng)}</Pot>}
            {own !== '' && <Own>{own}</Own>}
          </Chips>
        )}
      </Face>
      <Corner data-own-press>
        <DishActions item={item} ways={ways} />
      </Corner>
      <Tick data-own-press>
        <DishTick item={item} lng={lng} />
      </Tick>
    </Frame>
  );
}, sameCard);

/** Figures are made anew with the day; a card is the same while its dish and what it shows are. */
function sameCard(
  before: { dish: MenuDish; lng: Language; ways: DishWays },
  after: { dish: MenuDish; lng: Language; ways: DishWays },
): boolean {
  return (
    before.dish.item === after.dish.item &&
    before.dish.shown.kcal === after.dish.shown.kcal &&
    before.lng === after.lng &&
    before.ways === after.ways
  );
}
