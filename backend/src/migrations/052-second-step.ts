import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People who are kept out, sessions that were raised, and the second step of administrators. */
export class SecondStep implements MigrationInterface {
  readonly name = 'SecondStep1765200000052';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'alter table acc_user add column blocked_at timestamptz',
      'alter table acc_user add column blocked_for text',
      'alter table acc_session add column factor_at timestamptz',
      'alter table acc_session add column elevated_until timestamptz',
      'alter table acc_link drop constraint ck_acc_link_kind',
      `alter table acc_link add constraint ck_acc_link_kind
        check (kind in ('password', 'email', 'phone', 'new-email', 'stay', 'step'))`,
      `create table acc_factor (
        user_id uuid not null,
        secret text not null,
        confirmed_at timestamptz,
        last_step integer not null,
        created_at timestamptz not null,
        constraint pk_acc_factor primary key (user_id),
        constraint fk_acc_factor_user_id foreign key (user_id) references acc_user(id) on delete cascade
      )`,
      `create table acc_recovery_code (
        user_id uuid not null,
        code_hash text not null,
        used_at timestamptz,
        constraint pk_acc_recovery_code primary key (user_id, code_hash),
        constraint fk_acc_recovery_code_user_id foreign key (user_id) references acc_user(id) on delete cascade
      )`,
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'drop table acc_recovery_code',
      'drop table acc_factor',
      `delete from acc_link where kind = 'step'`,
      'alter table acc_link drop constraint ck_acc_link_kind',
      `alter table acc_link add constraint ck_acc_link_kind
        check (kind in ('password', 'email', 'phone', 'new-email', 'stay'))`,
      ...['elevated_until', 'factor_at'].map((column) => `alter table acc_session drop column ${column}`),
      ...['blocked_for', 'blocked_at'].map((column) => `alter table acc_user drop column ${column}`),
    ]) {
      await runner.query(statement);
    }
  }
}
