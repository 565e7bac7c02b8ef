import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Phones that are signed in for lists alone, and the codes that sign them in. */
export class Phones implements MigrationInterface {
  readonly name = 'Phones1765200000048';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `alter table acc_session add column scope text not null default 'all'
         constraint ck_acc_session_scope check (scope in ('all', 'list'))`,
      'alter table acc_link drop constraint ck_acc_link_kind',
      `alter table acc_link add constraint ck_acc_link_kind check (kind in ('password', 'email', 'phone'))`,
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `delete from acc_session where scope = 'list'`,
      'alter table acc_session drop column scope',
      `delete from acc_link where kind = 'phone'`,
      'alter table acc_link drop constraint ck_acc_link_kind',
      `alter table acc_link add constraint ck_acc_link_kind check (kind in ('password', 'email'))`,
    ]) {
      await runner.query(statement);
    }
  }
}
