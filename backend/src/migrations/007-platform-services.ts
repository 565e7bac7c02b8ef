import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What browsers are told of, and who did what. */
export class PlatformServices implements MigrationInterface {
  readonly name = 'PlatformServices1764100000007';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `create table plt_event (
        id bigserial not null,
        household_id uuid,
        user_id uuid,
        topic text not null,
        at timestamptz not null,
        constraint pk_plt_event primary key (id)
      )`,
      'create index ix_plt_event_at on plt_event (at)',
      `create table plt_audit (
        id uuid not null,
        actor_id uuid,
        action text not null,
        thing_kind text not null,
        thing_id text not null,
        details jsonb not null,
        at timestamptz not null,
        constraint pk_plt_audit primary key (id)
      )`,
      'create index ix_plt_audit_at on plt_audit (at)',
      'create index ix_plt_audit_actor_id_at on plt_audit (actor_id, at)',
      'create index ix_plt_audit_thing_kind_thing_id_at on plt_audit (thing_kind, thing_id, at)',
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of ['drop table plt_audit', 'drop table plt_event']) {
      await runner.query(statement);
    }
  }
}
