import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Courses that say what they are; applications with a note, a withdrawal, and one open at a time. */
export class ExpertThread implements MigrationInterface {
  readonly name = 'ExpertThread1764100000012';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'alter table exp_course_text add column description text',
      'update exp_course_text set description = summary',
      'alter table exp_course_text alter column description set not null',
      'alter table exp_application add column note text',
      'alter table exp_application add column language text',
      'alter table exp_application add column closed_at timestamptz',
      `update exp_application a set note = '', language = u.language,
              closed_at = case when a.state <> 'pending' then a.created_at end
         from acc_user u where u.id = a.user_id`,
      'alter table exp_application alter column note set not null',
      'alter table exp_application alter column language set not null',
      'alter table exp_application drop constraint ck_exp_application_state',
      `alter table exp_application add constraint ck_exp_application_state
         check (state in ('pending', 'accepted', 'rejected', 'withdrawn'))`,
      `update exp_application a set state = 'withdrawn'
        where a.state in ('pending', 'accepted') and exists (
          select 1 from exp_application n
           where n.user_id = a.user_id and n.course_id = a.course_id and n.state in ('pending', 'accepted')
             and (n.created_at, n.id) > (a.created_at, a.id))`,
      `create unique index ux_exp_application_open on exp_application (user_id, course_id)
        where state in ('pending', 'accepted')`,
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'drop index ux_exp_application_open',
      `delete from exp_application where state = 'withdrawn'`,
      'alter table exp_application drop constraint ck_exp_application_state',
      `alter table exp_application add constraint ck_exp_application_state
         check (state in ('pending', 'accepted', 'rejected'))`,
      'alter table exp_application drop column closed_at',
      'alter table exp_application drop column language',
      'alter table exp_application drop column note',
      'alter table exp_course_text drop column description',
    ]) {
      await runner.query(statement);
    }
  }
}
