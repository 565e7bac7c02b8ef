import type { Language } from '@sytno/domain';
import { formatAmount, formatKcal, KIT_TEXTS, numbersHiddenAtom, useTexts } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { color, DishPicture, Menu, RADIUS, space, TOUCH, TYPE, upTo } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { css, styled } from 'styled-components';
import { DotsIcon } from '../menu/icons';
import { DishName } from '../menu/DishName';
import type { MenuItem } from '../menu/week';
import type { BoardWays } from './board-ways';
import { TEMPLATE_TEXTS } from './template-texts';

const Frame = styled.div`
  position: relative;
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.control};
  background: ${color('page')};
  color: ${color('text')};
  user-select: none;
  -webkit-touch-callout: none;
  &:hover {
    border-color: ${color('border')};
  }
  &[data-held] {
    border-style: dashed;
    border-color: ${color('beet')};
    opacity: 0.5;
  }
  /* The picture in the hand. */
  &[data-ghost] {
    z-index: 60;
    overflow: hidden;
    border-color: ${color('beet')};
    background: ${color('raised')};
    box-shadow: ${color('shadow')};
    cursor: grabbing;
    will-change: transform;
    contain: layout style;
  }
`;

const faceLook = css`
  display: grid;
  /* In a narrow column the name has all the width, so that its words stay whole. */
  grid-template: 'name name' 'picture facts' / auto minmax(0, 1fr);
  gap: 6px;
  align-items: center;
  width: 100%;
  min-height: 44px;
  padding: 6px;
  border: 0;
  border-radius: inherit;
  background: none;
  color: inherit;
  text-align: left;
  text-decoration: none;
  > :first-child {
    grid-area: picture;
  }
  > :nth-child(2) {
    grid-area: name;
  }
  > :nth-child(3) {
    grid-area: facts;
  }
  ${upTo('md')} {
    grid-template: 'picture name' 'picture facts' / auto minmax(0, 1fr);
    gap: 2px ${space(3)};
    padding: ${space(2)} ${space(12)} ${space(2)} ${space(2)};
  }
`;

const FaceButton = styled.button.attrs({ type: 'button' })`
  ${faceLook}
  cursor: pointer;
`;

const FaceLink = styled(Link)`
  ${faceLook}
`;

const Face = styled.div`
  ${faceLook}
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 6px;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

const Corner = styled.span`
  position: absolute;
  top: 2px;
  right: 2px;
`;

const Dots = styled.button.attrs({ type: 'button' })`
  display: grid;
  place-content: center;
  width: 28px;
  height: 28px;
  padding: 0;
  border: 0;
  border-radius: ${RADIUS.control};
  background: none;
  color: transparent;
  cursor: pointer;
  [data-dish]:hover &,
  &:focus-visible,
  &[aria-expanded='true'] {
    background: ${color('raised')};
    color: ${color('quiet')};
  }
  /* A finger has the dish's own window for it, but for where there is room. */
  ${TOUCH} {
    pointer-events: none;
  }
  ${upTo('md')} {
    width: 44px;
    height: 44px;
    &,
    [data-dish]:hover & {
      background: none;
      color: ${color('quiet')};
    }
    pointer-events: auto;
  }
`;

/** A dish of a template. Where it is written a press opens all else; where it is read, the recipe. */
export function BoardDish(props: {
  item: MenuItem;
  /** As shown. */
  kcal: number;
  lng: Language;
  ways: BoardWays | undefined;
}) {
  const { t: kit } = useTexts(KIT_TEXTS);
  const { t } = useTexts(TEMPLATE_TEXTS);
  const { t: words } = useTexts('mealplans');
  const hidden = useAtomValue(numbersHiddenAtom);
  const { item, lng, ways } = props;
  const grams = item.weightServing;
  const face = (
    <>
      <DishPicture picture={item.picture} size={28} />
      <DishName name={item.recipeName} lng={lng} />
      <Facts>
        <span>{formatAmount(kit, lng, { low: grams, high: grams, unit: 'g' })}</span>
        {!hidden && <span>{words('menu.kcal', { kcal: formatKcal(props.kcal, lng) })}</span>}
        {item.servings > 1 && <span>{t('dish.servingsEach', { count: item.servings })}</span>}
      </Facts>
    </>
  );
  if (ways) {
    return (
      <Frame data-dish={item.id}>
        <FaceButton aria-haspopup="dialog" onClick={() => ways.open(item)}>
          {face}
        </FaceButton>
        <Corner data-own-press>
          <DishMenu item={item} ways={ways} />
        </Corner>
      </Frame>
    );
  }
  return (
    <Frame>
      {item.product === undefined ? (
        <FaceLink to={pathTo('recipe', lng, { id: item.recipeId })}>{face}</FaceLink>
      ) : (
        <Face>{face}</Face>
      )}
    </Frame>
  );
}

function DishMenu({ item, ways }: { item: MenuItem; ways: BoardWays }) {
  const { t } = useTexts('mealplans');
  const { t: own } = useTexts(TEMPLATE_TEXTS);
  const label = t('actions.of', { name: item.recipeName });
  return (
    <Menu
      label={label}
      entries={[
        { id: 'open', label: own('dish.open'), onSelect: () => ways.open(item) },
        { id: 'take', label: t('actions.take'), onSelect: () => ways.take(item) },
        'line',
        { id: 'remove', label: own('dish.remove'), tone: 'danger', onSelect: () => ways.remove(item) },
      ]}
      trigger={({ busy, ...opener }) => (
        <Dots {...opener} aria-label={label} aria-busy={busy}>
          <DotsIcon />
        </Dots>
      )}
    />
  );
}
