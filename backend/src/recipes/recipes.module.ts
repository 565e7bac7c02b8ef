import { Module } from '@nestjs/common';
import { CatalogController } from './catalog/catalog.controller';
import { CatalogService } from './catalog/catalog.service';
import { FactsAtStart } from './ingredients/facts-at-start';
import { FoodFacts } from './ingredients/facts.service';
import { Dishes } from './recipe/dishes.service';
import { RecipeController } from './recipe/recipe.controller';
import { RecipeService } from './recipe/recipe.service';

@Module({
  controllers: [CatalogController, RecipeController],
  providers: [CatalogService, RecipeService, Dishes, FoodFacts, FactsAtStart],
  exports: [Dishes, FoodFacts],
})
export class RecipesModule {}
