import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { HOUR, now } from '../time/clock';

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

/** Removes what has expired, once an hour. Sections add what is theirs. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(Housekeeping.name);
  private readonly chores: Chore[] = [...PLATFORM_CHORES];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.run(), HOUR).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
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
