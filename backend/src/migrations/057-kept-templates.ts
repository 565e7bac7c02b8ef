import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Templates that are a part of something else, such as a week of a course. */
export class KeptTemplates implements MigrationInterface {
  readonly name = 'KeptTemplates1765200000057';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mp_template add column kept boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from mp_template where kept');
    await runner.query('alter table mp_template drop column kept');
  }
}
