import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.token';
import { DAY } from '../time/clock';
import type { JobKind } from './job';
import { Jobs } from './jobs.service';

export const VACUUM: JobKind<object> = { name: 'vacuum', schema: z.strictObject({}) };

/**
 * Clears away dead rows and counts anew, once a day (at midnight UTC, which is night in Ukraine). A server
 * does that by itself; the embedded database has no autovacuum, and without statistics its indexes go unused.
 */
@Injectable()
export class Vacuum implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    if (this.config.databaseUrl !== undefined) return;
    this.jobs.add({ ...VACUUM, every: DAY, handler: (_, signal) => this.run(signal) });
  }

  /** Table by table: everybody else waits while one is worked on. */
  async run(signal: AbortSignal): Promise<void> {
    const tables = await this.dataSource.query<{ name: string }[]>(
      `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by 1`,
    );
    for (const { name } of tables) {
      if (signal.aborted) return;
      await this.dataSource.query(`vacuum analyze ${name}`);
    }
  }
}
