import type { Day, Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { Button, space, TextLink } from '@sytno/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AddToMenuDialog } from './AddToMenuDialog';
import type { Recipe } from './recipe.queries';

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

/** The page's main action; after it, the way to the week the dish was put into. */
export function AddToMenu({ recipe, lng }: { recipe: Recipe; lng: Language }) {
  const { t } = useTexts('recipes');
  const [open, setOpen] = useState(false);
  const [added, setAdded] = useState<Day>();
  return (
    <Place>
      {added && <TextLink to={pathTo('mealplans', lng, {}, { date: added })}>{t('add.toWeek')}</TextLink>}
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('add.open')}
      </Button>
      {open && (
        <AddToMenuDialog
          recipe={recipe}
          lng={lng}
          onAdded={(date) => {
            setAdded(date);
            setOpen(false);
          }}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </Place>
  );
}
