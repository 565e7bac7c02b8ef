import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { color, space, Stepper, TYPE } from '@sytno/kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IngredientLines } from './IngredientLines';
import { Part } from './parts';
import type { Recipe } from './recipe.queries';

const MOST_SERVINGS = 100;

/** What the stepper leaves of itself on paper. */
const OnPaper = styled.span`
  display: none;
  @media print {
    display: inline;
  }
`;

const OnScreen = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  @media print {
    display: none;
  }
`;

/** What goes into the pot, for as many servings as are asked for. */
export function IngredientsPart(props: {
  recipe: Recipe;
  lng: Language;
  servings: number;
  onServings: (servings: number) => void;
  /** Names lead to the ingredients' pages, which want a session. */
  links: boolean;
  /** What can be done with the list. */
  foot?: ReactNode;
}) {
  const { t } = useTexts('recipes');
  const { recipe, lng, servings } = props;
  const made = t('servings.made', { count: servings });
  return (
    <Part
      paper
      title={t('recipe.ingredients')}
      beside={
        <>
          <OnPaper>{made}</OnPaper>
          <OnScreen>
            <span aria-hidden>{t('servings.word', { count: servings })}</span>
            <Stepper
              value={servings}
              min={1}
              max={MOST_SERVINGS}
              lng={lng}
              label={t('servings.label')}
              lessLabel={t('servings.less')}
              moreLabel={t('servings.more')}
              onChange={props.onServings}
            />
          </OnScreen>
        </>
      }
    >
      <IngredientLines recipe={recipe} lng={lng} servings={servings} links={props.links} />
      {props.foot}
    </Part>
  );
}
