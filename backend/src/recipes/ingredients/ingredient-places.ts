import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** A column somewhere that names ingredients. */
export interface IngredientPlace {
  /** `table.column` */
  readonly name: string;
  /** How many rows name it. */
  count(id: string, manager: EntityManager): Promise<number>;
  /** Has every row that names `from` name `into`. @returns what `moveBack` needs to find each of them */
  move(from: string, into: string, manager: EntityManager): Promise<readonly string[]>;
  /** Takes a move back, row by row, where the row still says `into`. */
  moveBack(from: string, into: string, rows: readonly string[], manager: EntityManager): Promise<void>;
}

/** What was moved, by the name of its place. */
export type MovedRows = Readonly<Record<string, readonly string[]>>;

/**
 * Every place that names ingredients, so that none is forgotten when two become one. Sections that recipes do
 * not know add theirs at start.
 */
@Injectable()
export class IngredientPlaces {
  private readonly places: IngredientPlace[] = [...OWN_PLACES];

  add(...places: readonly IngredientPlace[]): void {
    this.places.push(...places);
  }

  names(): readonly string[] {
    return this.places.map(({ name }) => name);
  }

  /** How many rows name an ingredient, whatever they are. */
  async countOf(id: string, manager: EntityManager): Promise<number> {
    let count = 0;
    for (const place of this.places) count += await place.count(id, manager);
    return count;
  }

  /** How many rows besides lines of recipes name it. */
  async elsewhereOf(id: string, manager: EntityManager): Promise<number> {
    return (await this.countOf(id, manager)) - (await LINES.count(id, manager));
  }

  async move(from: string, into: string, manager: EntityManager): Promise<MovedRows> {
    const moved: Record<string, readonly string[]> = {};
    for (const place of this.places) moved[place.name] = await place.move(from, into, manager);
    return moved;
  }

  async moveBack(from: string, into: string, moved: MovedRows, manager: EntityManager): Promise<void> {
    for (const place of this.places) {
      const rows = moved[place.name] ?? [];
      if (rows.length > 0) await place.moveBack(from, into, rows, manager);
    }
  }
}

async function changed(manager: EntityManager, sql: string, values: unknown[]): Promise<string[]> {
  // A changing statement with `returning` gives its rows and how many there are.
  const [rows] = await manager.query<[{ row: string }[], number]>(sql, values);
  return rows.map(({ row }) => row);
}

async function counted(manager: EntityManager, sql: string, id: string): Promise<number> {
  const [row] = await manager.query<{ count: number }[]>(sql, [id]);
  return row?.count ?? 0;
}

/** A column that holds one ingredient's id, in a table with a key of one column. */
export function columnPlace(table: string, column: string, key = 'id'): IngredientPlace {
  return {
    name: `${table}.${column}`,
    count: (id, manager) => counted(manager, `select count(*) count from ${table} where ${column} = $1`, id),
    move: (from, into, manager) =>
      changed(
        manager,
        `update ${table} set ${column} = $2 where ${column} = $1 returning ${key}::text "row"`,
        [from, into],
      ),
    moveBack: async (from, into, rows, manager) => {
      await manager.query(
        `update ${table} set ${column} = $1 where ${column} = $2 and ${key}::text = any($3)`,
        [from, into, rows],
      );
    },
  };
}

/** A column that holds several ids; a row that had both keeps the one, and is told by a mark. */
export function arrayPlace(table: string, column: string, key = 'id'): IngredientPlace {
  return {
    name: `${table}.${column}`,
    count: (id, manager) =>
      counted(manager, `select count(*) count from ${table} where ${column} @> array[$1::text]`, id),
    move: (from, into, manager) =>
      changed(
        manager,
        `update ${table} t
            set ${column} = case when old.both then array_remove(t.${column}, $1)
                                 else array_replace(t.${column}, $1, $2) end
           from (select ${key} k, ${column} @> array[$2::text] "both" from ${table}
                  where ${column} @> array[$1::text]) old
          where t.${key} = old.k
        returning t.${key}::text || case when old.both then '+' else '' end "row"`,
        [from, into],
      ),
    moveBack: async (from, into, rows, manager) => {
      await manager.query(
        `update ${table}
            set ${column} = case when ${key}::text || '+' = any($3) then array_append(${column}, $1)
                                 else array_replace(${column}, $2, $1) end
          where ${column} @> array[$2::text] and not ${column} @> array[$1::text]
            and (${key}::text = any($3) or ${key}::text || '+' = any($3))`,
        [from, into, rows],
      );
    },
  };
}

/** Lines of something that is saved as a whole; one that was saved since is its writer's. */
function linesOf({
  table,
  of,
  key,
  saved,
}: Record<'table' | 'of' | 'key' | 'saved', string>): IngredientPlace {
  const row = `l.${key} || ' ' || l.position || ' ' || t.${saved}`;
  return {
    name: `${table}.ingredient_id`,
    count: (id, manager) =>
      counted(manager, `select count(*) count from ${table} where ingredient_id = $1`, id),
    move: (from, into, manager) =>
      changed(
        manager,
        `update ${table} l set ingredient_id = $2 from ${of} t
          where l.ingredient_id = $1 and t.id = l.${key}
        returning ${row} "row"`,
        [from, into],
      ),
    moveBack: async (from, into, rows, manager) => {
      await manager.query(
        `update ${table} l set ingredient_id = $1 from ${of} t
          where l.ingredient_id = $2 and t.id = l.${key} and ${row} = any($3)`,
        [from, into, rows],
      );
    },
  };
}

const LINES = linesOf({ table: 'rec_recipe_line', of: 'rec_recipe', key: 'recipe_id', saved: 'revision' });
const COMPOSED = linesOf({
  table: 'rec_composition_line',
  of: 'rec_composition',
  key: 'composition_id',
  saved: 'updated_at',
});

/** What compositions rest on (`baseOf`): a merge is no change of the author's. */
const BASES: IngredientPlace = {
  name: 'rec_composition.base',
  // It only remembers a food, and keeps none from going.
  count: () => Promise.resolve(0),
  move: (from, into, manager) =>
    changed(
      manager,
      `update rec_composition c
          set base = replace(old.base, '["' || $1 || '",', '["' || $2 || '",')
         from (select id, base from rec_composition where strpos(base, '["' || $1 || '",') > 0) old
        where c.id = old.id
      returning c.id || ' ' || old.base "row"`,
      [from, into],
    ),
  moveBack: async (from, into, rows, manager) => {
    await manager.query(
      `update rec_composition c set base = old.base
         from (select left(row, 36)::uuid id, substr(row, 38) base from unnest($3::text[]) r(row)) old
        where c.id = old.id and c.base = replace(old.base, '["' || $1 || '",', '["' || $2 || '",')`,
      [from, into, rows],
    );
  },
};

/** Foods made at home that are bought as another one. */
const BOUGHT_AS: IngredientPlace = {
  name: 'rec_ingredient.facts',
  count: (id, manager) =>
    counted(manager, `select count(*) count from rec_ingredient where facts->'boughtAs'->>'id' = $1`, id),
  move: (from, into, manager) =>
    changed(
      manager,
      `update rec_ingredient set facts = jsonb_set(facts, '{boughtAs,id}', to_jsonb($2::text))
        where facts->'boughtAs'->>'id' = $1 and id <> $2 returning id "row"`,
      [from, into],
    ),
  moveBack: async (from, into, rows, manager) => {
    await manager.query(
      `update rec_ingredient set facts = jsonb_set(facts, '{boughtAs,id}', to_jsonb($1::text))
        where facts->'boughtAs'->>'id' = $2 and id = any($3)`,
      [from, into, rows],
    );
  },
};

/** Foods as they lie on menus (`Products`): one dish a food, so that of two the older one goes on as it is. */
const PRODUCTS: IngredientPlace = {
  name: 'rec_recipe.product_of',
  // Its one line counts already.
  count: () => Promise.resolve(0),
  move: (from, into, manager) =>
    changed(
      manager,
      `update rec_recipe set product_of = $2
        where product_of = $1 and not exists (select 1 from rec_recipe where product_of = $2)
      returning id::text "row"`,
      [from, into],
    ),
  moveBack: async (from, into, rows, manager) => {
    await manager.query(
      'update rec_recipe set product_of = $1 where product_of = $2 and id::text = any($3)',
      [from, into, rows],
    );
  },
};

const OWN_PLACES: readonly IngredientPlace[] = [
  LINES,
  COMPOSED,
  BASES,
  BOUGHT_AS,
  PRODUCTS,
  columnPlace('rec_proposal', 'ingredient_id'),
  columnPlace('rec_ingredient', 'merged_into'),
];
