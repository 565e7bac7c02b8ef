/** What other sections may use of grocery lists. */
export { GroceryModule } from './grocery.module';
export { GroceryUse } from './lists/grocery-use.service';
export { fillLists } from './lists/demo-lists';
