import type { Language } from '@sytno/domain';
import { KIT_TEXTS, useTexts } from '@sytno/kit';
import { useNavigate } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { laterPart, Menu } from '@sytno/kit/ui';
import { useState } from 'react';
import { useWholeRecipe } from '../editor/own-recipe';
import { Icon } from '../Icon';
import { Report } from '../publishing/parts';
import { useCopy } from './copy-text';
import { ingredientsText } from './ingredients-text';
import type { Recipe } from './recipe.queries';

const ShareDialog = laterPart(
  'recipes.share-dialog',
  () => import('./sharing/ShareDialog').then((file) => file.ShareDialog),
  { skeleton: null },
);

/** What else can be done with the recipe: writing on it, a copy, a link, paper, its ingredients, a report. */
export function RecipeMenu(props: { recipe: Recipe; lng: Language; servings: number }) {
  const { t } = useTexts('recipes');
  const { t: kit } = useTexts(KIT_TEXTS);
  const copy = useCopy();
  const [shares, setShares] = useState(false);
  const [reports, setReports] = useState(false);
  const { recipe, lng, servings } = props;
  const whole = useWholeRecipe(recipe, lng);
  const navigate = useNavigate();
  const own = recipe.myRecipe;
  return (
    <>
      <Menu
        label={t('recipe.more', { name: recipe.name })}
        entries={[
          ...(own
            ? [
                {
                  id: 'edit',
                  label: t('editor.edit'),
                  icon: <Icon name="pen" />,
                  onSelect: () => {
                    void navigate(pathTo('recipeEdit', lng, { id: recipe.id }));
                  },
                },
              ]
            : []),
          {
            id: 'copy',
            label: t(own ? 'editor.duplicate' : 'editor.copy'),
            icon: <Icon name="copy" />,
            onSelect: () => void whole.copy(),
          },
          {
            id: 'share',
            label: t('share.open'),
            icon: <Icon name="share" />,
            onSelect: () => {
              setShares(true);
            },
          },
          {
            id: 'print',
            label: t('recipe.print'),
            icon: <Icon name="print" />,
            onSelect: () => {
              // The open menu is no part of the paper.
              setTimeout(() => {
                window.print();
              });
            },
          },
          {
            id: 'ingredients',
            label: t('recipe.copyIngredients'),
            icon: <Icon name="list" />,
            onSelect: () => {
              copy(ingredientsText(recipe, servings, lng, kit));
            },
          },
          {
            id: 'buy',
            label: t('recipe.buy'),
            icon: <Icon name="list" />,
            onSelect: () => {
              const query = { build: '1', recipe: recipe.id, servings: String(servings) };
              void navigate(pathTo('groceryLists', lng, {}, query));
            },
          },
          'line' as const,
          own
            ? {
                id: 'delete',
                label: t('editor.delete'),
                tone: 'danger' as const,
                icon: <Icon name="bin" />,
                onSelect: () => void whole.remove(),
              }
            : {
                id: 'report',
                label: t('recipe.report'),
                icon: <Icon name="flag" />,
                onSelect: () => {
                  setReports(true);
                },
              },
        ]}
      />
      {reports && (
        <Report
          recipe={recipe}
          lng={lng}
          onClose={() => {
            setReports(false);
          }}
        />
      )}
      {shares && (
        <ShareDialog
          recipe={recipe}
          lng={lng}
          onClose={() => {
            setShares(false);
          }}
        />
      )}
    </>
  );
}
