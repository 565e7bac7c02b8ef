import { Module } from '@nestjs/common';
import { RecipesModule } from '../recipes';
import { EatenFood } from './facts/eaten-food';
import { EatenFoods } from './facts/eaten-foods';
import { FactsController } from './facts/facts.controller';
import { FactsService } from './facts/facts.service';
import { MenuDaysController } from './menu/menu-days.controller';
import { MenuDaysService } from './menu/menu-days.service';
import { MenuController } from './menu/menu.controller';
import { MenuService } from './menu/menu.service';
import { Menus } from './menu/menus.service';
import { PastDishes } from './menu/past-dishes';
import { PutBack } from './menu/put-back';
import { PlannedDishes } from './menu/planned-dishes';
import { DislikedFoods } from './parameters/disliked-foods';
import { ParametersController } from './parameters/parameters.controller';
import { ParametersService } from './parameters/parameters.service';
import { BuiltInTemplates } from './templates/built-in.service';
import { TemplatesController } from './templates/templates.controller';
import { WeekFillService } from './templates/week-fill.service';

@Module({
  imports: [RecipesModule],
  controllers: [
    MenuController,
    MenuDaysController,
    FactsController,
    ParametersController,
    TemplatesController,
  ],
  providers: [
    MenuService,
    MenuDaysService,
    PutBack,
    EatenFood,
    EatenFoods,
    FactsService,
    Menus,
    PastDishes,
    PlannedDishes,
    DislikedFoods,
    ParametersService,
    BuiltInTemplates,
    WeekFillService,
  ],
  exports: [Menus],
})
export class MealplansModule {}
