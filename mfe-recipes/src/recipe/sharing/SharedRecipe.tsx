import type { Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { useTexts, useUser } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { ButtonLink, Card, OFF_PAPER, QuietButton, space, TYPE } from '@sytno/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../Icon';
import { FlagsPart } from '../FlagsPart';
import { IngredientsPart } from '../IngredientsPart';
import { NutritionPart } from '../NutritionPart';
import { Column, Columns } from '../parts';
import { RecipeHead } from '../RecipeHead';
import { StagesPart } from '../StagesPart';

const Way = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  margin-top: ${space(5)};
  ${OFF_PAPER}
  h2 {
    margin: 0;
    font: ${TYPE.section};
  }
  p {
    margin: ${space(1)} 0 0;
    max-width: 62ch;
  }
`;

type Shared = Outputs['recipes']['recipe']['shared'];

/** A recipe as its link shows it: everything but what is somebody's own, and the way to an account. */
export function SharedRecipe({ shared, lng }: { shared: Shared; lng: Language }) {
  const { t } = useTexts('recipes');
  const user = useUser();
  const { recipe, published } = shared;
  const [servings, setServings] = useState(recipe.servings);
  return (
    <article>
      <RecipeHead
        recipe={recipe}
        lng={lng}
        priced={false}
        actions={
          <QuietButton
            onClick={() => {
              window.print();
            }}
          >
            <Icon name="print" />
            {t('recipe.print')}
          </QuietButton>
        }
      />
      <Columns>
        <Column>
          <IngredientsPart
            recipe={recipe}
            lng={lng}
            servings={servings}
            onServings={setServings}
            links={false}
          />
          <FlagsPart recipe={recipe} />
        </Column>
        <Column>
          <StagesPart recipe={recipe} lng={lng} servings={servings} />
          <NutritionPart recipe={recipe} lng={lng} servings={servings} />
        </Column>
      </Columns>
      {!user && (
        <Way>
          <div>
            <h2>{t('shared.invite')}</h2>
            <p>{t('shared.inviteText')}</p>
          </div>
          <ButtonLink to={pathTo('registration', lng)}>{t('shared.signUp')}</ButtonLink>
        </Way>
      )}
      {user && published && (
        <Way>
          <h2>{t('shared.own')}</h2>
          <ButtonLink to={pathTo('recipe', lng, { id: recipe.id })}>{t('shared.openOwn')}</ButtonLink>
        </Way>
      )}
    </article>
  );
}
