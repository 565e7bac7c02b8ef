import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { DataSource } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';

type Query = Inputs['grocery']['lists']['list'] & { page: number; pageSize: number };
type Page = Outputs['grocery']['lists']['list'];

/** The household's grocery lists. */
@Injectable()
export class ListsService {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first, each with how many lines it has and how many are ticked. */
  async list({ householdId }: Pick<Actor, 'householdId'>, { page, pageSize }: Query): Promise<Page> {
    const [items, [counted]] = await Promise.all([
      this.dataSource.query<Page['items']>(
        `select l.id, l.name, l.state, l.from_date "from", l.to_date "to", c.lines, c.ticked,
                l.created_at "createdAt"
           from gro_list l
          cross join lateral (
            select count(*) lines, count(*) filter (where x.ticked) ticked
              from gro_line x where x.list_id = l.id) c
          where l.household_id = $1
          order by l.created_at desc, l.id
          limit $2 offset $3`,
        [householdId, pageSize, (page - 1) * pageSize],
      ),
      this.dataSource.query<{ count: number }[]>(
        'select count(*) count from gro_list where household_id = $1',
        [householdId],
      ),
    ]);
    return { items, count: counted?.count ?? 0 };
  }
}
