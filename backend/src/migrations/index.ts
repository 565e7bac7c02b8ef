import { Platform } from './001-platform';
import { Accounts } from './002-accounts';
import { Recipes } from './003-recipes';
import { Mealplans } from './004-mealplans';
import { Grocery } from './005-grocery';
import { Expert } from './006-expert';

/** In their order. A migration that was released is never changed; the next one follows it. */
export const MIGRATIONS = [Platform, Accounts, Recipes, Mealplans, Grocery, Expert];
