import { Controller, Req } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import type { FastifyRequest } from 'fastify';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { callerOf } from '../session/caller';
import { InvitationsService } from './invitations.service';
import { MembersService } from './members.service';

const { changeRole, removeMember, handOver, leave, invite, revoke, invitation, join } =
  contract.account.household;

/** Who lives in a household, and how one comes in and out. */
@Controller()
export class MembershipController {
  constructor(
    private readonly members: MembersService,
    private readonly invitations: InvitationsService,
  ) {}

  @Implement(changeRole)
  changeRole(@CurrentActor() actor: Actor) {
    return implement(changeRole).handler(({ input }) => this.members.changeRole(actor, input));
  }

  @Implement(removeMember)
  removeMember(@CurrentActor() actor: Actor) {
    return implement(removeMember).handler(({ input }) => this.members.removeMember(actor, input));
  }

  @Implement(handOver)
  handOver(@CurrentActor() actor: Actor) {
    return implement(handOver).handler(({ input }) => this.members.handOver(actor, input));
  }

  @Implement(leave)
  leave(@CurrentActor() actor: Actor) {
    return implement(leave).handler(({ input }) => this.members.leave(actor, input));
  }

  @Implement(invite)
  invite(@CurrentActor() actor: Actor) {
    return implement(invite).handler(({ input }) => this.invitations.invite(actor, input));
  }

  @Implement(revoke)
  revoke(@CurrentActor() actor: Actor) {
    return implement(revoke).handler(async ({ input }) => {
      await this.invitations.revoke(actor, input);
      return { done: true };
    });
  }

  @Implement(invitation)
  invitation(@Req() request: FastifyRequest) {
    return implement(invitation).handler(({ input }) => this.invitations.look(input, callerOf(request).ip));
  }

  @Implement(join)
  join(@CurrentActor() actor: Actor) {
    return implement(join).handler(({ input }) => this.invitations.join(actor, input));
  }
}
