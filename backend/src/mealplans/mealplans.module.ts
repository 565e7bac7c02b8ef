import { Module } from '@nestjs/common';
import { RecipesModule } from '../recipes';
import { MenuController } from './menu/menu.controller';
import { MenuService } from './menu/menu.service';

@Module({
  imports: [RecipesModule],
  controllers: [MenuController],
  providers: [MenuService],
})
export class MealplansModule {}
