import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { now, plus, SECOND } from '../../platform/time/clock';

/** Who has a list open. */
export interface Present {
  id: string | null;
  name: string;
}

interface Entered {
  readonly id: string;
  readonly listId: string;
  readonly userId: string | null;
  readonly name: string;
}

/** A stream that was not kept for so long is of a process that is gone. */
const STALE = 15 * SECOND;

/** Who has which list open, in this process and in others. What comes and goes is written in one go. */
@Injectable()
export class ListPresences {
  private readonly entered = new Map<string, Entered>();
  private readonly left = new Set<string>();
  /** Streams of this process that are written down. */
  private readonly kept = new Set<string>();
  private touched = new Set<string>();

  constructor(private readonly dataSource: DataSource) {}

  enter(one: Entered): void {
    this.entered.set(one.id, one);
  }

  leave(id: string): void {
    this.entered.delete(id);
    if (this.kept.has(id)) this.left.add(id);
  }

  /** Somebody came to a list or left it. */
  touch(listId: string): void {
    this.touched.add(listId);
  }

  /** The lists that somebody came to or left since this was asked. */
  takeTouched(): readonly string[] {
    const lists = [...this.touched];
    this.touched = new Set();
    return lists;
  }

  async flush(): Promise<void> {
    if (this.left.size > 0) {
      const ids = [...this.left];
      this.left.clear();
      for (const id of ids) this.kept.delete(id);
      await this.dataSource.query('delete from gro_presence where id = any($1)', [ids]);
    }
    if (this.entered.size === 0) return;
    const all = [...this.entered.values()];
    this.entered.clear();
    for (const { id } of all) this.kept.add(id);
    await this.dataSource.query(
      `insert into gro_presence (id, list_id, user_id, name, at)
       select n.id, n.list_id, n.user_id, n.name, $5
         from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[]) n(id, list_id, user_id, name)
        where exists (select from gro_list l where l.id = n.list_id)
       on conflict do nothing`,
      [
        all.map(({ id }) => id),
        all.map(({ listId }) => listId),
        all.map(({ userId }) => userId),
        all.map(({ name }) => name),
        now(),
      ],
    );
  }

  /** Says that the streams of this process are still there. */
  async keep(): Promise<void> {
    if (this.kept.size === 0) return;
    await this.dataSource.query('update gro_presence set at = $2 where id = any($1)', [
      [...this.kept],
      now(),
    ]);
  }

  /** Who has these lists open, each once, in the order of names. */
  async of(listIds: readonly string[]): Promise<ReadonlyMap<string, Present[]>> {
    const rows = await this.dataSource.query<{ listId: string; userId: string | null; name: string }[]>(
      `select distinct list_id "listId", user_id "userId", name from gro_presence
        where list_id = any($1) and at > $2 order by name, user_id`,
      [listIds, plus(now(), -STALE)],
    );
    const people = new Map<string, Present[]>();
    for (const { listId, userId, name } of rows) {
      people.set(listId, [...(people.get(listId) ?? []), { id: userId, name }]);
    }
    return people;
  }
}
