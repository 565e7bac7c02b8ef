import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { useNotify } from '@sytno/kit/ui';
import { useState, type ReactNode } from 'react';
import { DishDialog, type DishChange } from './DishDialog';
import { useMenuChanges } from './use-menu-changes';
import type { MenuItem } from './week';

/**
 * Gives the dishes inside of it their menu: `children` get the function that opens it. A dish that
 * disappears meanwhile (somebody else of the household took it off) takes its menu with it. What is removed
 * can be put back, with its servings and the reader's grams, for as long as the notice stands.
 */
export function DishMenu(props: {
  items: readonly MenuItem[];
  lng: Language;
  children: (open: (id: string) => void) => ReactNode;
}) {
  const { t } = useTexts('mealplans');
  const notify = useNotify();
  const { items, lng } = props;
  const [openId, setOpenId] = useState<string>();
  const { add, change, remove } = useMenuChanges();
  const item = items.find(({ id }) => id === openId);
  const close = () => {
    setOpenId(undefined);
  };
  const save = (id: string) => (given: DishChange) => {
    if (Object.keys(given).length === 0) close();
    else change.mutate({ id, language: lng, ...given }, { onSuccess: close });
  };
  const putBack = ({ date, mealType, recipeId, servings, weightServing, servingWeight }: MenuItem) => {
    const own = weightServing === servingWeight ? {} : { weightServing };
    add.mutate({ date, mealType, recipeId, servings, ...own, language: lng });
  };
  const takeOff = (dish: MenuItem) => () => {
    const undo = {
      run: () => {
        putBack(dish);
      },
    };
    const done = () => {
      close();
      notify(t('dish.removed', { name: dish.recipeName }), 'plain', { action: undo });
    };
    remove.mutate({ id: dish.id }, { onSuccess: done });
  };
  return (
    <>
      {props.children(setOpenId)}
      {item && (
        <DishDialog
          key={item.id}
          item={item}
          lng={lng}
          busy={change.isPending || remove.isPending}
          onSave={save(item.id)}
          onRemove={takeOff(item)}
          onClose={close}
        />
      )}
    </>
  );
}
