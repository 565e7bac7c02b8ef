import { cookingKey } from '@sytno/domain';
import type { EntityManager } from 'typeorm';

/** Another list that a cooking stands on. */
export interface Listed {
  readonly id: string;
  readonly name: string;
}

/**
 * Cookings on the household's open lists, and those of the menu of which something was bought on a closed one:
 * whoever builds again does not buy for them a second time.
 */
const LISTED = `
  select distinct on (1, 2) s ->> 'menuItemId' "menuItemId", s ->> 'recipeId' "recipeId", l.id, l.name
    from gro_list l
    join gro_line x on x.list_id = l.id and not x.removed
   cross join lateral jsonb_array_elements(x.sources) s
   where l.household_id = $1
     and (l.state <> 'closed' or (x.ticked and s ->> 'menuItemId' is not null))
   order by 1, 2, (l.state = 'closed'), l.created_at desc`;

interface Row extends Listed {
  readonly menuItemId: string | null;
  readonly recipeId: string;
}

/** By cooking the list it stands on; open lists before closed ones. */
export async function listedCookings(
  manager: EntityManager,
  householdId: string,
): Promise<ReadonlyMap<string, Listed>> {
  const rows = await manager.query<Row[]>(LISTED, [householdId]);
  return new Map(rows.map(({ id, name, ...cooking }) => [cookingKey(cooking), { id, name }]));
}
