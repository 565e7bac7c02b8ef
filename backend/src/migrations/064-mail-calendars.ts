import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails bring an entry of a calendar. */
export class MailCalendars implements MigrationInterface {
  readonly name = 'MailCalendars1765200000064';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table plt_mail add column calendar text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table plt_mail drop column calendar');
  }
}
