import type { Day, Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Button, type Undo } from '@sytno/kit/ui';
import { useState } from 'react';
import type { MenuPlace } from '../catalog/menu-place';
import { Icon } from '../Icon';
import { AddToMenuDialog } from './AddToMenuDialog';
import type { Recipe } from './recipe.queries';
import { useAddToMenu } from './use-add-to-menu';
import { useLimitQuestion } from './use-limit-question';

/** The page's main action. `onAdded` is told the day, and undefined once it is taken back. */
export function AddToMenu(props: {
  recipe: Recipe;
  place: MenuPlace | null;
  lng: Language;
  undo: Undo;
  onAdded: (day: Day | undefined) => void;
}) {
  const { t } = useTexts('recipes');
  const { recipe, place, lng, onAdded } = props;
  const [open, setOpen] = useState(false);
  const add = useAddToMenu(recipe.name, lng, props.undo, () => {
    onAdded(undefined);
  });
  const limit = useLimitQuestion(recipe, lng);
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        <Icon name="plus" />
        {t('add.open')}
      </Button>
      {open && (
        <AddToMenuDialog
          recipe={recipe}
          place={place}
          lng={lng}
          busy={add.isPending || limit.looks}
          onAdd={(item) => {
            limit.ask(item.date, () => {
              add.mutate(item, {
                onSuccess: ({ date }) => {
                  onAdded(date);
                  setOpen(false);
                },
              });
            });
          }}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
      {limit.asking}
    </>
  );
}
