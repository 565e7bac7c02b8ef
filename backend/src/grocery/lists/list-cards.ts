import type { Outputs } from '@sytno/contract';
import type { EntityManager } from 'typeorm';

export type ListCard = Outputs['grocery']['lists']['use'];

/** Lists with how many lines each has and how many are ticked. */
const CARDS = `
  select l.id, l.name, l.state, l.from_date "from", l.to_date "to", c.lines, c.ticked,
         l.created_at "createdAt", l.closed_at "closedAt", l.planned, l.paid
    from gro_list l
   cross join lateral (
     select count(*) lines, count(*) filter (where x.ticked) ticked
       from gro_line x where x.list_id = l.id and not x.removed) c`;

/** A household's lists, newest first. */
export function cardsOf(
  manager: EntityManager,
  householdId: string,
  limit: number,
  offset: number,
): Promise<ListCard[]> {
  return manager.query<ListCard[]>(
    `${CARDS} where l.household_id = $1 order by l.created_at desc, l.id limit $2 offset $3`,
    [householdId, limit, offset],
  );
}

/** The card of a list that is there. */
export async function cardOf(manager: EntityManager, id: string): Promise<ListCard> {
  const [card] = await manager.query<ListCard[]>(`${CARDS} where l.id = $1`, [id]);
  if (!card) throw new Error(`the list ${id} is gone`);
  return card;
}
