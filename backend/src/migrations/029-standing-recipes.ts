import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What somebody sees of the catalogue is counted off an index: nothing that was taken away is in it. */
export class StandingRecipes implements MigrationInterface {
  readonly name = 'StandingRecipes1764600000029';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index ix_rec_recipe_standing on rec_recipe (state, owner_id) where removed_at is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_rec_recipe_standing');
  }
}
