import { Module } from '@nestjs/common';
import { AdminController } from './admin/admin.controller';
import { Changes } from './admin/changes.service';
import { FoodList } from './admin/food-list.service';
import { FoodMerge } from './admin/food-merge.service';
import { FoodsService } from './admin/foods.service';
import { OrderService } from './admin/order.service';
import { Previews } from './admin/preview.service';
import { RecipesDesk } from './admin/recipes-desk';
import { TablesService } from './admin/tables.service';
import { UnitsService } from './admin/units.service';
import { CatalogAtStart } from './catalog/catalog-at-start';
import { CatalogController } from './catalog/catalog.controller';
import { CatalogService } from './catalog/catalog.service';
import { Favorites } from './catalog/favorites.service';
import { EditorController } from './editor/editor.controller';
import { EditorFoods } from './editor/editor-foods.service';
import { EditorService } from './editor/editor.service';
import { RecipeWriter } from './editor/recipe-writer';
import { RemovedForGood } from './editor/removed-for-good';
import { Vocabulary } from './editor/vocabulary.service';
import { ImportCleaning } from './import/flow/import-cleaning';
import { ImportRun } from './import/flow/import-run';
import { ImportView } from './import/flow/import-view';
import { ImportsController } from './import/flow/imports.controller';
import { Imports } from './import/flow/imports.service';
import { Sites } from './import/flow/sites.service';
import { CompositionController } from './composition/composition.controller';
import { CompositionService } from './composition/composition.service';
import { OwnFiguresOf } from './composition/own-figures.service';
import { FactsAtStart } from './ingredients/facts-at-start';
import { FoodFacts } from './ingredients/facts.service';
import { FindIngredients } from './ingredients/find.service';
import { IngredientPlaces } from './ingredients/ingredient-places';
import { IngredientPage } from './ingredients/ingredient.service';
import { IngredientsController } from './ingredients/ingredients.controller';
import { OfferedUnits } from './ingredients/offered-units.service';
import { NamedIngredients } from './ingredients/named.service';
import { PlanFacts } from './ingredients/plan-facts.service';
import { RecipesOwnData } from './own-data';
import { FormerAuthors } from './publishing/former-authors.service';
import { PublishingController } from './publishing/publishing.controller';
import { PublishingService } from './publishing/publishing.service';
import { ReportsService } from './publishing/reports.service';
import { ReviewController } from './publishing/review.controller';
import { ReviewPages } from './publishing/review-pages.service';
import { ReviewService } from './publishing/review.service';
import { Told } from './publishing/told.service';
import { Versions } from './publishing/versions.service';
import { Dishes } from './recipe/dishes.service';
import { PlanGrams } from './recipe/plan-grams';
import { AheadSteps } from './recipe/ahead.service';
import { PastCookings } from './recipe/past-cookings';
import { Products } from './recipe/products.service';
import { RecipePictures } from './pictures/recipe-pictures';
import { RecipeController } from './recipe/recipe.controller';
import { RecipeService } from './recipe/recipe.service';
import { RemarksController } from './recipe/remarks.controller';
import { RemarksService } from './recipe/remarks.service';
import { RecipeRows } from './recipe/recipe-rows';
import { SharedPage } from './recipe/shared-page';
import { SharedPicture } from './recipe/shared-picture';
import { SharingController } from './recipe/sharing.controller';
import { SharingService } from './recipe/sharing.service';
import { Planned } from './review/planned';
import { ProposalAnswers } from './review/proposal-answers.service';
import { ProposalsController } from './review/proposals.controller';
import { ProposalsService } from './review/proposals.service';
import { Suggestions } from './review/suggestions.service';

@Module({
  controllers: [
    CatalogController,
    RecipeController,
    EditorController,
    ImportsController,
    PublishingController,
    ReviewController,
    RemarksController,
    SharingController,
    CompositionController,
    IngredientsController,
    AdminController,
    ProposalsController,
  ],
  providers: [
    CatalogService,
    Favorites,
    RecipeService,
    Dishes,
    PlanGrams,
    FoodFacts,
    FactsAtStart,
    RecipeRows,
    CatalogAtStart,
    FindIngredients,
    IngredientPage,
    NamedIngredients,
    PlanFacts,
    OfferedUnits,
    IngredientPlaces,
    Planned,
    Changes,
    Previews,
    FoodList,
    FoodsService,
    FoodMerge,
    TablesService,
    OrderService,
    RecipesDesk,
    UnitsService,
    Suggestions,
    ProposalsService,
    ProposalAnswers,
    PastCookings,
    AheadSteps,
    EditorService,
    EditorFoods,
    RecipeWriter,
    Vocabulary,
    RemovedForGood,
    ImportRun,
    ImportView,
    Imports,
    Sites,
    ImportCleaning,
    Versions,
    Told,
    PublishingService,
    ReportsService,
    ReviewService,
    ReviewPages,
    FormerAuthors,
    RecipesOwnData,
    RemarksService,
    SharingService,
    SharedPicture,
    RecipePictures,
    CompositionService,
    OwnFiguresOf,
    SharedPage,
    Products,
  ],
  exports: [
    AheadSteps,
    Dishes,
    PlanGrams,
    Products,
    FormerAuthors,
    FoodFacts,
    PlanFacts,
    PastCookings,
    IngredientPlaces,
    Planned,
  ],
})
export class RecipesModule {}
