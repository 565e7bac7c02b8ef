import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people ate, each his own, with the figures of that day. */
export class Facts implements MigrationInterface {
  readonly name = 'Facts1764700000030';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `create table mp_fact (
        id uuid not null,
        user_id uuid not null,
        date date not null,
        meal_type text not null,
        menu_item_id uuid,
        kind text not null,
        recipe_id uuid,
        ingredient_id text,
        name text not null,
        grams numeric,
        kcal numeric not null,
        protein numeric,
        fat numeric,
        carbs numeric,
        fiber numeric,
        complete boolean not null,
        said_by uuid,
        said_at timestamptz not null,
        act_id uuid not null,
        ended_by uuid,
        ended_act_id uuid,
        ended_at timestamptz,
        constraint pk_mp_fact primary key (id),
        constraint fk_mp_fact_user_id foreign key (user_id) references acc_user(id) on delete cascade,
        constraint fk_mp_fact_said_by foreign key (said_by) references acc_user(id) on delete set null,
        constraint fk_mp_fact_ended_by foreign key (ended_by) references acc_user(id) on delete set null,
        constraint ck_mp_fact_kind check (kind in ('eaten', 'skipped', 'replaced', 'elsewhere')),
        constraint ck_mp_fact_grams check (grams >= 0),
        constraint ck_mp_fact_ended check (num_nulls(ended_act_id, ended_at) in (0, 2))
      )`,
      'create index ix_mp_fact_user_id_date on mp_fact (user_id, date)',
      'create index ix_mp_fact_act_id on mp_fact (act_id)',
      'create index ix_mp_fact_ended_act_id on mp_fact (ended_act_id)',
      'create index ix_mp_fact_ended_at on mp_fact (ended_at)',
      'create index ix_mp_fact_said_by on mp_fact (said_by)',
      'create index ix_mp_fact_ended_by on mp_fact (ended_by)',
      // Of one dish on one day a person says one thing.
      `create unique index uq_mp_fact_standing on mp_fact (user_id, menu_item_id, date)
        where ended_at is null and menu_item_id is not null`,
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table mp_fact');
  }
}
