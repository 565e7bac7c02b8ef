import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { People } from '../../account';
import type { ListEvent } from './list-events';

/** One change of a list, as streams tell it. */
export type Change = Extract<ListEvent, { kind: 'changes' }>['changes'][number];

interface Row {
  readonly listId: string;
  readonly seq: number;
  readonly lineId: string | null;
  readonly field: string;
  readonly value: unknown;
  readonly version: number;
  readonly userId: string | null;
  readonly guest: string | null;
}

/** So many changes that were missed are told; behind more the list is asked for. */
const MOST_MISSED = 300;

const COLUMNS = `o.list_id "listId", o.seq, o.line_id "lineId", o.field, o.value, o.version, o.user_id "userId", o.guest`;

/** The numbered changes of lists. */
@Injectable()
export class ListLog {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: People,
  ) {}

  /** The number of a list's last change; 0 where there is none. */
  async seqOf(listId: string): Promise<number> {
    const [row] = await this.dataSource.query<{ seq: number }[]>('select seq from gro_list where id = $1', [
      listId,
    ]);
    return row?.seq ?? 0;
  }

  /** Which of these lists are there. */
  async there(listIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.dataSource.query<{ id: string }[]>('select id from gro_list where id = any($1)', [
      listIds,
    ]);
    return new Set(rows.map(({ id }) => id));
  }

  /** All changes behind a number; undefined when that is too long ago, or never was. */
  async behind(listId: string, after: number): Promise<readonly Change[] | undefined> {
    const seq = await this.seqOf(listId);
    if (!Number.isSafeInteger(after) || after < 0 || after > seq || seq - after > MOST_MISSED)
      return undefined;
    const rows = await this.dataSource.query<Row[]>(
      `select ${COLUMNS} from gro_operation o where o.list_id = $1 and o.seq > $2 order by o.seq`,
      [listId, after],
    );
    // Old ones are not kept for ever.
    return rows.length < seq - after ? undefined : this.told(rows);
  }

  /** The changes of each list behind a number. */
  async newIn(from: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, readonly Change[]>> {
    const rows = await this.dataSource.query<Row[]>(
      `select ${COLUMNS} from unnest($1::uuid[], $2::int[]) known(list_id, seq)
         join gro_operation o on o.list_id = known.list_id and o.seq > known.seq
        order by o.list_id, o.seq`,
      [[...from.keys()], [...from.values()]],
    );
    const changes = await this.told(rows);
    const byList = new Map<string, Change[]>();
    rows.forEach(({ listId }, at) => {
      const change = changes[at];
      if (change) byList.set(listId, [...(byList.get(listId) ?? []), change]);
    });
    return byList;
  }

  private async told(rows: readonly Row[]): Promise<Change[]> {
    const names = await this.people.namesOf(rows.flatMap(({ userId }) => userId ?? []));
    return rows.map(({ seq, lineId, field, value, version, userId, guest }) => {
      if (field === 'list' || lineId === null) return { seq, field: 'list' };
      const by = { id: userId, name: guest ?? names.get(userId ?? '') ?? '' };
      // It was held to the contract when it came.
      return { seq, lineId, field, value, version, by } as Change;
    });
  }
}
