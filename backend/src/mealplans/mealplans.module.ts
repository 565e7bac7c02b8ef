import { Module } from '@nestjs/common';
import { RecipesModule } from '../recipes';
import { MenuController } from './menu/menu.controller';
import { MenuService } from './menu/menu.service';
import { Menus } from './menu/menus.service';

@Module({
  imports: [RecipesModule],
  controllers: [MenuController],
  providers: [MenuService, Menus],
  exports: [Menus],
})
export class MealplansModule {}
