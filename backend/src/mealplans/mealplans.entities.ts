import { MenuItem } from './menu/menu-item.entity';
import { Plate } from './menu/plate.entity';

export const MEALPLANS_ENTITIES = [MenuItem, Plate];
