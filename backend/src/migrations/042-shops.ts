import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Shops of a household with what is known of their aisles, and where it looks for foods. */
export class Shops implements MigrationInterface {
  readonly name = 'Shops1765200000042';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `create table gro_shop (
        id uuid not null,
        household_id uuid not null,
        name text not null,
        walks jsonb not null default '[]',
        by_hand jsonb,
        created_at timestamptz not null,
        constraint pk_gro_shop primary key (id),
        constraint uq_gro_shop_household_id_name unique (household_id, name),
        constraint fk_gro_shop_household_id foreign key (household_id) references acc_household(id) on delete cascade
      )`,
      'alter table gro_list add column shop_id uuid',
      `alter table gro_list add constraint fk_gro_list_shop_id
         foreign key (shop_id) references gro_shop(id) on delete set null`,
      'create index ix_gro_list_shop_id on gro_list (shop_id)',
      `create table gro_place (
        household_id uuid not null,
        key text not null,
        aisle_id text not null,
        constraint pk_gro_place primary key (household_id, key),
        constraint fk_gro_place_household_id foreign key (household_id) references acc_household(id) on delete cascade
      )`,
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table gro_place');
    await runner.query('alter table gro_list drop column shop_id');
    await runner.query('drop table gro_shop');
  }
}
