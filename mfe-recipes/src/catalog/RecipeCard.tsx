import type { Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { formatDuration, formatKcal, formatNumber, useTexts } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { Card, Chip, color, DishPicture, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';

type Recipe = Outputs['recipes']['catalog']['list']['items'][number];

const Frame = styled(Card).attrs({ as: 'article' })`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)} ${space(4)};
  align-content: start;
  height: 100%;
  &:hover {
    border-color: ${color('border')};
  }
`;

const Name = styled.h2`
  align-self: center;
  margin: 0;
  font: ${TYPE.section};
  font-size: 17px;
  line-height: 24px;
  overflow-wrap: anywhere;
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
    outline-offset: 2px;
  }
`;

const Wide = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: ${space(3)};
`;

const Text = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  margin: 0;
  color: ${color('quiet')};
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin: 0;
`;

/** One recipe of the list: its picture, its name, what one serving gives, how long it takes. */
export function RecipeCard({ recipe, lng }: { recipe: Recipe; lng: Language }) {
  const { t } = useTexts('recipes');
  const { kcal, protein, fat, carbs } = recipe.perServing;
  const whole = (value: number) => formatNumber(value, lng);
  return (
    <Frame>
      <DishPicture picture={recipe.picture} size={72} />
      <Name>
        <Whole to={pathTo('recipe', lng, { id: recipe.id })}>{recipe.name}</Whole>
      </Name>
      <Wide>
        {recipe.description && <Text>{recipe.description}</Text>}
        <Facts>
          <Chip>{t('catalog.kcal', { kcal: formatKcal(kcal, lng) })}</Chip>
          <Chip>
            {t('catalog.macros', { protein: whole(protein), fat: whole(fat), carbs: whole(carbs) })}
          </Chip>
          <Chip>{formatDuration(recipe.minutes, lng)}</Chip>
          <Chip>{t('number', { number: recipe.number })}</Chip>
        </Facts>
      </Wide>
    </Frame>
  );
}
