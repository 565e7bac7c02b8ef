import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a person says of a recipe (a note of his own, when he cooked it) and the links by which a recipe
 * is read without an account.
 */
export class RecipeView implements MigrationInterface {
  readonly name = 'RecipeView1764400000019';

  async up(runner: QueryRunner): Promise<void> {
    const person = (table: string): string =>
      `constraint fk_${table}_user_id foreign key (user_id) references acc_user(id) on delete cascade`;
    const recipe = (table: string): string =>
      `constraint fk_${table}_recipe_id foreign key (recipe_id) references rec_recipe(id) on delete cascade`;
    for (const statement of [
      `create table rec_note (
        user_id uuid not null,
        recipe_id uuid not null,
        text text not null,
        updated_at timestamptz not null,
        constraint pk_rec_note primary key (user_id, recipe_id),
        ${person('rec_note')},
        ${recipe('rec_note')}
      )`,
      'create index ix_rec_note_recipe_id on rec_note (recipe_id)',
      `create table rec_cooked (
        id uuid not null,
        recipe_id uuid not null,
        user_id uuid not null,
        date date not null,
        constraint pk_rec_cooked primary key (id),
        constraint uq_rec_cooked_recipe_id_user_id_date unique (recipe_id, user_id, date),
        ${person('rec_cooked')},
        ${recipe('rec_cooked')}
      )`,
      'create index ix_rec_cooked_user_id on rec_cooked (user_id)',
      `create table rec_share (
        user_id uuid not null,
        recipe_id uuid not null,
        token text not null,
        created_at timestamptz not null,
        constraint pk_rec_share primary key (user_id, recipe_id),
        constraint uq_rec_share_token unique (token),
        ${person('rec_share')},
        ${recipe('rec_share')}
      )`,
      'create index ix_rec_share_recipe_id on rec_share (recipe_id)',
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['rec_share', 'rec_cooked', 'rec_note']) await runner.query(`drop table ${table}`);
  }
}
