import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notices to people, eaters without an account, and a ledger of premium days that keeps its order. */
export class AccountThread implements MigrationInterface {
  readonly name = 'AccountThread1764100000008';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `create table acc_notice (
        id uuid not null,
        user_id uuid not null,
        kind text not null,
        "values" jsonb not null,
        link text,
        created_at timestamptz not null,
        read_at timestamptz,
        constraint pk_acc_notice primary key (id),
        constraint fk_acc_notice_user_id foreign key (user_id) references acc_user(id) on delete cascade
      )`,
      'create index ix_acc_notice_user_id_created_at on acc_notice (user_id, created_at)',
      `create table acc_eater (
        id uuid not null,
        household_id uuid not null,
        name text not null,
        share numeric not null,
        allergies text[] not null,
        meal_types text[] not null,
        weekdays integer[] not null,
        "position" integer not null,
        constraint pk_acc_eater primary key (id),
        constraint ck_acc_eater_share check (share > 0),
        constraint fk_acc_eater_household_id foreign key (household_id) references acc_household(id) on delete cascade
      )`,
      'create index ix_acc_eater_household_id_position on acc_eater (household_id, "position")',
      'alter table acc_premium_day add column given_on date',
      `update acc_premium_day p set given_on = (p.at at time zone u.time_zone)::date
         from acc_user u where u.id = p.user_id`,
      'alter table acc_premium_day alter column given_on set not null',
      'alter table acc_premium_day add column number serial not null',
      `update acc_premium_day p set number = o.number
         from (select id, row_number() over (order by at, days) number from acc_premium_day) o
        where o.id = p.id`,
      'alter table acc_premium_day add constraint uq_acc_premium_day_number unique (number)',
      'drop index ix_acc_premium_day_user_id_at',
      'create index ix_acc_premium_day_user_id_number on acc_premium_day (user_id, number)',
      'alter table acc_premium_day drop constraint ck_acc_premium_day_kind',
      `update acc_premium_day set kind = 'tariff-change' where kind = 'tariff'`,
      `alter table acc_premium_day add constraint ck_acc_premium_day_kind
         check (kind in ('trial', 'paid', 'manual', 'fallback', 'tariff-change', 'refund'))`,
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'alter table acc_premium_day drop constraint ck_acc_premium_day_kind',
      `update acc_premium_day set kind = 'tariff' where kind in ('tariff-change', 'refund')`,
      `alter table acc_premium_day add constraint ck_acc_premium_day_kind
         check (kind in ('trial', 'paid', 'manual', 'fallback', 'tariff'))`,
      'drop index ix_acc_premium_day_user_id_number',
      'create index ix_acc_premium_day_user_id_at on acc_premium_day (user_id, at)',
      'alter table acc_premium_day drop column number',
      'alter table acc_premium_day drop column given_on',
      'drop table acc_eater',
      'drop table acc_notice',
    ]) {
      await runner.query(statement);
    }
  }
}
