import { defineSection, sectionOf, type SectionModule } from '@sytno/kit';
import { CatalogPage } from './catalog/CatalogPage';
import { RecipePage } from './recipe/RecipePage';
import './section.css';

const TEXTS = {
  uk: () => import(/* webpackChunkName: "texts-uk" */ './texts/uk').then((file) => file.uk),
  ru: () => import(/* webpackChunkName: "texts-ru" */ './texts/ru').then((file) => file.ru),
  en: () => import(/* webpackChunkName: "texts-en" */ './texts/en').then((file) => file.en),
};

/** What the shell takes from this container. */
export const section: SectionModule = defineSection({
  name: 'recipes',
  version: SECTION_VERSION,
  Section: sectionOf({ recipes: CatalogPage, recipe: RecipePage }, 'recipes'),
  loadTexts: (lng) => TEXTS[lng](),
});
