import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { HOUR, now } from '../time/clock';
import type { JobKind } from './job';
import { Jobs } from './jobs.service';

/** A statement that removes what has had its day; `$1` is the present instant. */
export interface Chore {
  readonly name: string;
  readonly statement: string;
}

const PLATFORM_CHORES: readonly Chore[] = [
  {
    name: 'mails sent long ago, which hold links',
    statement: `delete from plt_mail where sent_at < $1::timestamptz - interval '30 days'`,
  },
  {
    name: 'throttles that ran out',
    statement: `delete from plt_rate_limit where expire < extract(epoch from $1::timestamptz) * 1000`,
  },
];

export const HOUSEKEEPING: JobKind<object> = { name: 'housekeeping', schema: z.strictObject({}) };

/** Removes what has expired, once an hour. Sections add what is theirs. */
@Injectable()
export class Housekeeping implements OnModuleInit {
  private readonly log = new Logger(Housekeeping.name);
  private readonly chores: Chore[] = [...PLATFORM_CHORES];

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ ...HOUSEKEEPING, every: HOUR, handler: () => this.run() });
  }

  add(...chores: readonly Chore[]): void {
    this.chores.push(...chores);
  }

  /** Does every chore once; one that fails does not stop the others. */
  async run(): Promise<void> {
    for (const { name, statement } of this.chores) {
      try {
        await this.dataSource.query(statement, [now()]);
      } catch (error) {
        this.log.error(`${name}: ${String(error)}`);
      }
    }
  }
}
