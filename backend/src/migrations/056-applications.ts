import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Applications with a waiting list, a removal, what was agreed to, and a history of what happened. */
export class Applications implements MigrationInterface {
  readonly name = 'Applications1765200000056';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'alter table exp_application drop constraint ck_exp_application_state',
      `alter table exp_application add constraint ck_exp_application_state
         check (state in ('pending', 'waiting', 'accepted', 'rejected', 'withdrawn', 'removed'))`,
      'drop index ux_exp_application_open',
      `create unique index ux_exp_application_open on exp_application (user_id, course_id)
         where state in ('pending', 'waiting', 'accepted')`,
      `alter table exp_application add column consents text[] not null default '{}'`,
      `alter table exp_application add column consents_version text not null default ''`,
      'alter table exp_application add column listed_at timestamptz',
      'alter table exp_application add column starts_on date',
      `create table exp_application_event (
        id uuid not null,
        application_id uuid not null,
        at timestamptz not null,
        move text not null,
        state text not null,
        words text not null,
        constraint pk_exp_application_event primary key (id),
        constraint fk_exp_application_event_application_id foreign key (application_id)
          references exp_application(id) on delete cascade
      )`,
      'create index ix_exp_application_event_application_id on exp_application_event (application_id)',
      `insert into exp_application_event (id, application_id, at, move, state, words)
         select gen_random_uuid(), id, created_at, 'apply', 'pending', note from exp_application`,
      `insert into exp_application_event (id, application_id, at, move, state, words)
         select gen_random_uuid(), id, coalesce(closed_at, created_at),
                case state when 'accepted' then 'accept' when 'rejected' then 'reject' else 'withdraw' end,
                state, coalesce(reason, '')
           from exp_application where state <> 'pending'`,
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'drop table exp_application_event',
      'drop index ux_exp_application_open',
      `update exp_application set state = 'withdrawn' where state = 'removed'`,
      `update exp_application set state = 'pending' where state = 'waiting'`,
      ...['starts_on', 'listed_at', 'consents_version', 'consents'].map(
        (column) => `alter table exp_application drop column ${column}`,
      ),
      'alter table exp_application drop constraint ck_exp_application_state',
      `alter table exp_application add constraint ck_exp_application_state
         check (state in ('pending', 'accepted', 'rejected', 'withdrawn'))`,
      `create unique index ux_exp_application_open on exp_application (user_id, course_id)
         where state in ('pending', 'accepted')`,
    ]) {
      await runner.query(statement);
    }
  }
}
