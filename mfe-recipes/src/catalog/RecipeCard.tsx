import type { Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { formatDuration, formatKcal, numbersHiddenAtom, useTexts } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { Card, color, eases, LineIcon, moves, RADIUS, space, TYPE, upTo } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Plate } from '../Plate';
import { OwnMark } from '../composition/OwnMark';
import { StandingChip } from '../publishing/StandingChip';

export type CatalogRecipe = Outputs['recipes']['catalog']['list']['items'][number];

const Frame = styled(Card).attrs({ as: 'article' })`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;
  padding: 0;
  overflow: hidden;
  ${eases('border-color', 'box-shadow')}
  &:hover {
    border-color: ${color('border')};
    box-shadow: ${color('shadow')};
  }
  &:hover img {
    ${moves('scale: 1.05;')}
  }
  img {
    ${moves('transition: scale 200ms ease-out;')}
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: ${space(1)};
  padding: ${space(4)};
  ${upTo('sm')} {
    padding: ${space(3)};
  }
`;

const Name = styled.h2`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  margin: 0;
  font: ${TYPE.strong};
  font-size: 16px;
  font-weight: 650;
  overflow-wrap: anywhere;
  ${upTo('sm')} {
    font-size: 15px;
    line-height: 20px;
  }
`;

/** The whole card is the link's place. */
const Whole = styled(Link)`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${RADIUS.card};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${color('beet')};
    outline-offset: -3px;
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  margin: 0;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  span:not(:last-child)::after {
    content: '·';
    margin-inline: ${space(1)};
  }
`;

const STAR = 'm12 3 2.8 5.7 6.2.9-4.5 4.4 1 6.2-5.5-2.9-5.5 2.9 1-6.2L3 9.6l6.2-.9z';

/** Above the link's place: keeping a recipe at hand is no way to it. */
const Star = styled.button`
  position: absolute;
  z-index: 1;
  top: ${space(1)};
  right: ${space(1)};
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${RADIUS.full};
  background: none;
  color: ${color('quiet')};
  cursor: pointer;
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 5px;
    border-radius: inherit;
    background: ${color('raised')};
    opacity: 0.86;
  }
  &:hover {
    color: ${color('text')};
  }
  &[aria-pressed='true'] {
    color: ${color('beet')};
    svg {
      fill: currentcolor;
    }
  }
  &:focus-visible {
    outline: 2px solid ${color('beet')};
    outline-offset: -2px;
  }
`;

/** What lies above the link's place, at the card's foot. */
const Foot = styled.div`
  position: relative;
  z-index: 1;
  align-self: end;
  display: grid;
  padding-top: ${space(2)};
`;

/** One recipe of the list: the dish on its plate, its name, what a serving gives and how long it takes. */
export function RecipeCard(props: {
  recipe: CatalogRecipe;
  lng: Language;
  /** What the recipe's address carries along. */
  query?: Record<string, string>;
  /** The star was pressed. */
  onFavorite: () => void;
  /** An action of the card's own. */
  foot?: ReactNode;
}) {
  const { t } = useTexts('recipes');
  const hidden = useAtomValue(numbersHiddenAtom);
  const { recipe, lng, query = {}, foot, onFavorite } = props;
  return (
    <Frame>
      <Plate
        picture={recipe.picture}
        size={136}
        wide="(max-width: 767px) 50vw, (max-width: 1199px) 33vw, 300px"
      />
      <Star
        type="button"
        aria-pressed={recipe.favorite}
        aria-label={t('favorite.star', { name: recipe.name })}
        onClick={onFavorite}
      >
        <LineIcon d={STAR} size={20} />
      </Star>
      <Words>
        <Name>
          <Whole to={pathTo('recipe', lng, { id: recipe.id }, query)}>{recipe.name}</Whole>
        </Name>
        <Facts>
          {!hidden && <span>{t('catalog.kcal', { kcal: formatKcal(recipe.perServing.kcal, lng) })}</span>}
          <span>{formatDuration(recipe.minutes, lng)}</span>
          {hidden && <span>{t('servings.made', { count: recipe.servings })}</span>}
        </Facts>
        {recipe.standing && (
          <div>
            <StandingChip standing={recipe.standing} />
          </div>
        )}
        {recipe.composed && (
          <div>
            <OwnMark />
          </div>
        )}
        {foot && <Foot>{foot}</Foot>}
      </Words>
    </Frame>
  );
}
