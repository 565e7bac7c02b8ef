import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { ownList } from '../lists/held-list';
import type { HeardOfList } from './list-events';
import { ListHub } from './list-hub';

/** Streams of lists for those whose lists they are. */
@Injectable()
export class FollowService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: People,
    private readonly hub: ListHub,
  ) {}

  /** @throws Refusal NOT_FOUND when it is none of the household's */
  async ofMember(
    actor: Actor,
    { id }: { id: string },
    after: string | undefined,
    signal: AbortSignal | undefined,
  ): Promise<AsyncGenerator<HeardOfList>> {
    const { manager } = this.dataSource;
    await ownList(manager, actor, 'list.read', id);
    const { userId, sessionId, householdId } = actor;
    const name = (await this.people.namesOf([userId], manager)).get(userId) ?? '';
    return this.hub.listen({ listId: id, userId, name, by: { sessionId, householdId } }, after, signal);
  }
}
