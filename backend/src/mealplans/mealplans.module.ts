import { Module } from '@nestjs/common';
import { RecipesModule } from '../recipes';
import { AheadController } from './ahead/ahead.controller';
import { AheadService } from './ahead/ahead.service';
import { CookingsController } from './cookings/cookings.controller';
import { CookingsService } from './cookings/cookings.service';
import { CalendarController } from './calendar/calendar.controller';
import { CalendarService } from './calendar/calendar.service';
import { EatenFood } from './facts/eaten-food';
import { EatenFoods } from './facts/eaten-foods';
import { FactsController } from './facts/facts.controller';
import { FactsService } from './facts/facts.service';
import { PlanAndFact } from './facts/plan-and-fact.service';
import { GenerationView } from './generator/generation-view';
import { GeneratorController } from './generator/generator.controller';
import { HouseholdTables } from './generator/household-table';
import { PlanDishes } from './generator/plan-dishes.service';
import { PlanMaker } from './generator/plan-maker';
import { GeneratorProblems } from './generator/problems.service';
import { Proposals } from './generator/proposals.service';
import { GeneratorRuns } from './generator/runs.service';
import { SlotPlans } from './generator/slot-plans.service';
import { TakeOver } from './generator/take-over.service';
import { GuestsController } from './guests/guests.controller';
import { GuestsService } from './guests/guests.service';
import { CarryMenu } from './menu/carry-menu';
import { MenuDaysController } from './menu/menu-days.controller';
import { MenuDaysService } from './menu/menu-days.service';
import { MenuProductsController } from './menu/menu-products.controller';
import { MenuProducts } from './menu/menu-products.service';
import { MenuController } from './menu/menu.controller';
import { MenuService } from './menu/menu.service';
import { Menus } from './menu/menus.service';
import { PastDishes } from './menu/past-dishes';
import { PutBack } from './menu/put-back';
import { PlannedDishes } from './menu/planned-dishes';
import { MealplansOwnData } from './own-data';
import { NotesController } from './notes/notes.controller';
import { NotesService } from './notes/notes.service';
import { DayLimits } from './parameters/day-limits.service';
import { DislikedFoods } from './parameters/disliked-foods';
import { ParametersController } from './parameters/parameters.controller';
import { ParametersService } from './parameters/parameters.service';
import { PlanRulesService } from './parameters/plan-rules.service';
import { ApplyTemplate } from './templates/apply-template.service';
import { BuiltInTemplates } from './templates/built-in.service';
import { KeptTemplates } from './templates/kept-templates.service';
import { PersonalTemplates } from './templates/personal-templates';
import { SeenTemplates } from './templates/seen-templates.service';
import { TemplateDishes } from './templates/template-dishes.service';
import { TemplatePlans } from './templates/template-plans.service';
import { TemplateMenuController } from './templates/template-menu.controller';
import { MealplansDesk } from './templates/mealplans-desk';
import { TemplateReview } from './templates/template-review.service';
import { TemplateSources } from './templates/template-sources';
import { TemplateShelf } from './templates/template-shelf.service';
import { TemplateSwaps } from './templates/template-swaps.service';
import { TemplateViews } from './templates/template-views.service';
import { TemplateWritingController } from './templates/template-writing.controller';
import { TemplatesController } from './templates/templates.controller';
import { TemplatesService } from './templates/templates.service';
import { WeekFillService } from './templates/week-fill.service';

@Module({
  imports: [RecipesModule],
  controllers: [
    MenuController,
    MenuDaysController,
    ParametersController,
    TemplatesController,
    GeneratorController,
    TemplateWritingController,
    TemplateMenuController,
    MenuProductsController,
    NotesController,
    CookingsController,
    CalendarController,
    FactsController,
    AheadController,
    GuestsController,
  ],
  providers: [
    MenuService,
    MenuDaysService,
    MenuProducts,
    NotesService,
    CookingsService,
    PutBack,
    EatenFood,
    EatenFoods,
    FactsService,
    PlanAndFact,
    Menus,
    PastDishes,
    PlannedDishes,
    DislikedFoods,
    ParametersService,
    DayLimits,
    PlanRulesService,
    PlanMaker,
    PlanDishes,
    HouseholdTables,
    GeneratorProblems,
    SlotPlans,
    GeneratorRuns,
    GenerationView,
    Proposals,
    TakeOver,
    CalendarService,
    AheadService,
    BuiltInTemplates,
    WeekFillService,
    TemplateSources,
    PersonalTemplates,
    SeenTemplates,
    KeptTemplates,
    TemplateSwaps,
    TemplateDishes,
    TemplatePlans,
    TemplateViews,
    TemplateShelf,
    TemplateReview,
    MealplansDesk,
    TemplatesService,
    ApplyTemplate,
    GuestsService,
    CarryMenu,
    MealplansOwnData,
  ],
  exports: [Menus, SlotPlans, KeptTemplates, TemplateSources, PersonalTemplates, PlanAndFact],
})
export class MealplansModule {}
