import { AheadDone } from './ahead/ahead-done.entity';
import { CalendarLink } from './calendar/calendar-link.entity';
import { Fact } from './facts/fact.entity';
import { Generation } from './generator/generation.entity';
import { Guests } from './guests/guests.entity';
import { MenuItem } from './menu/menu-item.entity';
import { Plate } from './menu/plate.entity';
import { RemovedItem } from './menu/removed-item.entity';
import { MenuNote } from './notes/note.entity';
import { DayLimitRow } from './parameters/day-limit.entity';
import { Health, HealthConsent } from './parameters/health.entity';
import { Parameters } from './parameters/parameters.entity';
import { Template, TemplateItem, TemplateUse } from './templates/template.entity';
import { Deed } from './together/deed.entity';
import { WeekFill, WeekFillItem } from './templates/week-fill.entity';

export const MEALPLANS_ENTITIES = [
  MenuItem,
  Plate,
  RemovedItem,
  MenuNote,
  Fact,
  Parameters,
  Health,
  HealthConsent,
  Generation,
  WeekFill,
  WeekFillItem,
  Template,
  TemplateItem,
  TemplateUse,
  DayLimitRow,
  CalendarLink,
  AheadDone,
  Guests,
  Deed,
];
