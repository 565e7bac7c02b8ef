import { defineSection, sectionOf, type SectionModule } from '@sytno/kit';
import type { Language } from '@sytno/domain';
import type { ComponentType } from 'react';
import { adminPage } from './admin/admin-page';
import { RecipesPage } from './catalog/RecipesPage';
import { CreateView, EditView } from './editor/EditorView';
import { IngredientView } from './ingredients/IngredientView';
import { WithTimers } from './recipe/cooking/WithTimers';
import { RecipePage } from './recipe/RecipePage';
import { ReviewView } from './review/ReviewView';
import { SharedRecipePage } from './recipe/SharedRecipePage';
import './section.css';

const TEXTS = {
  uk: () => import(/* webpackChunkName: "texts-uk" */ './texts/uk').then((file) => file.uk),
  ru: () => import(/* webpackChunkName: "texts-ru" */ './texts/ru').then((file) => file.ru),
  en: () => import(/* webpackChunkName: "texts-en" */ './texts/en').then((file) => file.en),
};

/** A page that the kitchen's timers stay with. */
function timed(Page: ComponentType<{ lng: Language }>) {
  return function Timed({ lng }: { lng: Language }) {
    return (
      <WithTimers>
        <Page lng={lng} />
      </WithTimers>
    );
  };
}

/** What the shell takes from this container. */
export const section: SectionModule = defineSection({
  name: 'recipes',
  version: SECTION_VERSION,
  Section: sectionOf(
    {
      recipes: timed(RecipesPage),
      recipeCreate: timed(CreateView),
      recipeEdit: timed(EditView),
      recipe: timed(RecipePage),
      sharedRecipe: timed(SharedRecipePage),
      ingredient: timed(IngredientView),
      adminReviews: timed(ReviewView),
      adminNutrition: adminPage('nutrition', () =>
        import(/* webpackChunkName: "nutrition" */ './review/NutritionPage').then(
          (file) => file.NutritionPage,
        ),
      ),
      adminCatalogue: adminPage('catalogue', () =>
        import(/* webpackChunkName: "catalogue" */ './admin/CataloguePage').then(
          (file) => file.CataloguePage,
        ),
      ),
    },
    'recipes',
  ),
  loadTexts: (lng) => TEXTS[lng](),
});
