import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import {
  Any,
  Between,
  DataSource,
  ILike,
  LessThan,
  MoreThanOrEqual,
  type EntityManager,
  type FindOptionsWhere,
} from 'typeorm';
import { DAY, now, plus } from '../time/clock';
import { AuditRow, type AuditDetails } from './audit.entity';

/** What something was done to: `{ kind: 'recipe', id }`. */
export interface AuditedThing {
  readonly kind: string;
  readonly id: string;
}

const MOST_DETAILS = 16;
const LONGEST_VALUE = 200;
const SECRET = /password|secret|token|hash|key|cookie|authorization|header/i;

/** Who did what to which thing, for those who have to know later. */
@Injectable()
export class Audit {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Notes a deed; with a transaction's manager it is noted exactly when the deed is.
   *
   * @param actorId null when the server itself acted
   * @param action as `course.publish`
   * @param details a few plain values; what is long is cut, and what is called like a secret is left out
   */
  async note(
    actorId: string | null,
    action: string,
    thing: AuditedThing,
    details: AuditDetails,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    const kept = bounded(details);
    await manager.insert(AuditRow, {
      id: randomUUID(),
      actorId,
      action,
      thingKind: thing.kind,
      thingId: thing.id,
      details: kept,
      at: now(),
      words: `${action} ${thing.kind} ${thing.id} ${JSON.stringify(kept)}`,
    });
  }

  /** One page of what was done, the last first; `actors` are those whom the words mean too. */
  async find({ words, actors, from, to, page, pageSize }: AuditQuestion): Promise<[AuditRow[], number]> {
    const at = periodOf(from, to);
    const where: FindOptionsWhere<AuditRow>[] =
      words === ''
        ? [{ ...at }]
        : [
            { ...at, words: ILike(`%${words.replace(/[\\%_]/g, '\\$&')}%`) },
            ...(actors.length > 0 ? [{ ...at, actorId: Any([...actors]) }] : []),
          ];
    return this.dataSource.manager.findAndCount(AuditRow, {
      where,
      order: { at: 'DESC', id: 'DESC' },
      skip: (page - 1) * pageSize,
      take: pageSize,
    });
  }
}

/** Which deeds are looked for; `from` and `to` are days (UTC), both included. */
export interface AuditQuestion {
  readonly words: string;
  readonly actors: readonly string[];
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

function periodOf(from: string | undefined, to: string | undefined): FindOptionsWhere<AuditRow> {
  const begin = from && `${from}T00:00:00.000Z`;
  const end = to && plus(`${to}T00:00:00.000Z`, DAY - 1);
  if (begin && end) return { at: Between(begin, end) };
  if (begin) return { at: MoreThanOrEqual(begin) };
  return end ? { at: LessThan(end) } : {};
}

/** At most so many values, each of bounded length and readable by PostgreSQL, none under a secret's name. */
export function bounded(details: AuditDetails): AuditDetails {
  const kept = Object.entries(details).filter(([name]) => !SECRET.test(name));
  return Object.fromEntries(kept.slice(0, MOST_DETAILS).map(([name, value]) => [name, cut(value)]));
}

function cut(value: AuditDetails[string]): AuditDetails[string] {
  if (typeof value !== 'string') return value;
  return value.slice(0, LONGEST_VALUE).replaceAll('\u0000', '').toWellFormed();
}
