import { Injectable } from '@nestjs/common';
import type { Language } from '@sytno/domain';
import type { EntityManager } from 'typeorm';

/** Whose data are wanted. */
export interface Whose {
  readonly userId: string;
  /** Where he lives. */
  readonly householdId: string;
  readonly language: Language;
}

/** A row of a part, one field a column: numbers, words, times as ISO text, and lists of such. */
export type OwnRow = Readonly<Record<string, unknown>>;

/** Some of what is a person's own, as a file of the copy he gets. */
export interface OwnPart {
  /** The name of its file: `recipes`. Small letters and dashes. */
  readonly name: string;
  /** Which columns that name a person it tells the rows of: `rec_recipe.owner_id`. */
  readonly tells: readonly string[];
  rows(manager: EntityManager, whose: Whose): Promise<readonly OwnRow[]>;
}

/**
 * Rows by a statement: `$1` is the person, `$2` his household, `$3` his language; it need not name all of them.
 * Fields come in the order of its columns.
 */
export function rowsBy(statement: string): OwnPart['rows'] {
  return async (manager, { userId, householdId, language }) => {
    const rows = await manager.query<{ row: OwnRow }[]>(
      `select row_to_json(part) "row" from (${statement}) part
        where num_nulls($1::uuid, $2::uuid, $3::text) = 0`,
      [userId, householdId, language],
    );
    return rows.map(({ row }) => row);
  };
}

/**
 * Where sections say what of theirs is a person's own, without knowing one another. What names a person and is not his
 * own they say too, with the reason: so nothing is forgotten.
 */
@Injectable()
export class OwnData {
  private readonly known: OwnPart[] = [];
  private readonly left = new Map<string, string>();

  /** @param leftOut columns that name a person and are not told, each with the reason */
  learn(parts: readonly OwnPart[], leftOut: Readonly<Record<string, string>>): void {
    this.known.push(...parts);
    for (const [column, reason] of Object.entries(leftOut)) this.left.set(column, reason);
  }

  get parts(): readonly OwnPart[] {
    return this.known;
  }

  /** Every column that some section answers for, told or left out. */
  get answeredFor(): ReadonlySet<string> {
    return new Set([...this.known.flatMap(({ tells }) => tells), ...this.left.keys()]);
  }
}
