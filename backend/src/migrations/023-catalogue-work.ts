import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an administrator's screens keep of a row: whether it is offered, what it went into, and its revision. */
const CURATED = `
  add column hidden boolean not null default false,
  add column merged_into text,
  add column removed_at timestamptz,
  add column revision integer not null default 1`;

/**
 * The administrator's work on the catalogue: ingredients, categories, subcategories and aisles can be hidden,
 * merged and removed; units have names and an order of their own; every deed is kept so that it can be taken
 * back; a proposal says who answered it, when, and why it was refused.
 */
export class CatalogueWork implements MigrationInterface {
  readonly name = 'CatalogueWork1764500000023';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      ...['rec_ingredient', 'rec_category', 'rec_subcategory', 'rec_aisle'].flatMap((table) => [
        `alter table ${table} ${CURATED}`,
        `alter table ${table} add constraint fk_${table}_merged_into
           foreign key (merged_into) references ${table}(id)`,
        `create index ix_${table}_merged_into on ${table} (merged_into)`,
      ]),
      `create table rec_unit (
        id text not null,
        position integer not null,
        names jsonb not null,
        hidden boolean not null default false,
        revision integer not null default 1,
        constraint pk_rec_unit primary key (id)
      )`,
      'create index ix_rec_recipe_line_unit on rec_recipe_line (unit)',
      `create table rec_change (
        id uuid not null,
        actor_id uuid,
        kind text not null,
        thing_kind text not null,
        thing_id text not null,
        thing_name jsonb not null,
        before jsonb not null,
        after jsonb not null,
        at timestamptz not null,
        undone_at timestamptz,
        undone_by uuid,
        constraint pk_rec_change primary key (id),
        constraint fk_rec_change_actor_id foreign key (actor_id) references acc_user(id) on delete set null,
        constraint fk_rec_change_undone_by foreign key (undone_by) references acc_user(id) on delete set null
      )`,
      'create index ix_rec_change_at on rec_change (at)',
      'create index ix_rec_change_thing_kind_thing_id_at on rec_change (thing_kind, thing_id, at)',
      'create index ix_rec_change_actor_id on rec_change (actor_id)',
      'create index ix_rec_change_undone_by on rec_change (undone_by)',
      `alter table rec_proposal
        add column answered_at timestamptz, add column answered_by uuid, add column reason text,
        add constraint fk_rec_proposal_answered_by
          foreign key (answered_by) references acc_user(id) on delete set null`,
      'create index ix_rec_proposal_answered_by on rec_proposal (answered_by)',
      'create index ix_rec_proposal_answered_at on rec_proposal (answered_at)',
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'alter table rec_proposal drop column answered_at, drop column answered_by, drop column reason',
      'drop table rec_change',
      'drop index ix_rec_recipe_line_unit',
      'drop table rec_unit',
      ...['rec_ingredient', 'rec_category', 'rec_subcategory', 'rec_aisle'].map(
        (table) =>
          `alter table ${table}
             drop column hidden, drop column merged_into, drop column removed_at, drop column revision`,
      ),
    ]) {
      await runner.query(statement);
    }
  }
}
