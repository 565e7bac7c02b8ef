import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Publishing of recipes: what an imported one's page said and showed, since when a recipe waits, the change of
 * a published recipe that waits beside it, what administrators decided, and what readers reported.
 */
export class Publishing implements MigrationInterface {
  readonly name = 'Publishing1764500000028';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `alter table rec_recipe
        add column source_steps text,
        add column source_picture_id uuid,
        add column submitted_at timestamptz,
        add column former_author boolean not null default false`,
      `update rec_recipe set submitted_at = updated_at where state = 'pending'`,
      'create index ix_rec_recipe_submitted_at on rec_recipe (submitted_at) where submitted_at is not null',
      `create table rec_version (
        recipe_id uuid not null,
        content jsonb not null,
        picture_id uuid,
        state text not null,
        submitted_at timestamptz,
        updated_at timestamptz not null,
        constraint pk_rec_version primary key (recipe_id),
        constraint ck_rec_version_state check (state in ('private', 'pending', 'returned')),
        constraint ck_rec_version_waits check ((state = 'pending') = (submitted_at is not null)),
        constraint fk_rec_version_recipe_id foreign key (recipe_id) references rec_recipe(id) on delete cascade,
        constraint fk_rec_version_picture_id foreign key (picture_id) references plt_picture(id)
      )`,
      'create index ix_rec_version_picture_id on rec_version (picture_id)',
      'create index ix_rec_version_submitted_at on rec_version (submitted_at) where submitted_at is not null',
      `create table rec_verdict (
        id uuid not null,
        recipe_id uuid not null,
        revision integer not null,
        kind text not null,
        reason text not null,
        decided_by uuid,
        decided_at timestamptz not null,
        constraint pk_rec_verdict primary key (id),
        constraint ck_rec_verdict_kind check (kind in ('published', 'returned', 'withdrawn', 'kept')),
        constraint fk_rec_verdict_recipe_id foreign key (recipe_id) references rec_recipe(id) on delete cascade,
        constraint fk_rec_verdict_decided_by foreign key (decided_by) references acc_user(id) on delete set null
      )`,
      'create index ix_rec_verdict_recipe_id_decided_at on rec_verdict (recipe_id, decided_at)',
      'create index ix_rec_verdict_decided_at on rec_verdict (decided_at)',
      'create index ix_rec_verdict_decided_by on rec_verdict (decided_by)',
      `create table rec_report (
        id uuid not null,
        recipe_id uuid not null,
        reporter_id uuid not null,
        reason text not null,
        text text not null,
        created_at timestamptz not null,
        closed_at timestamptz,
        constraint pk_rec_report primary key (id),
        constraint fk_rec_report_recipe_id foreign key (recipe_id) references rec_recipe(id) on delete cascade,
        constraint fk_rec_report_reporter_id foreign key (reporter_id) references acc_user(id) on delete cascade
      )`,
      'create unique index uq_rec_report_open on rec_report (recipe_id, reporter_id) where closed_at is null',
      'create index ix_rec_report_recipe_id on rec_report (recipe_id)',
      'create index ix_rec_report_reporter_id on rec_report (reporter_id)',
      'create index ix_rec_report_created_at on rec_report (created_at) where closed_at is null',
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'drop table rec_report',
      'drop table rec_verdict',
      'drop table rec_version',
      `alter table rec_recipe
        drop column source_steps, drop column source_picture_id, drop column submitted_at,
        drop column former_author`,
    ]) {
      await runner.query(statement);
    }
  }
}
