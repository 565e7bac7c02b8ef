import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Outputs } from '@sytno/contract';
import { UNIT_IDS } from '@sytno/domain';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { RecipeRows } from '../recipe/recipe-rows';
import { Unit } from '../unit.entity';
import type { Change } from './change.entity';
import { Changes } from './changes.service';
import { entriesOf, TABLES, usedBy, type OpenTable } from './tables';

type Answers = Outputs['recipes']['admin'];
type Table = OpenTable | 'units';

interface Order {
  readonly ids: readonly string[];
}

/** How rows of the catalogue's tables stand, and what units are called. */
@Injectable()
export class OrderService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rows: RecipeRows,
    private readonly changes: Changes,
  ) {}

  onModuleInit(): void {
    this.changes.undoes({ 'entry.order': (change, manager) => this.takeBackOrder(change, manager) });
  }

  /** Everything in its order, with how often it is used. */
  async all(): Promise<Answers['tables']> {
    const { manager } = this.dataSource;
    const used = await usedBy('units', manager);
    const units = await manager.find(Unit, { order: { position: 'ASC', id: 'ASC' } });
    return {
      categories: await entriesOf('categories', manager),
      subcategories: await entriesOf('subcategories', manager),
      aisles: await entriesOf('aisles', manager),
      icons: await iconsIn(manager),
      // A unit that this server does not know any more is nothing it could show.
      units: units
        .filter(({ id }) => UNIT_IDS.includes(id))
        .map(({ id, names, hidden, revision }) => ({ id, names, hidden, revision, used: used.get(id) ?? 0 })),
    };
  }

  /**
   * @throws Refusal CONFLICT when the rows are others by now: somebody added, merged or removed one
   */
  order(
    actor: Actor,
    { table, parentId, ids }: { table: Table; parentId: string | null; ids: readonly string[] },
  ): Promise<Answers['order']> {
    return this.changes.act(actor, async (manager) => {
      const before = await this.orderOf(table, parentId, manager);
      if (!sameMembers(before, ids)) throw new Refusal('CONFLICT', { current: { ids: before } });
      await this.put(table, ids, manager);
      return {
        deed: {
          kind: 'entry.order' as const,
          thing: { kind: table, id: parentId ?? table, name: {} },
          before: { ids: before, parentId },
          after: { ids },
        },
        answer: {},
      };
    });
  }

  private async orderOf(table: Table, parentId: string | null, manager: EntityManager): Promise<string[]> {
    if (table === 'units') {
      const units = await manager.find(Unit, { order: { position: 'ASC', id: 'ASC' } });
      return units.map(({ id }) => id).filter((id) => UNIT_IDS.includes(id));
    }
    const rows = await entriesOf(table, manager);
    const beside = table === 'subcategories' ? rows.filter((row) => row.parentId === parentId) : rows;
    return beside.map(({ id }) => id);
  }

  private async put(table: Table, ids: readonly string[], manager: EntityManager): Promise<void> {
    const entity = table === 'units' ? Unit : TABLES[table].entity;
    const { tablePath } = manager.dataSource.getMetadata(entity);
    await manager.query(
      `update ${tablePath} t set position = asked.place
         from unnest($1::text[]) with ordinality asked(id, place) where t.id = asked.id`,
      [ids],
    );
    await this.rows.touched(manager);
  }

  private async takeBackOrder({ thingKind, before, after }: Change, manager: EntityManager): Promise<void> {
    const table = thingKind as Table;
    const { ids, parentId } = before as Order & { parentId: string | null };
    const now = await this.orderOf(table, parentId, manager);
    if (now.join(' ') !== (after as Order).ids.join(' ')) throw new Refusal('CONFLICT');
    await this.put(table, ids, manager);
  }
}

/** Food pictures that something of the catalogue has: those are drawn for every page. */
async function iconsIn(manager: EntityManager): Promise<string[]> {
  const rows = await manager.query<{ icon: string }[]>(
    `select facts->>'icon' icon from rec_ingredient union select icon from rec_aisle
      union select icon from rec_category union select icon from rec_subcategory order by icon`,
  );
  return rows.map(({ icon }) => icon);
}

function sameMembers(some: readonly string[], others: readonly string[]): boolean {
  return some.toSorted().join(' ') === others.toSorted().join(' ');
}
