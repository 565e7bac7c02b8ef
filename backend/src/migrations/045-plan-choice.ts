import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Recipes for a week are read off an index: cells of like protein, fat and price, by chance in each. */
export class PlanChoice implements MigrationInterface {
  readonly name = 'PlanChoice1765200000045';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index ix_rec_recipe_plan on rec_recipe (
        (case when kcal > 0 then
          least(4, greatest(0, floor(protein * 32 / kcal)))::int * 100
          + least(4, greatest(0, floor(fat * 54 / kcal)))::int * 10
          + case when cost_uah is null then 3 when cost_uah < kcal * 6 then 0 when cost_uah < kcal * 11 then 1 else 2 end
          end),
        hashint4(number)
      ) where state = 'published' and removed_at is null and product_of is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_rec_recipe_plan');
  }
}
