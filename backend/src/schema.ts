import { ACCOUNT_ENTITIES } from './account/account.entities';
import { SeedMark } from './demo/seed-mark.entity';
import { EXPERT_ENTITIES } from './expert/expert.entities';
import { GROCERY_ENTITIES } from './grocery/grocery.entities';
import { MEALPLANS_ENTITIES } from './mealplans/mealplans.entities';
import { MIGRATIONS } from './migrations';
import { AuditRow } from './platform/audit/audit.entity';
import type { Schema } from './platform/database/data-source';
import { LiveRow } from './platform/live/event.entity';
import { OutboxMail } from './platform/mail/outbox.entity';
import { Picture } from './platform/pictures/picture.entity';
import { SECTION_ENTITIES } from './platform/sections/sections.entities';
import { RECIPES_ENTITIES } from './recipes/recipes.entities';

/** All tables of the server, and how they came to be. */
export const SCHEMA: Schema = {
  entities: [
    OutboxMail,
    SeedMark,
    LiveRow,
    AuditRow,
    Picture,
    ...SECTION_ENTITIES,
    ...ACCOUNT_ENTITIES,
    ...RECIPES_ENTITIES,
    ...MEALPLANS_ENTITIES,
    ...GROCERY_ENTITIES,
    ...EXPERT_ENTITIES,
  ],
  migrations: MIGRATIONS,
};
