/** What other sections may use of recipes. */
export { RecipesModule } from './recipes.module';
export { Dishes, plannedDish, type Dish } from './recipe/dishes.service';
export { AheadSteps } from './recipe/ahead.service';
export { Products } from './recipe/products.service';
export { PastCookings } from './recipe/past-cookings';
export { FoodFacts, type AisleIn } from './ingredients/facts.service';
export { arrayPlace, columnPlace, IngredientPlaces } from './ingredients/ingredient-places';
export { Planned, type PlannedCount, type PlannedDay } from './review/planned';
export type { PlanWish } from './ingredients/plan-choice';
export { PlanFacts } from './ingredients/plan-facts.service';
export { catalogueHash, fillCatalogue, knownIngredients, seedId, weekDishes } from './catalog/catalogue-seed';
