import { GroceryLine, GroceryList } from './lists/grocery-list.entity';

export const GROCERY_ENTITIES = [GroceryList, GroceryLine];
