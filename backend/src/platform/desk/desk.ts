import { Injectable } from '@nestjs/common';
import type { FigureName, QueueName } from '@sytno/domain';
import { DataSource } from 'typeorm';

/** Something that waits for administrators. */
export interface Queue {
  readonly name: QueueName;
  /** Within so many hours an answer is promised. */
  readonly hours: number;
  /** SQL that gives one row for each thing that waits, with `at`, since when it does. */
  readonly waiting: string;
}

/** Something that is counted by day. */
export interface Figure {
  readonly name: FigureName;
  /** SQL that gives one row for each thing to be counted since `$1`, with `day`. */
  readonly days: string;
}

export interface QueueState {
  readonly name: QueueName;
  readonly hours: number;
  readonly open: number;
  readonly late: number;
  readonly oldest: string | null;
}

/**
 * What administrators see first. Each section says at start what of it waits for them and what of it is counted;
 * the page that shows it knows no section.
 */
@Injectable()
export class Desk {
  private readonly queues: Queue[] = [];
  private readonly counted: Figure[] = [];

  constructor(private readonly dataSource: DataSource) {}

  addQueue(...queues: readonly Queue[]): void {
    this.queues.push(...queues);
  }

  addFigure(...figures: readonly Figure[]): void {
    this.counted.push(...figures);
  }

  /** How each queue stands at an instant. */
  async states(at: string): Promise<QueueState[]> {
    const states: QueueState[] = [];
    for (const { name, hours, waiting } of this.queues) {
      const [row] = await this.dataSource.query<{ open: number; late: number; oldest: string | null }[]>(
        `select count(*) open,
                count(*) filter (where at <= $1::timestamptz - $2 * interval '1 hour') late,
                min(at) oldest
           from (${waiting}) waiting`,
        [at, hours],
      );
      states.push({ name, hours, open: row?.open ?? 0, late: row?.late ?? 0, oldest: row?.oldest ?? null });
    }
    return states;
  }

  /** How many of each there were on each day since one; days without any are left out. */
  async figures(since: string): Promise<{ name: FigureName; days: { day: string; count: number }[] }[]> {
    const figures = [];
    for (const { name, days } of this.counted) {
      const rows = await this.dataSource.query<{ day: string; count: number }[]>(
        `select day::text as day, count(*) count from (${days}) counted group by day order by day`,
        [since],
      );
      figures.push({ name, days: rows });
    }
    return figures;
  }
}
