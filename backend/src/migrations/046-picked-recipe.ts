import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of a page with several recipes the one that somebody wants. */
export class PickedRecipe implements MigrationInterface {
  readonly name = 'PickedRecipe1765400000046';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table rec_import add column pick text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table rec_import drop column pick');
  }
}
