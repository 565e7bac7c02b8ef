import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Plans that were generated and not yet taken. */
export class Generations implements MigrationInterface {
  readonly name = 'Generations1765200000038';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `create table mp_generation (
        id uuid not null,
        household_id uuid not null,
        request jsonb not null,
        working boolean not null,
        candidates jsonb not null,
        created_at timestamptz not null,
        changed_at timestamptz not null,
        constraint pk_mp_generation primary key (id),
        constraint uq_mp_generation_household_id unique (household_id),
        constraint fk_mp_generation_household_id foreign key (household_id)
          references acc_household(id) on delete cascade
      )`,
      'create index ix_mp_generation_changed_at on mp_generation (changed_at)',
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table mp_generation');
  }
}
