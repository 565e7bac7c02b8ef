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
];
