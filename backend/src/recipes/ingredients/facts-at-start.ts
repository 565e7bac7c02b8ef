import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.token';
import { fillFacts, readFactFiles } from './facts-seed';

/** Every installation knows foods, aisles and categories, a demo or not: they are there before the first call. */
@Injectable()
export class FactsAtStart implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
  ) {}

  async onModuleInit(): Promise<void> {
    const files = await readFactFiles(this.config.seedsDir);
    const filled = await this.dataSource.transaction((manager) => fillFacts(manager, files));
    // The embedded database has no autovacuum, and without statistics the trigrams are not used.
    if (filled) await this.dataSource.query('vacuum analyze rec_ingredient, rec_ingredient_name');
  }
}
