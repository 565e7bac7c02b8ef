import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { Menu, useNotify } from '@sytno/kit/ui';
import { Icon } from '../Icon';
import type { Recipe } from './recipe.queries';

/** What else can be done with the recipe: on paper, or its address for somebody. */
export function RecipeMenu({ recipe, lng }: { recipe: Recipe; lng: Language }) {
  const { t } = useTexts('recipes');
  const notify = useNotify();
  const copy = async () => {
    const address = new URL(pathTo('recipe', lng, { id: recipe.id }), window.location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      notify(t('recipe.copied'), 'good');
    } catch {
      notify(t('recipe.notCopied'), 'bad');
    }
  };
  return (
    <Menu
      label={t('recipe.more', { name: recipe.name })}
      entries={[
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
          id: 'copy',
          label: t('recipe.copyLink'),
          icon: <Icon name="link" />,
          onSelect: () => {
            void copy();
          },
        },
      ]}
    />
  );
}
