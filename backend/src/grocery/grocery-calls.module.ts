import { Module } from '@nestjs/common';
import { MealplansModule } from '../mealplans';
import { RecipesModule } from '../recipes';
import { BuildController } from './build/build.controller';
import { BuildService } from './build/build.service';
import { CarryLists } from './lists/carry-lists';
import { ListedFoods } from './lists/listed-foods';
import { ListsController } from './lists/lists.controller';
import { ListsService } from './lists/lists.service';
import { Readings } from './lists/readings.service';

/** The calls of the section; what others may ask of it is the GroceryModule. */
@Module({
  imports: [MealplansModule, RecipesModule],
  controllers: [ListsController, BuildController],
  providers: [ListsService, BuildService, Readings, ListedFoods, CarryLists],
})
export class GroceryCallsModule {}
