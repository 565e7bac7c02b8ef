/** What other sections may use of recipes. */
export { RecipesModule } from './recipes.module';
export { Dishes, type Dish } from './recipe/dishes.service';
export { FoodFacts, type AisleIn } from './ingredients/facts.service';
export { catalogueHash, fillCatalogue, knownIngredients, weekDishes } from './catalog/catalogue-seed';
