import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Courses and applications to them. */
export class Expert implements MigrationInterface {
  readonly name = 'Expert1764100000006';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `create table exp_course (
        id uuid not null,
        expert_id uuid not null,
        state text not null,
        starts_on date not null,
        weeks integer not null,
        seats integer not null,
        created_at timestamptz not null,
        constraint pk_exp_course primary key (id),
        constraint ck_exp_course_size check (weeks > 0 and seats > 0),
        constraint ck_exp_course_state check (state in ('draft', 'published', 'closed')),
        constraint fk_exp_course_expert_id foreign key (expert_id) references acc_user(id) on delete cascade
      )`,
      'create index ix_exp_course_expert_id on exp_course (expert_id)',
      'create index ix_exp_course_state_starts_on on exp_course (state, starts_on)',
      `create table exp_course_text (
        course_id uuid not null,
        language text not null,
        title text not null,
        summary text not null,
        constraint pk_exp_course_text primary key (course_id, language),
        constraint fk_exp_course_text_course_id foreign key (course_id) references exp_course(id) on delete cascade
      )`,
      `create table exp_application (
        id uuid not null,
        course_id uuid not null,
        user_id uuid not null,
        state text not null,
        reason text,
        created_at timestamptz not null,
        constraint pk_exp_application primary key (id),
        constraint ck_exp_application_state check (state in ('pending', 'accepted', 'rejected')),
        constraint fk_exp_application_course_id foreign key (course_id) references exp_course(id) on delete cascade,
        constraint fk_exp_application_user_id foreign key (user_id) references acc_user(id) on delete cascade
      )`,
      'create index ix_exp_application_user_id_course_id on exp_application (user_id, course_id)',
      'create index ix_exp_application_course_id_state on exp_application (course_id, state)',
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'drop table exp_application',
      'drop table exp_course_text',
      'drop table exp_course',
    ]) {
      await runner.query(statement);
    }
  }
}
