import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the page of an imported recipe says of its author and its nutrients. */
export class PageFacts implements MigrationInterface {
  readonly name = 'PageFacts1765200000069';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table rec_recipe add column source_author text, add column source_nutrients jsonb',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table rec_recipe drop column source_nutrients, drop column source_author');
  }
}
