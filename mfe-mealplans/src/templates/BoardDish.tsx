import type { Language } from '@sytno/domain';
import { formatAmount, formatKcal, KIT_TEXTS, numbersHiddenAtom, useTexts } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { color, DishPicture, Menu, space, TYPE, upTo } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { css, styled } from 'styled-components';
import { cornerLook, dishLook, Dots, faceLook } from '../menu/board-look';
import { DishName } from '../menu/DishName';
import type { MenuItem } from '../menu/week';
import type { BoardWays } from './board-ways';
import { TEMPLATE_TEXTS } from './template-texts';

const Frame = styled.div`
  ${dishLook}
`;

const ownFace = css`
  ${faceLook}
  text-decoration: none;
  ${upTo('md')} {
    padding: ${space(2)} ${space(12)} ${space(2)} ${space(2)};
  }
`;

const FaceButton = styled.button.attrs({ type: 'button' })`
  ${ownFace}
  cursor: pointer;
`;

const FaceLink = styled(Link)`
  ${ownFace}
`;

const Face = styled.div`
  ${ownFace}
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 6px;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

const Corner = styled.span`
  ${cornerLook}
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
      trigger={({ busy, ...opener }) => <Dots {...opener} aria-label={label} aria-busy={busy} />}
    />
  );
}
