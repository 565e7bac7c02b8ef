import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Compositions of one's own of other people's recipes. Each holds for days: one that is changed on a later day
 * ends there and another begins, so that what was eaten stays what it was.
 */
export class Compositions implements MigrationInterface {
  readonly name = 'Compositions1764500000026';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `create table rec_composition (
        id uuid not null,
        user_id uuid not null,
        recipe_id uuid not null,
        since date not null,
        until date,
        servings integer not null,
        cooked_weight numeric,
        base text not null,
        updated_at timestamptz not null,
        constraint pk_rec_composition primary key (id),
        constraint ck_rec_composition_days check (until is null or until > since),
        constraint ck_rec_composition_servings check (servings > 0),
        constraint fk_rec_composition_user_id foreign key (user_id) references acc_user(id) on delete cascade,
        constraint fk_rec_composition_recipe_id foreign key (recipe_id) references rec_recipe(id) on delete cascade
      )`,
      'create index ix_rec_composition_user_id_recipe_id on rec_composition (user_id, recipe_id)',
      'create unique index ix_rec_composition_current on rec_composition (user_id, recipe_id) where until is null',
      'create index ix_rec_composition_recipe_id on rec_composition (recipe_id)',
      `create table rec_composition_line (
        composition_id uuid not null,
        position integer not null,
        ingredient_id text,
        proposal_id uuid,
        amount numeric,
        amount_to numeric,
        unit text,
        optional boolean not null,
        constraint pk_rec_composition_line primary key (composition_id, position),
        constraint fk_rec_composition_line_composition_id foreign key (composition_id) references rec_composition(id) on delete cascade,
        constraint fk_rec_composition_line_ingredient_id foreign key (ingredient_id) references rec_ingredient(id),
        constraint fk_rec_composition_line_proposal_id foreign key (proposal_id) references rec_proposal(id) on delete set null
      )`,
      'create index ix_rec_composition_line_ingredient_id on rec_composition_line (ingredient_id)',
      'create index ix_rec_composition_line_proposal_id on rec_composition_line (proposal_id)',
      `create table rec_composition_line_text (
        composition_id uuid not null,
        position integer not null,
        language text not null,
        food text not null,
        comment text not null,
        group_heading text not null,
        constraint pk_rec_composition_line_text primary key (composition_id, position, language),
        constraint fk_rec_composition_line_text_composition_id_position foreign key (composition_id, position) references rec_composition_line(composition_id,position) on delete cascade
      )`,
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['rec_composition_line_text', 'rec_composition_line', 'rec_composition']) {
      await runner.query(`drop table ${table}`);
    }
  }
}
