import { defineSection, sectionOf, type SectionModule } from '@sytno/kit';
import { laterPart, Skeleton } from '@sytno/kit/ui';
import { ListPage } from './lists/ListPage';
import { ListsPage } from './lists/ListsPage';
import { SHARING_WORDS } from './sharing/words';
import './section.css';

const TEXTS = {
  uk: () => import(/* webpackChunkName: "texts-uk" */ './texts/uk').then((file) => file.uk),
  ru: () => import(/* webpackChunkName: "texts-ru" */ './texts/ru').then((file) => file.ru),
  en: () => import(/* webpackChunkName: "texts-en" */ './texts/en').then((file) => file.en),
};

const GuestPage = laterPart(
  'grocery.guest',
  () => import(/* webpackChunkName: "guest" */ './sharing/GuestPage').then((file) => file.GuestPage),
  { skeleton: <Skeleton $height={420} />, whole: true, words: SHARING_WORDS },
);

/** What the shell takes from this container. */
export const section: SectionModule = defineSection({
  name: 'grocery',
  version: SECTION_VERSION,
  Section: sectionOf(
    { groceryLists: ListsPage, groceryList: ListPage, guestList: GuestPage },
    'groceryLists',
  ),
  loadTexts: (lng) => TEXTS[lng](),
});
