import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { now } from '../time/clock';
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
    await manager.insert(AuditRow, {
      id: randomUUID(),
      actorId,
      action,
      thingKind: thing.kind,
      thingId: thing.id,
      details: bounded(details),
      at: now(),
    });
  }
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
