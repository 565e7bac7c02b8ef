import type { Outputs } from '@sytno/contract';
import type { EntityManager } from 'typeorm';
import type { VerdictKind } from './verdict.entity';

export type Queue = 'waiting' | 'reported' | 'decided';
type Kind = Outputs['recipes']['review']['list']['items'][number]['kind'];

/** One place of a queue. */
export interface Waiting {
  readonly id: string;
  readonly kind: Kind;
  /** Since when it waits, or when it was decided. */
  readonly at: string;
  readonly verdict: VerdictKind | null;
}

/** What its authors handed in. */
export const WAITING = `
  select r.id, 'new' kind, r.submitted_at at, null verdict, 0 rank
    from rec_recipe r where r.submitted_at is not null and r.state = 'pending' and r.removed_at is null
  union all
  select r.id, 'change', v.submitted_at, null, 0
    from rec_version v join rec_recipe r on r.id = v.recipe_id
   where v.submitted_at is not null and r.state = 'published' and r.removed_at is null`;

/** What readers reported, since their first report. */
export const REPORTED = `
  select r.id, 'report' kind, min(p.created_at) at, null verdict, -count(*) rank
    from rec_report p join rec_recipe r on r.id = p.recipe_id
   where p.closed_at is null and r.state = 'published' and r.removed_at is null
   group by r.id`;

const DECIDED = `
  select d.recipe_id id, 'none' kind, d.decided_at at, d.kind verdict, 0 rank
    from rec_verdict d join rec_recipe r on r.id = d.recipe_id where r.removed_at is null`;

/** What waits longest comes first, what most people reported, what was decided last. */
const QUEUES: Readonly<Record<Queue, { readonly rows: string; readonly order: string }>> = {
  waiting: { rows: WAITING, order: 'at, id' },
  reported: { rows: REPORTED, order: 'rank, at, id' },
  decided: { rows: DECIDED, order: 'at desc, id' },
};

/** One page of a queue, from 1. */
export async function queuePage(
  manager: EntityManager,
  queue: Queue,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<Waiting[]> {
  const { rows, order } = QUEUES[queue];
  return manager.query<Waiting[]>(
    `select id, kind, at, verdict from (${rows}) q order by ${order} limit $1 offset $2`,
    [pageSize, (page - 1) * pageSize],
  );
}

/** How many stand in it. */
export async function queueLength(manager: EntityManager, queue: Queue): Promise<number> {
  const [row] = await manager.query<{ count: number }[]>(
    `select count(*) count from (${QUEUES[queue].rows}) q`,
  );
  return row?.count ?? 0;
}
