import { MenuItem } from './menu/menu-item.entity';

export const MEALPLANS_ENTITIES = [MenuItem];
