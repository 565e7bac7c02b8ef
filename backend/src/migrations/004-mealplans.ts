import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The menu. */
export class Mealplans implements MigrationInterface {
  readonly name = 'Mealplans1764100000004';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `create table mp_menu_item (
        id uuid not null,
        household_id uuid not null,
        date date not null,
        meal_type text not null,
        position integer not null,
        recipe_id uuid not null,
        servings integer not null default 4,
        weight_serving numeric not null,
        weight_serving_fact numeric,
        no_cooking_required boolean not null,
        cooking_id uuid,
        created_by uuid,
        created_at timestamptz not null,
        constraint pk_mp_menu_item primary key (id),
        constraint ck_mp_menu_item_servings check (servings > 0),
        constraint fk_mp_menu_item_household_id foreign key (household_id) references acc_household(id) on delete cascade,
        constraint fk_mp_menu_item_recipe_id foreign key (recipe_id) references rec_recipe(id),
        constraint fk_mp_menu_item_created_by foreign key (created_by) references acc_user(id) on delete set null
      )`,
      'create index ix_mp_menu_item_recipe_id on mp_menu_item (recipe_id)',
      'create index ix_mp_menu_item_household_id_date on mp_menu_item (household_id, date)',
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of ['drop table mp_menu_item']) {
      await runner.query(statement);
    }
  }
}
