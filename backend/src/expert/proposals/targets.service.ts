import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { LOW_KCAL, proposalAfter, type ProposalDeed, type ProposalState } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { Notices, People, Persons } from '../../account';
import { Audit } from '../../platform/audit/audit.service';
import type { Actor } from '../../platform/auth/actor';
import { Throttle } from '../../platform/auth/throttle';
import { Refusal } from '../../platform/errors/refusal';
import { now } from '../../platform/time/clock';
import { MembersService } from '../groups/members.service';
import { ledMember, ownMembership } from '../groups/own-group';
import { shownTargets } from './member-things';
import { TargetsProposal } from './proposal.entity';

type Calls = Inputs['expert']['proposals'];
type Answers = Outputs['expert']['proposals'];

/** Targets that an expert proposes. They become somebody's own only when he says so (product decision 3). */
@Injectable()
export class TargetsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: People,
    private readonly persons: Persons,
    private readonly members: MembersService,
    private readonly notices: Notices,
    private readonly audit: Audit,
    private readonly throttle: Throttle,
  ) {}

  /**
   * Takes the place of what waits for an answer.
   *
   * @throws Refusal NOT_FOUND, EXPERT_REQUIRED, TOO_MANY; INPUT_INVALID with `target.low` at kcal when a low
   * target is not confirmed
   */
  async propose(actor: Actor, input: Calls['targets']): Promise<Answers['targets']> {
    const { id: memberId, kcal, protein, fat, carbs, words = '' } = input;
    await this.throttle.count(['expert-user', actor.userId]);
    wantConfirmed('kcal', kcal, input.lowConfirmed);
    return this.dataSource.transaction(async (manager) => {
      const { group, member } = await ledMember(manager, actor, memberId, 'group.lead', 'hold');
      const at = now();
      await manager.update(
        TargetsProposal,
        { memberId, state: 'sent' },
        { state: 'withdrawn', closedAt: at },
      );
      const row = manager.create(TargetsProposal, {
        ...{ id: randomUUID(), memberId, kcal, protein, fat, carbs, words },
        state: 'sent',
        reason: '',
        sentAt: at,
        closedAt: null,
      });
      await manager.insert(TargetsProposal, row);
      const person = await this.nameOf(manager, actor.userId);
      const link = `/user/groups/${group.id}`;
      await this.notices.tell(member.userId, 'targets.proposed', { person }, link, manager);
      await this.members.tell(manager, group, member.userId);
      return shownTargets(row);
    });
  }

  /** @throws Refusal NOT_FOUND, CONFLICT when it was answered */
  async withdraw(actor: Actor, { id }: Calls['withdrawTargets']): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const row = await held(manager, id);
      const { group, member } = await ledMember(manager, actor, row.memberId, 'group.read');
      const state = wantState(row.state, 'withdraw');
      await manager.update(TargetsProposal, { id }, { state, closedAt: now() });
      await this.members.tell(manager, group, member.userId);
    });
  }

  /**
   * Accepting makes them the actor's own; his money stays as it is.
   *
   * @throws Refusal NOT_FOUND, CONFLICT when it was answered or taken back; INPUT_INVALID at reason when there is
   * none, and with `target.low` at lowConfirmed when a low target is not confirmed
   */
  async answer(
    actor: Actor,
    { id, accept, reason = '', lowConfirmed }: Calls['answerTargets'],
  ): Promise<void> {
    if (!accept && reason === '') throw Refusal.fields('INPUT_INVALID', { path: 'reason', code: 'blank' });
    await this.dataSource.transaction(async (manager) => {
      const row = await held(manager, id);
      const { group } = await ownMembership(manager, actor, row.memberId);
      const state = wantState(row.state, accept ? 'accept' : 'refuse');
      if (row.state !== 'sent') throw new Refusal('CONFLICT');
      if (accept) {
        wantConfirmed('lowConfirmed', row.kcal, lowConfirmed);
        await this.persons.takeTargets(manager, actor, row);
        const details = { kcal: row.kcal, expert: group.expertId };
        await this.audit.note(actor.userId, 'targets.accept', { kind: 'targets', id }, details, manager);
      }
      const words = accept ? '' : reason;
      await manager.update(TargetsProposal, { id }, { state, reason: words, closedAt: now() });
      const person = await this.nameOf(manager, actor.userId);
      const link = `/user/groups/${group.id}?member=${row.memberId}`;
      if (accept) await this.notices.tell(group.expertId, 'targets.accepted', { person }, link, manager);
      else
        await this.notices.tell(group.expertId, 'targets.refused', { person, reason: words }, link, manager);
      await this.members.tell(manager, group, actor.userId);
    });
  }

  private async nameOf(manager: EntityManager, userId: string): Promise<string> {
    return (await this.people.namesOf([userId], manager)).get(userId) ?? '';
  }
}

function wantConfirmed(path: string, kcal: number, confirmed: boolean | undefined): void {
  if (kcal < LOW_KCAL && confirmed !== true)
    throw Refusal.fields('INPUT_INVALID', { path, code: 'target.low' });
}

/** @throws Refusal CONFLICT when that cannot be done (any more) */
export function wantState(state: ProposalState, deed: ProposalDeed): ProposalState {
  const after = proposalAfter(state, deed);
  if (!after) throw new Refusal('CONFLICT');
  return after;
}

async function held(manager: EntityManager, id: string): Promise<TargetsProposal> {
  const lock = { mode: 'pessimistic_write' } as const;
  const row = await manager.findOne(TargetsProposal, { where: { id }, lock });
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}
