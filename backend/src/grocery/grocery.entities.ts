import { ListPresence } from './lines/presence.entity';
import { GroceryLine, GroceryList, GroceryOperation, GroceryPrice } from './lists/grocery-list.entity';
import { ListLink } from './sharing/link.entity';
import { FoodPlace, Shop } from './shops/shop.entity';

export const GROCERY_ENTITIES = [
  GroceryList,
  GroceryLine,
  GroceryOperation,
  GroceryPrice,
  Shop,
  FoodPlace,
  ListLink,
  ListPresence,
];
