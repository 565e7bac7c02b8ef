import { GroceryLine, GroceryList, GroceryOperation, GroceryPrice } from './lists/grocery-list.entity';

export const GROCERY_ENTITIES = [GroceryList, GroceryLine, GroceryOperation, GroceryPrice];
