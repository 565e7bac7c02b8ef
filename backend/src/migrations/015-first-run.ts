import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * By what a week is planned: parameters of a household, health data of a person with the consent they rest
 * on, and what each filling of a week added. Whoever planned before is not asked the first run's questions.
 * Ingredients are found by their names and other forms together.
 */
export class FirstRun implements MigrationInterface {
  readonly name = 'FirstRun1764200000015';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `create table mp_parameters (
        household_id uuid not null,
        disliked text[] not null,
        minutes integer[] not null,
        meal_types text[] not null,
        first_run_answers jsonb not null,
        first_run_finished_at timestamptz,
        constraint pk_mp_parameters primary key (household_id),
        constraint ck_mp_parameters_minutes check (cardinality(minutes) = 7),
        constraint fk_mp_parameters_household_id foreign key (household_id) references acc_household(id) on delete cascade
      )`,
      `insert into mp_parameters
        select id, '{}', '{null,null,null,null,null,null,null}',
               '{breakfast,morning-snack,dinner,afternoon-snack,supper}', '{}', now() from acc_household`,
      `create table mp_health (
        user_id uuid not null,
        allergens text[] not null,
        diet text not null,
        constraint pk_mp_health primary key (user_id),
        constraint fk_mp_health_user_id foreign key (user_id) references acc_user(id) on delete cascade
      )`,
      `create table mp_health_consent (
        id uuid not null,
        user_id uuid not null,
        version text not null,
        language text not null,
        given_at timestamptz not null,
        withdrawn_at timestamptz,
        constraint pk_mp_health_consent primary key (id),
        constraint fk_mp_health_consent_user_id foreign key (user_id) references acc_user(id) on delete cascade
      )`,
      'create index ix_mp_health_consent_user_id on mp_health_consent (user_id)',
      `create table mp_week_fill (
        id uuid not null,
        household_id uuid not null,
        created_at timestamptz not null,
        constraint pk_mp_week_fill primary key (id),
        constraint fk_mp_week_fill_household_id foreign key (household_id) references acc_household(id) on delete cascade
      )`,
      'create index ix_mp_week_fill_household_id on mp_week_fill (household_id)',
      `create table mp_week_fill_item (
        menu_item_id uuid not null,
        fill_id uuid not null,
        constraint pk_mp_week_fill_item primary key (menu_item_id),
        constraint fk_mp_week_fill_item_menu_item_id foreign key (menu_item_id) references mp_menu_item(id) on delete cascade,
        constraint fk_mp_week_fill_item_fill_id foreign key (fill_id) references mp_week_fill(id) on delete cascade
      )`,
      'create index ix_mp_week_fill_item_fill_id on mp_week_fill_item (fill_id)',
      `create function rec_ingredient_words(name text, aliases text[]) returns text
        language sql immutable parallel safe
        return rec_folded(name || ' | ' || array_to_string(aliases, ' | '))`,
      `create index ix_rec_ingredient_name_words_trgm on rec_ingredient_name
        using gin (rec_ingredient_words(name, aliases) gin_trgm_ops)`,
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'drop index ix_rec_ingredient_name_words_trgm',
      'drop function rec_ingredient_words(text, text[])',
      'drop table mp_week_fill_item',
      'drop table mp_week_fill',
      'drop table mp_health_consent',
      'drop table mp_health',
      'drop table mp_parameters',
    ]) {
      await runner.query(statement);
    }
  }
}
