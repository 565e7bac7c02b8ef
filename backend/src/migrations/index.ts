import { Platform } from './001-platform';
import { Accounts } from './002-accounts';
import { Recipes } from './003-recipes';
import { Mealplans } from './004-mealplans';
import { Grocery } from './005-grocery';
import { Expert } from './006-expert';
import { PlatformServices } from './007-platform-services';
import { AccountThread } from './008-account-thread';
import { RecipesThread } from './009-recipes-thread';
import { MealplansThread } from './010-mealplans-thread';
import { GroceryThread } from './011-grocery-thread';
import { ExpertThread } from './012-expert-thread';
import { Face } from './013-face';
import { Messages } from './014-messages';
import { FirstRun } from './015-first-run';
import { MessageSearch } from './016-message-search';
import { RemovedItems } from './017-removed-items';
import { Catalogue } from './018-catalogue';
import { RecipeView } from './019-recipe-view';
import { NameWords } from './020-name-words';
import { RecipeEditor } from './021-recipe-editor';
import { Pictures } from './022-pictures';
import { CatalogueWork } from './023-catalogue-work';
import { SectionReleases } from './024-section-releases';
import { Imports } from './025-imports';
import { Compositions } from './026-compositions';
import { Festive } from './027-festive';
import { Publishing } from './028-publishing';
import { StandingRecipes } from './029-standing-recipes';
import { Facts } from './030-facts';
import { PlanParameters } from './033-plan-parameters';
import { Kitchen } from './035-kitchen';
import { Templates } from './036-templates';
import { Together } from './037-together';
import { Generations } from './038-generations';
import { GroceryLines } from './039-grocery-lines';
import { Ahead } from './040-ahead';
import { GroceryTogether } from './041-grocery-together';
import { Shops } from './042-shops';
import { Payments } from './043-payments';
import { Ads } from './044-ads';
import { PlanChoice } from './045-plan-choice';
import { PickedRecipe } from './046-picked-recipe';
import { FillGuests } from './047-fill-guests';
import { Phones } from './048-phones';
import { People } from './049-people';
import { OwnData } from './050-own-data';
import { FormerAuthors } from './051-former-authors';
import { SecondStep } from './052-second-step';
import { ActiveDays } from './053-active-days';
import { AuditSearch } from './054-audit-search';
import { Courses } from './055-courses';
import { Applications } from './056-applications';
import { KeptTemplates } from './057-kept-templates';
import { Experts } from './059-experts';
import { Groups } from './060-groups';
import { Proposals } from './061-proposals';
import { DayComments } from './062-day-comments';
import { Consultations } from './063-consultations';
import { MailCalendars } from './064-mail-calendars';
import { PersonalWeeks } from './067-personal-weeks';
import { Marks } from './068-marks';
import { PageFacts } from './069-page-facts';
import { ImportEnds } from './070-import-ends';

/** In their order. A migration that was released is never changed; the next one follows it. */
export const MIGRATIONS = [
  Platform,
  Accounts,
  Recipes,
  Mealplans,
  Grocery,
  Expert,
  PlatformServices,
  AccountThread,
  RecipesThread,
  MealplansThread,
  GroceryThread,
  ExpertThread,
  Face,
  Messages,
  FirstRun,
  MessageSearch,
  RemovedItems,
  Catalogue,
  RecipeView,
  NameWords,
  RecipeEditor,
  Pictures,
  CatalogueWork,
  SectionReleases,
  Imports,
  Compositions,
  Festive,
  Publishing,
  StandingRecipes,
  Facts,
  PlanParameters,
  Kitchen,
  Templates,
  Together,
  Generations,
  GroceryLines,
  Ahead,
  GroceryTogether,
  Shops,
  Payments,
  Ads,
  PlanChoice,
  PickedRecipe,
  FillGuests,
  Phones,
  People,
  OwnData,
  FormerAuthors,
  SecondStep,
  ActiveDays,
  AuditSearch,
  Courses,
  Applications,
  KeptTemplates,
  Experts,
  Groups,
  Proposals,
  DayComments,
  Consultations,
  MailCalendars,
  PersonalWeeks,
  Marks,
  PageFacts,
  ImportEnds,
];
