import { Module } from '@nestjs/common';
import { CatalogController } from './catalog/catalog.controller';
import { CatalogService } from './catalog/catalog.service';
import { Dishes } from './recipe/dishes.service';

@Module({
  controllers: [CatalogController],
  providers: [CatalogService, Dishes],
  exports: [Dishes],
})
export class RecipesModule {}
