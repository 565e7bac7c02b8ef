import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Administrators find a deed by a part of what it was, what it was done to, and what it says. */
export class AuditSearch implements MigrationInterface {
  readonly name = 'AuditSearch1765200000054';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `alter table plt_audit add column words text not null default ''`,
      `update plt_audit set words = action || ' ' || thing_kind || ' ' || thing_id || ' ' || details::text`,
      'alter table plt_audit alter column words drop default',
      'create index ix_plt_audit_words_trgm on plt_audit using gin (words gin_trgm_ops)',
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_plt_audit_words_trgm');
    await runner.query('alter table plt_audit drop column words');
  }
}
