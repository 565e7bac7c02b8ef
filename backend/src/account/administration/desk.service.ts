import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Outputs } from '@sytno/contract';
import { addDays, FIGURE_DAYS, FIGURES, NUTRITION_HOURS, QUEUES } from '@sytno/domain';
import { DataSource } from 'typeorm';
import { Audit } from '../../platform/audit/audit.service';
import { Desk } from '../../platform/desk/desk';
import { now } from '../../platform/time/clock';
import { People } from '../people.service';
import { findPeople } from './payments-admin.service';

type Answers = Outputs['account']['administration'];

const PEOPLE = `
  select count(*) "all",
         count(*) filter (where blocked_at is not null) blocked,
         count(*) filter (where role = 'admin') administrators
    from acc_user`;

/** Who used the service since a day. */
const ACTIVE = 'select count(distinct user_id) count from acc_active_day where day >= $1';

/** The administration's first page: queues of all sections, figures; and what was done. */
@Injectable()
export class DeskService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly desk: Desk,
    private readonly audit: Audit,
    private readonly people: People,
  ) {}

  onModuleInit(): void {
    const hours = NUTRITION_HOURS;
    this.desk.addQueue(
      { name: 'payments', hours, waiting: `select claimed_at at from acc_payment where state = 'claimed'` },
      { name: 'messages', hours, waiting: 'select created_at at from acc_message where answered_at is null' },
    );
    this.desk.addFigure(
      {
        name: 'registered',
        days: `select (created_at at time zone 'UTC')::date as day from acc_user where created_at >= $1`,
      },
      { name: 'active', days: 'select day from acc_active_day where day >= $1::timestamptz::date' },
    );
  }

  async overview(): Promise<Answers['overview']> {
    const at = now();
    const today = at.slice(0, 10);
    const since = addDays(today, 1 - FIGURE_DAYS);
    const states = await this.desk.states(at);
    const counted = await this.desk.figures(`${since}T00:00:00.000Z`);
    const days = Array.from({ length: FIGURE_DAYS }, (_, index) => addDays(since, index));
    return {
      queues: QUEUES.flatMap((name) => states.find((state) => state.name === name) ?? []),
      people: await this.counts(today),
      figures: FIGURES.flatMap((name) => {
        const figure = counted.find((one) => one.name === name);
        if (!figure) return [];
        const byDay = new Map(figure.days.map(({ day, count }) => [day, count]));
        return { name, days: days.map((day) => ({ day, count: byDay.get(day) ?? 0 })) };
      }),
    };
  }

  /** What was done, the last first. The words may be a person's, too. */
  async deeds({
    search,
    from,
    to,
    page,
    pageSize,
  }: {
    search: string;
    from?: string | undefined;
    to?: string | undefined;
    page: number;
    pageSize: number;
  }): Promise<Answers['audit']> {
    const actors = search === '' ? [] : await findPeople(this.dataSource.manager, search);
    const [rows, count] = await this.audit.find({ words: search, actors, from, to, page, pageSize });
    const names = await this.people.namesOf(rows.flatMap(({ actorId }) => actorId ?? []));
    return {
      items: rows.map(({ words: _words, ...row }) => ({
        ...row,
        actorName: names.get(row.actorId ?? '') ?? '',
      })),
      count,
    };
  }

  private async counts(today: string): Promise<Answers['overview']['people']> {
    const [people] =
      await this.dataSource.query<{ all: number; blocked: number; administrators: number }[]>(PEOPLE);
    const active = async (days: number): Promise<number> => {
      const [row] = await this.dataSource.query<{ count: number }[]>(ACTIVE, [addDays(today, 1 - days)]);
      return row?.count ?? 0;
    };
    return {
      all: people?.all ?? 0,
      blocked: people?.blocked ?? 0,
      administrators: people?.administrators ?? 0,
      activeDay: await active(1),
      activeWeek: await active(7),
      activeMonth: await active(FIGURE_DAYS),
    };
  }
}
