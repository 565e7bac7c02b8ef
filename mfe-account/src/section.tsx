import { defineSection, sectionOf, type SectionModule } from '@sytno/kit';
import { laterPart, PageSkeleton } from '@sytno/kit/ui';
import { DESK_WORDS } from './desk-words';
import { MEMBERSHIP_WORDS } from './household/membership-words';
import { MONEY_WORDS } from './money-words';
import { ProfilePage } from './profile/ProfilePage';
import './section.css';

const TEXTS = {
  uk: () => import(/* webpackChunkName: "texts-uk" */ './texts/uk').then((file) => file.uk),
  ru: () => import(/* webpackChunkName: "texts-ru" */ './texts/ru').then((file) => file.ru),
  en: () => import(/* webpackChunkName: "texts-en" */ './texts/en').then((file) => file.en),
};

const meanwhile = { skeleton: <PageSkeleton />, whole: true };

const PAGES = {
  profile: ProfilePage,
  household: laterPart(
    'account.household',
    () =>
      import(/* webpackChunkName: "household" */ './household/HouseholdPage').then(
        (file) => file.HouseholdPage,
      ),
    { ...meanwhile, words: MEMBERSHIP_WORDS },
  ),
  joinHousehold: laterPart(
    'account.join',
    () => import(/* webpackChunkName: "join" */ './household/JoinPage').then((file) => file.JoinPage),
    { ...meanwhile, words: MEMBERSHIP_WORDS },
  ),
  messages: laterPart(
    'account.messages',
    () =>
      import(/* webpackChunkName: "messages" */ './messages/MessagesPage').then((file) => file.MessagesPage),
    meanwhile,
  ),
  subscription: laterPart(
    'account.subscription',
    () =>
      import(/* webpackChunkName: "subscription" */ './subscription/SubscriptionPage').then(
        (file) => file.SubscriptionPage,
      ),
    { ...meanwhile, words: MONEY_WORDS },
  ),
  checkout: laterPart(
    'account.checkout',
    () =>
      import(/* webpackChunkName: "checkout" */ './payments/CheckoutPage').then((file) => file.CheckoutPage),
    { ...meanwhile, words: MONEY_WORDS },
  ),
  price: laterPart(
    'account.price',
    () => import(/* webpackChunkName: "price" */ './price/PricePage').then((file) => file.PricePage),
    meanwhile,
  ),
  administration: laterPart(
    'account.administration',
    () =>
      import(/* webpackChunkName: "administration" */ './administration/AdministrationPage').then(
        (file) => file.AdministrationPage,
      ),
    { ...meanwhile, words: DESK_WORDS },
  ),
  adminAudit: laterPart(
    'account.audit',
    () => import(/* webpackChunkName: "audit" */ './administration/AuditPage').then((file) => file.AuditPage),
    { ...meanwhile, words: DESK_WORDS },
  ),
  adminMessages: laterPart(
    'account.received',
    () =>
      import(/* webpackChunkName: "received" */ './messages/ReceivedPage').then((file) => file.ReceivedPage),
    meanwhile,
  ),
  adminPayments: laterPart(
    'account.payments',
    () =>
      import(/* webpackChunkName: "payments" */ './administration/PaymentsPage').then(
        (file) => file.PaymentsPage,
      ),
    { ...meanwhile, words: MONEY_WORDS },
  ),
  adminUsers: laterPart(
    'account.people',
    () =>
      import(/* webpackChunkName: "people" */ './administration/PeoplePage').then((file) => file.PeoplePage),
    { ...meanwhile, words: MONEY_WORDS },
  ),
  adminAds: laterPart(
    'account.ads',
    () => import(/* webpackChunkName: "ads" */ './ads/AdsPage').then((file) => file.AdsPage),
    { ...meanwhile, words: MONEY_WORDS },
  ),
  adminReleases: laterPart(
    'account.releases',
    () =>
      import(/* webpackChunkName: "releases" */ './administration/ReleasesPage').then(
        (file) => file.ReleasesPage,
      ),
    meanwhile,
  ),
};

/** What the shell takes from this container. */
export const section: SectionModule = defineSection({
  name: 'account',
  version: SECTION_VERSION,
  Section: sectionOf(PAGES, 'profile'),
  loadTexts: (lng) => TEXTS[lng](),
});
