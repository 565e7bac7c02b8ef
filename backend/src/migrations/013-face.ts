import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who wants to see no kcal, macros and bars (product decision 3). */
export class Face implements MigrationInterface {
  readonly name = 'Face1764200000013';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table acc_profile add column hide_numbers boolean not null default false');
    await runner.query('alter table acc_profile alter column hide_numbers drop default');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table acc_profile drop column hide_numbers');
  }
}
