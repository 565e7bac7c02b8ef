import { defineSection, sectionOf, type SectionModule } from '@sytno/kit';
import { HouseholdPage } from './household/HouseholdPage';
import { MessagesPage } from './messages/MessagesPage';
import { ProfilePage } from './profile/ProfilePage';
import { SubscriptionPage } from './subscription/SubscriptionPage';
import './section.css';

const TEXTS = {
  uk: () => import(/* webpackChunkName: "texts-uk" */ './texts/uk').then((file) => file.uk),
  ru: () => import(/* webpackChunkName: "texts-ru" */ './texts/ru').then((file) => file.ru),
  en: () => import(/* webpackChunkName: "texts-en" */ './texts/en').then((file) => file.en),
};

const PAGES = {
  profile: ProfilePage,
  household: HouseholdPage,
  messages: MessagesPage,
  subscription: SubscriptionPage,
};

/** What the shell takes from this container. */
export const section: SectionModule = defineSection({
  name: 'account',
  version: SECTION_VERSION,
  Section: sectionOf(PAGES, 'profile'),
  loadTexts: (lng) => TEXTS[lng](),
});
