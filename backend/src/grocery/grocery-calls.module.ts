import { Module } from '@nestjs/common';
import { MealplansModule } from '../mealplans';
import { RecipesModule } from '../recipes';
import { BuildController } from './build/build.controller';
import { BuildService } from './build/build.service';
import { ChangesService } from './build/changes.service';
import { PlanService } from './build/plan.service';
import { HabitsService } from './lines/habits.service';
import { LinesController } from './lines/lines.controller';
import { LinesService } from './lines/lines.service';
import { CarryLists } from './lists/carry-lists';
import { ListedFoods } from './lists/listed-foods';
import { ListsController } from './lists/lists.controller';
import { ListsService } from './lists/lists.service';
import { Readings } from './lists/readings.service';
import { ClosingService } from './prices/closing.service';
import { ShopsController } from './shops/shops.controller';
import { ShopsService } from './shops/shops.service';

/** The calls of the section; what others may ask of it is the GroceryModule. */
@Module({
  imports: [MealplansModule, RecipesModule],
  controllers: [ListsController, BuildController, LinesController, ShopsController],
  providers: [
    ListsService,
    PlanService,
    BuildService,
    ChangesService,
    LinesService,
    HabitsService,
    ShopsService,
    ClosingService,
    Readings,
    ListedFoods,
    CarryLists,
  ],
})
export class GroceryCallsModule {}
