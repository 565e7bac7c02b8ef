import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Grocery lists. */
export class Grocery implements MigrationInterface {
  readonly name = 'Grocery1764100000005';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `create table gro_list (
        id uuid not null,
        household_id uuid not null,
        name text not null,
        state text not null,
        from_date date,
        to_date date,
        created_at timestamptz not null,
        closed_at timestamptz,
        constraint pk_gro_list primary key (id),
        constraint ck_gro_list_state check (state in ('draft', 'in-use', 'closed')),
        constraint fk_gro_list_household_id foreign key (household_id) references acc_household(id) on delete cascade
      )`,
      'create index ix_gro_list_household_id_created_at on gro_list (household_id, created_at)',
      `create table gro_line (
        list_id uuid not null,
        position integer not null,
        ingredient_id text,
        text text,
        amount numeric,
        unit text,
        ticked boolean not null,
        constraint pk_gro_line primary key (list_id, position),
        constraint ck_gro_line_what check (ingredient_id is not null or text is not null),
        constraint fk_gro_line_list_id foreign key (list_id) references gro_list(id) on delete cascade,
        constraint fk_gro_line_ingredient_id foreign key (ingredient_id) references rec_ingredient(id)
      )`,
      'create index ix_gro_line_ingredient_id on gro_line (ingredient_id)',
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of ['drop table gro_line', 'drop table gro_list']) {
      await runner.query(statement);
    }
  }
}
