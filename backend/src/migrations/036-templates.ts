import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Templates that people write, their dishes as the author has them and as readers see them, and their uses. */
export class Templates implements MigrationInterface {
  readonly name = 'Templates1764900000036';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `create table mp_template (
        id uuid not null,
        number serial not null,
        owner_id uuid not null,
        name text not null,
        about text not null,
        kind text not null,
        weeks integer not null,
        language text not null,
        folded text not null,
        state text not null,
        reason text,
        submitted_at timestamptz,
        shown jsonb,
        shown_folded text,
        version integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        removed_at timestamptz,
        constraint pk_mp_template primary key (id),
        constraint uq_mp_template_number unique (number),
        constraint fk_mp_template_owner_id foreign key (owner_id) references acc_user(id) on delete cascade,
        constraint ck_mp_template_state check (state in ('private', 'pending', 'published', 'returned', 'withdrawn')),
        constraint ck_mp_template_waits check ((state = 'pending') = (submitted_at is not null)),
        constraint ck_mp_template_kind check (kind in ('day', 'week', 'weeks')),
        constraint ck_mp_template_weeks check (weeks between 1 and 4)
      )`,
      `alter sequence mp_template_number_seq restart with 101`,
      `create index ix_mp_template_owner_id_number on mp_template (owner_id, number)`,
      `create index ix_mp_template_submitted_at on mp_template (submitted_at) where submitted_at is not null`,
      `create index ix_mp_template_removed_at on mp_template (removed_at) where removed_at is not null`,
      `create index ix_mp_template_shown_number on mp_template (number) where shown is not null and removed_at is null`,
      `create table mp_template_item (
        id uuid not null,
        template_id uuid not null,
        shown boolean not null,
        position integer not null,
        week integer not null,
        weekday integer not null,
        meal_type text not null,
        recipe_id uuid not null,
        servings integer not null default 1,
        grams numeric,
        constraint pk_mp_template_item primary key (id),
        constraint fk_mp_template_item_template_id foreign key (template_id) references mp_template(id) on delete cascade,
        constraint fk_mp_template_item_recipe_id foreign key (recipe_id) references rec_recipe(id) on delete cascade,
        constraint ck_mp_template_item_place check (week between 1 and 4 and weekday between 1 and 7),
        constraint ck_mp_template_item_amount check (servings > 0 and (grams is null or grams > 0))
      )`,
      `create index ix_mp_template_item_template_id_shown on mp_template_item (template_id, shown)`,
      `create index ix_mp_template_item_recipe_id on mp_template_item (recipe_id)`,
      `create table mp_template_use (
        id uuid not null,
        household_id uuid not null,
        template_id uuid not null,
        from_date date not null,
        to_date date not null,
        removed uuid[] not null,
        constraint pk_mp_template_use primary key (id),
        constraint fk_mp_template_use_id foreign key (id) references mp_week_fill(id) on delete cascade,
        constraint fk_mp_template_use_household_id foreign key (household_id) references acc_household(id) on delete cascade
      )`,
      `create index ix_mp_template_use_household_id_template_id on mp_template_use (household_id, template_id)`,
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['mp_template_use', 'mp_template_item', 'mp_template']) {
      await runner.query(`drop table ${table}`);
    }
  }
}
