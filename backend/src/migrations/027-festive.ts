import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Dishes of holidays and guests, for the list to be filtered by. The catalogue's own have it from their files. */
export class Festive implements MigrationInterface {
  readonly name = 'Festive1764400000027';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table rec_recipe add column festive boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table rec_recipe drop column festive');
  }
}
