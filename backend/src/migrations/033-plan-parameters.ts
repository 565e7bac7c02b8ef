import type { MigrationInterface, QueryRunner } from 'typeorm';

const USUAL_TIMES =
  '{"breakfast":"08:00","morning-snack":"11:00","dinner":"13:30","afternoon-snack":"16:30","supper":"19:00"}';
const USUAL_SHARES = '{"breakfast":25,"morning-snack":10,"dinner":35,"afternoon-snack":10,"supper":20}';

/**
 * More of what a week is planned by: meals by weekday, their times and shares, what is left out, the kitchen,
 * favourites, repeats; whose targets bind as limits; and the links by which calendars read a menu.
 */
export class PlanParameters implements MigrationInterface {
  readonly name = 'PlanParameters1764900000033';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `alter table mp_parameters
        add column week_meals jsonb,
        add column meal_times jsonb,
        add column meal_shares jsonb,
        add column excluded_recipes uuid[] not null default '{}',
        add column excluded_categories text[] not null default '{}',
        add column missing text[] not null default '{}',
        add column without_electricity boolean not null default false,
        add column favourites_first boolean not null default false,
        add column repeat_times integer not null default 1,
        add column repeat_days integer not null default 2`,
      `update mp_parameters set
        week_meals = jsonb_build_array(${Array(7).fill('to_jsonb(meal_types)').join(', ')}),
        meal_times = '${USUAL_TIMES}',
        meal_shares = '${USUAL_SHARES}'`,
      `alter table mp_parameters
        alter column week_meals set not null,
        alter column meal_times set not null,
        alter column meal_shares set not null,
        alter column excluded_recipes drop default,
        alter column excluded_categories drop default,
        alter column missing drop default,
        alter column without_electricity drop default,
        alter column favourites_first drop default,
        alter column repeat_times drop default,
        alter column repeat_days drop default,
        drop column meal_types,
        add constraint ck_mp_parameters_repeats check (repeat_times > 0 and repeat_days > 0)`,
      `create table mp_day_limit (
        user_id uuid not null,
        kcal boolean not null,
        cash boolean not null,
        constraint pk_mp_day_limit primary key (user_id),
        constraint fk_mp_day_limit_user_id foreign key (user_id) references acc_user(id) on delete cascade
      )`,
      `create table mp_calendar_link (
        user_id uuid not null,
        token text not null,
        created_at timestamptz not null,
        constraint pk_mp_calendar_link primary key (user_id),
        constraint uq_mp_calendar_link_token unique (token),
        constraint fk_mp_calendar_link_user_id foreign key (user_id) references acc_user(id) on delete cascade
      )`,
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'drop table mp_calendar_link',
      'drop table mp_day_limit',
      'alter table mp_parameters add column meal_types text[]',
      `update mp_parameters set meal_types = coalesce(
        (select array_agg(distinct meal) from jsonb_array_elements(week_meals) day,
                jsonb_array_elements_text(day) meal), '{}')`,
      `alter table mp_parameters
        alter column meal_types set not null,
        drop constraint ck_mp_parameters_repeats,
        drop column week_meals, drop column meal_times, drop column meal_shares,
        drop column excluded_recipes, drop column excluded_categories, drop column missing,
        drop column without_electricity, drop column favourites_first,
        drop column repeat_times, drop column repeat_days`,
    ]) {
      await runner.query(statement);
    }
  }
}
