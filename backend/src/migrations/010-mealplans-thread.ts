import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Plates: what one person has of a dish when it is not one serving. */
export class MealplansThread implements MigrationInterface {
  readonly name = 'MealplansThread1764100000010';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `create table mp_plate (
        id uuid not null,
        menu_item_id uuid not null,
        user_id uuid,
        eater_id uuid,
        grams numeric not null,
        constraint pk_mp_plate primary key (id),
        constraint uq_mp_plate_menu_item_id_user_id unique (menu_item_id, user_id),
        constraint uq_mp_plate_menu_item_id_eater_id unique (menu_item_id, eater_id),
        constraint ck_mp_plate_person check (num_nonnulls(user_id, eater_id) = 1),
        constraint ck_mp_plate_grams check (grams >= 0),
        constraint fk_mp_plate_menu_item_id foreign key (menu_item_id) references mp_menu_item(id) on delete cascade,
        constraint fk_mp_plate_user_id foreign key (user_id) references acc_user(id) on delete cascade,
        constraint fk_mp_plate_eater_id foreign key (eater_id) references acc_eater(id) on delete cascade
      )`,
      'create index ix_mp_plate_user_id on mp_plate (user_id)',
      'create index ix_mp_plate_eater_id on mp_plate (eater_id)',
      // Null from now on: one serving of the recipe as it is.
      'alter table mp_menu_item alter column weight_serving drop not null',
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'update mp_menu_item set weight_serving = 0 where weight_serving is null',
      'alter table mp_menu_item alter column weight_serving set not null',
      'drop table mp_plate',
    ]) {
      await runner.query(statement);
    }
  }
}
