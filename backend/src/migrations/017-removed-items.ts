import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Dishes that were taken off a menu, kept for a day so that they can be put back as they were. */
export class RemovedItems implements MigrationInterface {
  readonly name = 'RemovedItems1764300000017';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `create table mp_removed_item (
        id uuid not null,
        household_id uuid not null,
        item jsonb not null,
        plates jsonb not null,
        removed_at timestamptz not null,
        constraint pk_mp_removed_item primary key (id),
        constraint fk_mp_removed_item_household_id foreign key (household_id) references acc_household(id) on delete cascade
      )`,
      'create index ix_mp_removed_item_household_id on mp_removed_item (household_id)',
      'create index ix_mp_removed_item_removed_at on mp_removed_item (removed_at)',
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table mp_removed_item');
  }
}
