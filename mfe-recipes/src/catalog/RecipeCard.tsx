import type { Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { formatNumber, useTexts } from '@sytno/kit';
import { Card, Chip, color, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';

export type Recipe = Outputs['recipes']['catalog']['list']['items'][number];

const Frame = styled(Card).attrs({ as: 'article' })`
  display: grid;
  gap: ${space(2)};
  height: 100%;
  align-content: start;
`;

const Name = styled.h2`
  margin: 0;
  font: ${TYPE.section};
  font-size: 17px;
  line-height: 24px;
  overflow-wrap: anywhere;
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

/** One recipe of the list: its name, what one serving gives, how long it takes. */
export function RecipeCard({ recipe, lng }: { recipe: Recipe; lng: Language }) {
  const { t } = useTexts('recipes');
  const { kcal, protein, fat, carbs } = recipe.perServing;
  const grams = (value: number) => formatNumber(value, lng);
  return (
    <Frame>
      <Name>{recipe.name}</Name>
      <Text>{recipe.description}</Text>
      <Facts>
        <Chip>{t('catalog.kcal', { kcal: formatNumber(kcal, lng) })}</Chip>
        <Chip>{t('catalog.macros', { protein: grams(protein), fat: grams(fat), carbs: grams(carbs) })}</Chip>
        <Chip>{t('catalog.minutes', { count: recipe.minutes })}</Chip>
        <Chip>{t('catalog.number', { number: recipe.number })}</Chip>
      </Facts>
    </Frame>
  );
}
