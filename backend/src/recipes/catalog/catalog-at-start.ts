import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RecipeRows } from '../recipe/recipe-rows';

/** Rows that an older server wrote, or that a change left marked, are made anew before the first call. */
@Injectable()
export class CatalogAtStart implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rows: RecipeRows,
  ) {}

  async onModuleInit(): Promise<void> {
    const done = await this.rows.remakeMarked();
    // The embedded database has no autovacuum, and without statistics its indexes go unused.
    if (done > 0) await this.dataSource.query('vacuum analyze rec_recipe');
  }
}
