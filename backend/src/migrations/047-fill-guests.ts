import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Guests who came on the menu together with dishes, and go with them. */
export class FillGuests implements MigrationInterface {
  readonly name = 'FillGuests1765200000047';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table mp_week_fill add column guests jsonb not null default '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mp_week_fill drop column guests');
  }
}
