import { Fact } from './facts/fact.entity';
import { MenuItem } from './menu/menu-item.entity';
import { Plate } from './menu/plate.entity';
import { RemovedItem } from './menu/removed-item.entity';
import { Health, HealthConsent } from './parameters/health.entity';
import { Parameters } from './parameters/parameters.entity';
import { WeekFill, WeekFillItem } from './templates/week-fill.entity';

export const MEALPLANS_ENTITIES = [
  MenuItem,
  Plate,
  RemovedItem,
  Fact,
  Parameters,
  Health,
  HealthConsent,
  WeekFill,
  WeekFillItem,
];
