import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Published templates that stay when their author leaves. */
export class FormerAuthors implements MigrationInterface {
  readonly name = 'FormerAuthors1765200000051';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mp_template alter column owner_id drop not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from mp_template where owner_id is null');
    await runner.query('alter table mp_template alter column owner_id set not null');
  }
}
