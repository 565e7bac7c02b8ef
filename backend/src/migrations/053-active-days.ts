import type { MigrationInterface, QueryRunner } from 'typeorm';

/** On which days somebody used the service: for the figures, and kept no longer than they go back. */
export class ActiveDays implements MigrationInterface {
  readonly name = 'ActiveDays1765200000053';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `create table acc_active_day (
        day date not null,
        user_id uuid not null,
        constraint pk_acc_active_day primary key (day, user_id),
        constraint fk_acc_active_day_user_id foreign key (user_id) references acc_user(id) on delete cascade
      )`,
      'create index ix_acc_active_day_user_id on acc_active_day (user_id)',
      'create index ix_acc_user_created_at on acc_user (created_at)',
      'create index ix_acc_user_blocked_at on acc_user (blocked_at)',
      'create index ix_mp_week_fill_created_at on mp_week_fill (created_at)',
      'create index ix_gro_list_closed_at on gro_list (closed_at)',
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'gro_list_closed_at',
      'mp_week_fill_created_at',
      'acc_user_blocked_at',
      'acc_user_created_at',
    ]) {
      await runner.query(`drop index ix_${table}`);
    }
    await runner.query('drop table acc_active_day');
  }
}
