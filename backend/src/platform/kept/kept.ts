import { LRUCache } from 'lru-cache';
import type { EntityManager } from 'typeorm';
import type { Marks } from './marks';

/** Whether a question is asked inside of a transaction, which sees what nobody else sees yet. */
export const inTransaction = ({ queryRunner }: EntityManager): boolean => queryRunner !== undefined;

/**
 * Things of the catalogue by id, kept in this process until the catalogue's mark moves; at most `most` of them,
 * the ones used last. They are shared by all calls: nobody changes them.
 */
export class Kept<T extends object> {
  private mark = -1;
  private readonly things: LRUCache<string, T>;

  constructor(
    private readonly marks: Marks,
    most: number,
  ) {
    this.things = new LRUCache({ max: most });
  }

  /**
   * @param load gives those that are not kept; an id without a thing is left out and asked for again
   * @returns in no order
   */
  async of(
    ids: readonly string[],
    load: (missing: readonly string[]) => Promise<ReadonlyMap<string, T>>,
  ): Promise<ReadonlyMap<string, T>> {
    const mark = await this.marks.current();
    if (mark !== this.mark) {
      this.things.clear();
      this.mark = mark;
    }
    return keptOr(this.things, ids, load, () => this.mark === mark);
  }
}

/** One thing of the whole catalogue, such as a table that is read as it is. */
export class KeptWhole<T extends object> {
  private readonly kept: Kept<T>;

  constructor(marks: Marks) {
    this.kept = new Kept(marks, 1);
  }

  /** @param manager inside of a transaction it is read, and nothing is kept */
  async get(manager: EntityManager, read: () => Promise<T>): Promise<T> {
    if (inTransaction(manager)) return read();
    const found = await this.kept.of([''], async () => new Map([['', await read()]]));
    return found.get('') ?? read();
  }
}

/** Things that another number than before makes another thing of: kept by id and number. */
export class KeptByMark<T extends object> {
  private readonly things: LRUCache<string, T>;

  constructor(most: number) {
    this.things = new LRUCache({ max: most });
  }

  /** @param load gives those that are not kept, by id */
  async of(
    wanted: readonly { readonly id: string; readonly contentMark?: number | null }[],
    load: (missing: readonly string[]) => Promise<ReadonlyMap<string, T>>,
  ): Promise<ReadonlyMap<string, T>> {
    const ids = new Map(wanted.map(({ id, contentMark }) => [`${id} ${contentMark ?? 0}`, id]));
    const found = await keptOr(this.things, [...ids.keys()], async (missing) => {
      const loaded = await load(missing.map((key) => ids.get(key) ?? ''));
      return new Map(
        missing.flatMap((key) => {
          const thing = loaded.get(ids.get(key) ?? '');
          return thing ? [[key, thing] as const] : [];
        }),
      );
    });
    return new Map([...found].map(([key, thing]) => [ids.get(key) ?? '', thing]));
  }
}

/** @param stands whether what was loaded may still be kept */
async function keptOr<T extends object>(
  things: LRUCache<string, T>,
  keys: readonly string[],
  load: (missing: readonly string[]) => Promise<ReadonlyMap<string, T>>,
  stands: () => boolean = () => true,
): Promise<ReadonlyMap<string, T>> {
  const found = new Map<string, T>();
  const missing: string[] = [];
  for (const key of new Set(keys)) {
    const thing = things.get(key);
    if (thing) found.set(key, thing);
    else missing.push(key);
  }
  if (missing.length === 0) return found;
  for (const [key, thing] of await load(missing)) {
    found.set(key, thing);
    if (stands()) things.set(key, thing);
  }
  return found;
}
