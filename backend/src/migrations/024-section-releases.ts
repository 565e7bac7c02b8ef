import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which release of each section is live, by whom it was published, and what failed of it. */
export class SectionReleases implements MigrationInterface {
  readonly name = 'SectionReleases1764800000024';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `create table plt_release (
        section text not null,
        version text not null,
        release jsonb not null,
        bytes int not null,
        source text not null,
        published_by text,
        published_at timestamptz not null,
        ended_at timestamptz,
        constraint pk_plt_release primary key (section, version),
        constraint ck_plt_release_source check (source in ('build', 'team'))
      )`,
      `create table plt_section (
        section text not null,
        revision int not null,
        live text,
        earlier jsonb not null,
        trial text,
        share int not null,
        pinned boolean not null,
        built text,
        changed_at timestamptz,
        constraint pk_plt_section primary key (section),
        constraint ck_plt_section_share check (share between 0 and 99)
      )`,
      `create table plt_release_token (
        id uuid not null,
        section text not null,
        label text not null,
        hash text not null,
        created_by uuid not null,
        created_at timestamptz not null,
        used_at timestamptz,
        constraint pk_plt_release_token primary key (id)
      )`,
      'create unique index ix_plt_release_token_hash on plt_release_token (hash)',
      `create table plt_load_failure (
        section text not null,
        version text not null,
        phase text not null,
        type text not null,
        browser text not null,
        count int not null,
        first_at timestamptz not null,
        last_at timestamptz not null,
        code text,
        path text,
        http_status int,
        shell text not null,
        constraint pk_plt_load_failure primary key (section, version, phase, type, browser)
      )`,
      'create index ix_plt_load_failure_last_at on plt_load_failure (last_at)',
      `create table plt_override (
        hash text not null,
        user_id uuid not null,
        until timestamptz not null,
        constraint pk_plt_override primary key (hash)
      )`,
      'create index ix_plt_override_until on plt_override (until)',
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['override', 'load_failure', 'release_token', 'section', 'release']) {
      await runner.query(`drop table plt_${table}`);
    }
  }
}
