import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Recipes that people write: the languages they are in, a revision that each save raises, recipes that were taken away, headings among
 * steps, the picture, what a recipe was copied from; and foods that no catalogue knows yet, each once a
 * language, with the lines that wait for it.
 */
export class RecipeEditor implements MigrationInterface {
  readonly name = 'RecipeEditor1764500000021';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `alter table rec_recipe
        add column languages text[] not null default '{}',
        add column revision integer not null default 1,
        add column removed_at timestamptz,
        add column picture_id uuid,
        add column copied_from uuid,
        add constraint fk_rec_recipe_copied_from foreign key (copied_from) references rec_recipe(id) on delete set null`,
      `update rec_recipe r set languages = coalesce((
        select array_agg(t.language order by array_position(array['uk', 'ru', 'en'], t.language))
          from rec_recipe_text t where t.recipe_id = r.id), '{}')`,
      'create index ix_rec_recipe_copied_from on rec_recipe (copied_from)',
      'create index ix_rec_recipe_removed_at on rec_recipe (removed_at) where removed_at is not null',
      `alter table rec_recipe_stage_text add column group_heading text not null default ''`,
      `create table rec_proposal (
        id uuid not null,
        name text not null,
        language text not null,
        normalized_name text not null,
        proposer_id uuid,
        created_at timestamptz not null,
        state text not null,
        ingredient_id text,
        constraint pk_rec_proposal primary key (id),
        constraint uq_rec_proposal_language_normalized_name unique (language, normalized_name),
        constraint ck_rec_proposal_state check (state in ('open', 'answered', 'refused')),
        constraint ck_rec_proposal_answer check ((state = 'answered') = (ingredient_id is not null)),
        constraint fk_rec_proposal_proposer_id foreign key (proposer_id) references acc_user(id) on delete set null,
        constraint fk_rec_proposal_ingredient_id foreign key (ingredient_id) references rec_ingredient(id)
      )`,
      'create index ix_rec_proposal_state_created_at on rec_proposal (state, created_at)',
      'create index ix_rec_proposal_proposer_id on rec_proposal (proposer_id)',
      'create index ix_rec_proposal_ingredient_id on rec_proposal (ingredient_id)',
      `alter table rec_recipe_line
        add column proposal_id uuid,
        add constraint fk_rec_recipe_line_proposal_id foreign key (proposal_id) references rec_proposal(id) on delete set null`,
      'create index ix_rec_recipe_line_proposal_id on rec_recipe_line (proposal_id)',
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'alter table rec_recipe_line drop column proposal_id',
      'drop table rec_proposal',
      'alter table rec_recipe_stage_text drop column group_heading',
      `alter table rec_recipe
        drop column languages, drop column revision, drop column removed_at, drop column picture_id, drop column copied_from`,
    ]) {
      await runner.query(statement);
    }
  }
}
