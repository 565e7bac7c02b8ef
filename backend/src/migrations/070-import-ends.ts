import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How imports end: put away without being saved, and until when their site wants us to wait. */
export class ImportEnds implements MigrationInterface {
  readonly name = 'ImportEnds1765200000070';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table rec_import add column put_away_at timestamptz, add column wait_until timestamptz',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table rec_import drop column put_away_at, drop column wait_until');
  }
}
