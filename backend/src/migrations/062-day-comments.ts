import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What experts say of days of members. */
export class DayComments implements MigrationInterface {
  readonly name = 'DayComments1765200000062';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table exp_comment (
      id uuid not null,
      member_id uuid not null,
      date date not null,
      text text not null,
      created_at timestamptz not null,
      constraint pk_exp_comment primary key (id),
      constraint fk_exp_comment_member_id foreign key (member_id) references exp_member(id) on delete cascade
    )`);
    await runner.query('create index ix_exp_comment_member_id_date on exp_comment (member_id, date)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table exp_comment');
  }
}
