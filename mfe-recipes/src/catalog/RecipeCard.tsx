import type { Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { formatDuration, formatKcal, numbersHiddenAtom, useTexts } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { Card, color, eases, moves, RADIUS, space, TYPE, upTo } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Plate } from '../Plate';

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
  /** An action of the card's own. */
  foot?: ReactNode;
}) {
  const { t } = useTexts('recipes');
  const hidden = useAtomValue(numbersHiddenAtom);
  const { recipe, lng, query = {}, foot } = props;
  return (
    <Frame>
      <Plate picture={recipe.picture} size={136} />
      <Words>
        <Name>
          <Whole to={pathTo('recipe', lng, { id: recipe.id }, query)}>{recipe.name}</Whole>
        </Name>
        <Facts>
          {!hidden && <span>{t('catalog.kcal', { kcal: formatKcal(recipe.perServing.kcal, lng) })}</span>}
          <span>{formatDuration(recipe.minutes, lng)}</span>
          {hidden && <span>{t('servings.made', { count: recipe.servings })}</span>}
        </Facts>
        {foot && <Foot>{foot}</Foot>}
      </Words>
    </Frame>
  );
}
