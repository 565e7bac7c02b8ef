import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Courses that experts write: their weeks with lessons, pictures, tasks and menus, and the way to everybody. */
export class Courses implements MigrationInterface {
  readonly name = 'Courses1765200000055';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'alter table exp_course drop constraint ck_exp_course_state',
      `alter table exp_course add constraint ck_exp_course_state
         check (state in ('draft', 'waiting', 'published', 'closed'))`,
      'alter table exp_course alter column starts_on drop not null',
      `alter table exp_course add column start text not null default 'fixed'`,
      'alter table exp_course alter column start drop default',
      `alter table exp_course add constraint ck_exp_course_start
         check (start in ('fixed', 'rolling') and (start = 'fixed') = (starts_on is not null))`,
      'alter table exp_course add column languages text[]',
      `update exp_course c set languages = coalesce(
         (select array_agg(t.language order by t.language = 'uk' desc, t.language)
            from exp_course_text t where t.course_id = c.id), array['uk'])`,
      'alter table exp_course alter column languages set not null',
      'alter table exp_course add column picture_id uuid',
      `alter table exp_course add constraint fk_exp_course_picture_id
         foreign key (picture_id) references plt_picture(id)`,
      'create index ix_exp_course_picture_id on exp_course (picture_id)',
      'alter table exp_course add column version integer not null default 1',
      'alter table exp_course add column reason text',
      'alter table exp_course add column changed boolean not null default false',
      'alter table exp_course add column submitted_at timestamptz',
      `create index ix_exp_course_submitted_at on exp_course (submitted_at) where submitted_at is not null`,
      'alter table exp_course add column closed_at timestamptz',
      `update exp_course set closed_at = created_at where state = 'closed'`,
      `alter table exp_course_text add column price text not null default ''`,
      `create table exp_course_week (
        course_id uuid not null,
        week integer not null,
        template_id uuid,
        constraint pk_exp_course_week primary key (course_id, week),
        constraint ck_exp_course_week_week check (week between 1 and 12),
        constraint fk_exp_course_week_course_id foreign key (course_id) references exp_course(id) on delete cascade,
        constraint fk_exp_course_week_template_id foreign key (template_id) references mp_template(id) on delete set null
      )`,
      `create unique index ux_exp_course_week_template_id on exp_course_week (template_id)`,
      `insert into exp_course_week (course_id, week)
         select c.id, w from exp_course c, generate_series(1, least(c.weeks, 12)) w`,
      'update exp_course set weeks = 12 where weeks > 12',
      `create table exp_lesson_text (
        course_id uuid not null,
        week integer not null,
        language text not null,
        title text not null,
        text text not null,
        constraint pk_exp_lesson_text primary key (course_id, week, language),
        constraint fk_exp_lesson_text_course_id foreign key (course_id) references exp_course(id) on delete cascade
      )`,
      `create table exp_lesson_picture (
        course_id uuid not null,
        week integer not null,
        position integer not null,
        picture_id uuid not null,
        caption jsonb not null,
        constraint pk_exp_lesson_picture primary key (course_id, week, position),
        constraint fk_exp_lesson_picture_course_id foreign key (course_id) references exp_course(id) on delete cascade,
        constraint fk_exp_lesson_picture_picture_id foreign key (picture_id) references plt_picture(id)
      )`,
      'create index ix_exp_lesson_picture_picture_id on exp_lesson_picture (picture_id)',
      `create table exp_task (
        id uuid not null,
        course_id uuid not null,
        week integer not null,
        position integer not null,
        words jsonb not null,
        constraint pk_exp_task primary key (id),
        constraint fk_exp_task_course_id foreign key (course_id) references exp_course(id) on delete cascade
      )`,
      'create index ix_exp_task_course_id on exp_task (course_id)',
      `create table exp_task_tick (
        task_id uuid not null,
        user_id uuid not null,
        at timestamptz not null,
        constraint pk_exp_task_tick primary key (task_id, user_id),
        constraint fk_exp_task_tick_task_id foreign key (task_id) references exp_task(id) on delete cascade,
        constraint fk_exp_task_tick_user_id foreign key (user_id) references acc_user(id) on delete cascade
      )`,
      'create index ix_exp_task_tick_user_id on exp_task_tick (user_id)',
      `create table exp_course_report (
        id uuid not null,
        course_id uuid not null,
        user_id uuid not null,
        text text not null,
        created_at timestamptz not null,
        closed_at timestamptz,
        constraint pk_exp_course_report primary key (id),
        constraint fk_exp_course_report_course_id foreign key (course_id) references exp_course(id) on delete cascade,
        constraint fk_exp_course_report_user_id foreign key (user_id) references acc_user(id) on delete cascade
      )`,
      `create unique index ux_exp_course_report_open on exp_course_report (course_id, user_id)
         where closed_at is null`,
      'create index ix_exp_course_report_user_id on exp_course_report (user_id)',
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      ...[
        'exp_course_report',
        'exp_task_tick',
        'exp_task',
        'exp_lesson_picture',
        'exp_lesson_text',
        'exp_course_week',
      ].map((table) => `drop table ${table}`),
      'alter table exp_course_text drop column price',
      ...[
        'closed_at',
        'submitted_at',
        'changed',
        'reason',
        'version',
        'picture_id',
        'languages',
        'start',
      ].map((column) => `alter table exp_course drop column ${column}`),
      'update exp_course set starts_on = created_at::date where starts_on is null',
      'alter table exp_course alter column starts_on set not null',
      `update exp_course set state = 'draft' where state = 'waiting'`,
      'alter table exp_course drop constraint ck_exp_course_state',
      `alter table exp_course add constraint ck_exp_course_state check (state in ('draft', 'published', 'closed'))`,
    ]) {
      await runner.query(statement);
    }
  }
}
