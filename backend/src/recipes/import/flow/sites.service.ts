import { Injectable } from '@nestjs/common';
import type { ImportOutcome, Outputs, SitesQuestion } from '@sytno/contract';
import { DataSource } from 'typeorm';
import type { Actor } from '../../../platform/auth/actor';
import { DAY, instantOf, MINUTE, now, plus } from '../../../platform/time/clock';

type Answers = Outputs['recipes']['import'];

/** Imports are kept so long, and so far back sites are looked at. */
export const DAYS_KEPT = 30;
const UNSAVED = 6;
/** So long somebody who went on in the meantime is told of what failed. */
const FAILED_TOLD = 15 * MINUTE;
const HOSTS = 12;
/** A site that fewer people imported from is told to those people alone. */
const PEOPLE = 2;

/** Of each page the newest import, unless there is nothing left to do about it. */
const OWN = `
  select id, title, host, outcome, at
    from (select distinct on (coalesce(address || ' ' || coalesce(pick, ''), id::text))
                 id, page ->> 'title' title, host, outcome, saved_at, put_away_at, created_at at
            from rec_import
           where owner_id = $1 and state <> 'cancelled' and outcome is distinct from 'duplicate'
           order by coalesce(address || ' ' || coalesce(pick, ''), id::text), created_at desc) newest
   where saved_at is null and put_away_at is null and (outcome is null or outcome in ('read', 'partial') or at > $2)
   order by at desc limit $3`;

interface OwnRow {
  readonly id: string;
  readonly title: string | null;
  readonly host: string | null;
  readonly outcome: ImportOutcome | null;
  readonly at: Date;
}

/** Of what was fetched: a text that somebody brought says nothing of how its site is read. */
const HOSTS_READ = `
  select host from rec_import
   where host is not null and outcome = 'read' and given is null and created_at > $1
   group by host
  having count(distinct owner_id) >= $2 or bool_or(owner_id = $3)
   order by bool_or(owner_id = $3) desc, count(*) desc, host
   limit $4`;

/** A recipe that was there already was not tried. */
const SITES = `
  select host,
         count(*)::int "all",
         count(*) filter (where outcome = 'read')::int "read",
         count(*) filter (where outcome = 'partial')::int partial,
         count(*) filter (where outcome in ('blocked', 'wait'))::int blocked,
         count(*) filter (where outcome = 'none')::int "none",
         max(updated_at) last_at
    from rec_import
   where host is not null and outcome <> 'duplicate' and given is null and created_at > $1
     and position($2 in host) > 0
   group by host
   order by count(*) desc, host`;

interface SiteRow {
  readonly host: string;
  readonly all: number;
  readonly read: number;
  readonly partial: number;
  readonly blocked: number;
  readonly none: number;
  readonly last_at: Date;
}

/** How well sites were read. */
@Injectable()
export class Sites {
  constructor(private readonly dataSource: DataSource) {}

  /** What a person left under way, without saving it or before it failed, and where imports go well. */
  async overview({ userId }: Actor): Promise<Answers['overview']> {
    const since = plus(now(), -DAYS_KEPT * DAY);
    const hosts = await this.dataSource.query<{ host: string }[]>(HOSTS_READ, [since, PEOPLE, userId, HOSTS]);
    const unsaved = await this.dataSource.query<OwnRow[]>(OWN, [userId, plus(now(), -FAILED_TOLD), UNSAVED]);
    return {
      unsaved: unsaved.map(({ id, title, host, outcome, at }) => ({
        id,
        host,
        outcome,
        title: title ?? '',
        at: instantOf(at),
      })),
      hosts: hosts.map(({ host }) => host),
    };
  }

  /** All sites, for administrators. */
  async list({ page, pageSize, search }: SitesQuestion): Promise<Answers['sites']> {
    const since = plus(now(), -DAYS_KEPT * DAY);
    const rows = await this.dataSource.query<SiteRow[]>(SITES, [since, search.toLowerCase()]);
    const shown = rows.slice((page - 1) * pageSize, page * pageSize);
    return {
      items: shown.map(({ last_at, ...row }) => ({
        ...row,
        other: row.all - row.read - row.partial - row.blocked - row.none,
        lastAt: instantOf(last_at),
      })),
      count: rows.length,
      all: rows.reduce((sum, { all }) => sum + all, 0),
      read: rows.reduce((sum, { read }) => sum + read, 0),
    };
  }
}
