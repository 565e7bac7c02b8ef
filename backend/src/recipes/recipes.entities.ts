import { Change } from './admin/change.entity';
import { Aisle } from './aisle.entity';
import { Favorite } from './catalog/favorite.entity';
import { Like } from './catalog/like.entity';
import { NameWord } from './catalog/name-word.entity';
import { Category, Subcategory } from './category.entity';
import { Composition, CompositionLine, CompositionLineText } from './composition/composition.entity';
import { Ingredient, IngredientName } from './ingredient.entity';
import { Import } from './import/flow/import.entity';
import { Proposal } from './ingredients/proposal.entity';
import { Report } from './publishing/report.entity';
import { Verdict } from './publishing/verdict.entity';
import { Version } from './publishing/version.entity';
import { ContentMark } from './recipe/content-mark.entity';
import { Cooked } from './recipe/cooked.entity';
import { RecipeLine, RecipeLineText } from './recipe/recipe-line.entity';
import { RecipeNote } from './recipe/recipe-note.entity';
import { RecipeStage, RecipeStageText } from './recipe/recipe-stage.entity';
import { RecipeText } from './recipe/recipe-text.entity';
import { Recipe } from './recipe/recipe.entity';
import { Share } from './recipe/share.entity';
import { Unit } from './unit.entity';

export const RECIPES_ENTITIES = [
  Category,
  Subcategory,
  Aisle,
  Recipe,
  Favorite,
  Like,
  NameWord,
  RecipeText,
  RecipeLine,
  RecipeLineText,
  RecipeStage,
  RecipeStageText,
  ContentMark,
  Ingredient,
  IngredientName,
  Proposal,
  RecipeNote,
  Cooked,
  Share,
  Unit,
  Change,
  Version,
  Verdict,
  Report,
  Import,
  Composition,
  CompositionLine,
  CompositionLineText,
];
