import { Module } from '@nestjs/common';
import { GroceryUse } from './lists/grocery-use.service';
import { ListsController } from './lists/lists.controller';
import { ListsService } from './lists/lists.service';

@Module({
  controllers: [ListsController],
  providers: [ListsService, GroceryUse],
  exports: [GroceryUse],
})
export class GroceryModule {}
