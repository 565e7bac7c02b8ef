import { Aisle } from './aisle.entity';
import { Category, Subcategory } from './category.entity';
import { Ingredient, IngredientName } from './ingredient.entity';
import { RecipeLine, RecipeLineText } from './recipe/recipe-line.entity';
import { RecipeStage, RecipeStageText } from './recipe/recipe-stage.entity';
import { RecipeText } from './recipe/recipe-text.entity';
import { Recipe } from './recipe/recipe.entity';

export const RECIPES_ENTITIES = [
  Category,
  Subcategory,
  Aisle,
  Recipe,
  RecipeText,
  RecipeLine,
  RecipeLineText,
  RecipeStage,
  RecipeStageText,
  Ingredient,
  IngredientName,
];
