import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Weeks that experts write for one person leave the shelf of their own templates. */
export class PersonalWeeks implements MigrationInterface {
  readonly name = 'PersonalWeeks1765200000067';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`update mp_template set kept = true
      where state = 'private' and shown is null and id in (select template_id from exp_week)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update mp_template set kept = false where id in (select template_id from exp_week)`);
  }
}
