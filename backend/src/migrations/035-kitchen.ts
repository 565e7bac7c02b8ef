import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Foods and notes on the menu beside dishes, and dishes that several items are fed by. */
export class Kitchen implements MigrationInterface {
  readonly name = 'Kitchen1765200000035';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'alter table rec_recipe add product_of text',
      'alter table rec_recipe add constraint uq_rec_recipe_product_of unique (product_of)',
      `alter table rec_recipe add constraint fk_rec_recipe_product_of
        foreign key (product_of) references rec_ingredient(id)`,
      'create index ix_mp_menu_item_cooking_id on mp_menu_item (cooking_id) where cooking_id is not null',
      `create table mp_note (
        id uuid not null,
        household_id uuid not null,
        date date not null,
        meal_type text not null,
        text text not null,
        created_at timestamptz not null,
        constraint pk_mp_note primary key (id),
        constraint fk_mp_note_household_id foreign key (household_id) references acc_household(id) on delete cascade
      )`,
      'create index ix_mp_note_household_id_date on mp_note (household_id, date)',
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'drop table mp_note',
      'drop index ix_mp_menu_item_cooking_id',
      'alter table rec_recipe drop column product_of',
    ]) {
      await runner.query(statement);
    }
  }
}
