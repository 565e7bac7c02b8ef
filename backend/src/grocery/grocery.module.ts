import { Module } from '@nestjs/common';
import { GroceryUse } from './lists/grocery-use.service';

/**
 * What other sections may ask of grocery lists. The section's calls are a module of their own: accounts ask
 * here, and the calls ask accounts.
 */
@Module({
  providers: [GroceryUse],
  exports: [GroceryUse],
})
export class GroceryModule {}
