import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import type { Texts } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { People } from '../../account';
import { Audit } from '../../platform/audit/audit.service';
import type { AuditDetails } from '../../platform/audit/audit.entity';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { MailService } from '../../platform/mail/mail.service';
import { now } from '../../platform/time/clock';
import { RecipeRows } from '../recipe/recipe-rows';
import { Change, type ChangeKind } from './change.entity';

/** What is written down of a deed. */
export interface Deed {
  readonly kind: ChangeKind;
  readonly thing: { readonly kind: string; readonly id: string; readonly name: Partial<Texts> };
  /** What its undo needs: what was, and what is since. */
  readonly before: object;
  readonly after: object;
  /** For the audit. */
  readonly details?: AuditDetails;
}

/** How a kind of deed is taken back. @throws Refusal CONFLICT when something has changed since */
export type TakeBack = (change: Change, manager: EntityManager) => Promise<void>;

type Listed = Outputs['recipes']['admin']['changes'];

/**
 * Everything that an administrator does to the catalogue goes through here: one after another, written down
 * with what was before, audited, told to the other administrators, and to be taken back.
 */
@Injectable()
export class Changes {
  private readonly takeBacks = new Map<ChangeKind, TakeBack>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: Audit,
    private readonly live: Live,
    private readonly people: People,
    private readonly rows: RecipeRows,
    private readonly mail: MailService,
  ) {}

  /** Says how kinds of deeds are taken back. */
  undoes(takeBacks: Partial<Record<ChangeKind, TakeBack>>): void {
    for (const [kind, takeBack] of Object.entries(takeBacks)) {
      this.takeBacks.set(kind as ChangeKind, takeBack);
    }
  }

  /** Does it in one transaction, alone among the administrators' deeds. */
  async act<T extends object>(
    actor: Pick<Actor, 'userId'>,
    act: (manager: EntityManager) => Promise<{ deed: Deed; answer: T }>,
  ): Promise<T & { changeId: string }> {
    const done = await this.dataSource.transaction(async (manager) => {
      await oneAtATime(manager);
      const { deed, answer } = await act(manager);
      const changeId = await this.write(actor, deed, manager);
      await this.tell(manager);
      return { ...answer, changeId };
    });
    this.afterCommit();
    return done;
  }

  /** @throws Refusal NOT_FOUND, CONFLICT when it was taken back already or something has changed since */
  async undo(actor: Pick<Actor, 'userId'>, { id }: { id: string }): Promise<{ done: true }> {
    await this.dataSource.transaction(async (manager) => {
      await oneAtATime(manager);
      const change = await manager.findOneBy(Change, { id });
      const takeBack = change && this.takeBacks.get(change.kind);
      if (!change || !takeBack) throw new Refusal('NOT_FOUND');
      if (change.undoneAt !== null) throw new Refusal('CONFLICT');
      await takeBack(change, manager);
      await manager.update(Change, { id }, { undoneAt: now(), undoneBy: actor.userId });
      const thing = { kind: change.thingKind, id: change.thingId };
      await this.audit.note(actor.userId, `${change.kind}.undo`, thing, { changeId: id }, manager);
      await this.tell(manager);
    });
    this.afterCommit();
    return { done: true };
  }

  /** The last first; of one thing when it is named. */
  async list({
    thingKind,
    thingId,
    page,
    pageSize,
  }: Inputs['recipes']['admin']['changes'] & { page: number; pageSize: number }): Promise<Listed> {
    const { manager } = this.dataSource;
    const [rows, count] = await manager.findAndCount(Change, {
      where: { ...(thingKind && { thingKind }), ...(thingId && { thingId }) },
      select: {
        id: true,
        kind: true,
        thingKind: true,
        thingId: true,
        thingName: true,
        actorId: true,
        at: true,
        undoneAt: true,
      },
      order: { at: 'DESC', id: 'DESC' },
      skip: (page - 1) * pageSize,
      take: pageSize,
    });
    const names = await this.people.namesOf(rows.flatMap(({ actorId }) => actorId ?? []));
    return {
      items: rows.map(({ actorId, before: _before, after: _after, undoneBy: _undoneBy, ...row }) => ({
        ...row,
        actorName: names.get(actorId ?? '') ?? '',
      })),
      count,
    };
  }

  private async write(
    { userId }: Pick<Actor, 'userId'>,
    { kind, thing, before, after, details = {} }: Deed,
    manager: EntityManager,
  ): Promise<string> {
    const id = randomUUID();
    await manager.insert(Change, {
      id,
      actorId: userId,
      kind,
      thingKind: thing.kind,
      thingId: thing.id,
      thingName: thing.name,
      before,
      after,
      at: now(),
      undoneAt: null,
      undoneBy: null,
    });
    await this.audit.note(userId, kind, thing, details, manager);
    return id;
  }

  private async tell(manager: EntityManager): Promise<void> {
    for (const userId of await this.people.administrators(manager)) {
      await this.live.touched({ userId }, ['recipes.admin'], manager);
    }
  }

  private afterCommit(): void {
    this.rows.remakeSoon();
    this.mail.sendSoon();
  }
}

async function oneAtATime(manager: EntityManager): Promise<void> {
  await manager.query(`select pg_advisory_xact_lock(hashtextextended('rec catalogue', 0))`);
}
