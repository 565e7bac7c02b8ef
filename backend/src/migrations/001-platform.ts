import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What every section stands on: sorting of Ukrainian, search by trigrams, the outbox, throttles. */
export class Platform implements MigrationInterface {
  readonly name = 'Platform1764100000001';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'create extension if not exists pg_trgm',
      `create collation if not exists uk (provider = icu, locale = 'uk')`,
      `create table plt_mail (
        id uuid not null,
        to_address text not null,
        language text not null,
        kind text not null,
        subject text not null,
        text text not null,
        html text not null,
        created_at timestamptz not null,
        sent_at timestamptz,
        next_try_at timestamptz not null,
        attempts integer not null,
        error text,
        constraint pk_plt_mail primary key (id),
        constraint ck_plt_mail_attempts check (attempts >= 0)
      )`,
      'create index ix_plt_mail_sent_at_next_try_at on plt_mail (sent_at, next_try_at)',
      `create table plt_seed (
        name text not null,
        content text not null,
        at timestamptz not null,
        constraint pk_plt_seed primary key (name)
      )`,
      `create table plt_rate_limit (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      )`,
      'create index ix_plt_rate_limit_expire on plt_rate_limit (expire)',
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'drop table plt_rate_limit',
      'drop table plt_seed',
      'drop table plt_mail',
      'drop collation uk',
      'drop extension pg_trgm',
    ]) {
      await runner.query(statement);
    }
  }
}
