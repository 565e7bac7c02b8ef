import { defineSection, sectionOf, type SectionModule } from '@sytno/kit';
import { ListPage } from './lists/ListPage';
import { ListsPage } from './lists/ListsPage';
import './section.css';

const TEXTS = {
  uk: () => import(/* webpackChunkName: "texts-uk" */ './texts/uk').then((file) => file.uk),
  ru: () => import(/* webpackChunkName: "texts-ru" */ './texts/ru').then((file) => file.ru),
  en: () => import(/* webpackChunkName: "texts-en" */ './texts/en').then((file) => file.en),
};

/** What the shell takes from this container. */
export const section: SectionModule = defineSection({
  name: 'grocery',
  version: SECTION_VERSION,
  Section: sectionOf({ groceryLists: ListsPage, groceryList: ListPage }, 'groceryLists'),
  loadTexts: (lng) => TEXTS[lng](),
});
