import { Module } from '@nestjs/common';
import { MealplansModule } from '../mealplans';
import { RecipesModule } from '../recipes';
import { BuildController } from './build/build.controller';
import { BuildService } from './build/build.service';
import { ChangesService } from './build/changes.service';
import { PlanService } from './build/plan.service';
import { FollowService } from './lines/follow.service';
import { HabitsService } from './lines/habits.service';
import { LineWork } from './lines/line-work';
import { LinesController } from './lines/lines.controller';
import { LinesService } from './lines/lines.service';
import { ListHub } from './lines/list-hub';
import { ListLog } from './lines/list-log';
import { ListPresences } from './lines/list-presences';
import { CarryLists } from './lists/carry-lists';
import { ListedFoods } from './lists/listed-foods';
import { ListsController } from './lists/lists.controller';
import { GroceryDesk } from './lists/grocery-desk';
import { ListsService } from './lists/lists.service';
import { Readings } from './lists/readings.service';
import { ClosingService } from './prices/closing.service';
import { ShopsController } from './shops/shops.controller';
import { ShopsService } from './shops/shops.service';
import { GroceryOwnData } from './own-data';
import { GuestService } from './sharing/guest.service';
import { SharingController } from './sharing/sharing.controller';
import { SharingService } from './sharing/sharing.service';

/** The calls of the section; what others may ask of it is the GroceryModule. */
@Module({
  imports: [MealplansModule, RecipesModule],
  controllers: [ListsController, BuildController, LinesController, ShopsController, SharingController],
  providers: [
    ListsService,
    GroceryDesk,
    PlanService,
    BuildService,
    ChangesService,
    LinesService,
    HabitsService,
    ShopsService,
    LineWork,
    ListHub,
    ListLog,
    ListPresences,
    FollowService,
    SharingService,
    GuestService,
    ClosingService,
    Readings,
    ListedFoods,
    CarryLists,
    GroceryOwnData,
  ],
})
export class GroceryCallsModule {}
