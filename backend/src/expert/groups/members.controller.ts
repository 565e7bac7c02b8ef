import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { MembersService } from './members.service';

const { members, leave, member, removeMember, addNote, removeNote, consent } = contract.expert.groups;
const DONE = { done: true } as const;

/** Who is in a group. */
@Controller()
export class MembersController {
  constructor(private readonly people: MembersService) {}

  @Implement(members)
  members(@CurrentActor() actor: Actor) {
    return implement(members).handler(({ input }) => this.people.list(actor, input));
  }

  @Implement(leave)
  leave(@CurrentActor() actor: Actor) {
    return implement(leave).handler(async ({ input }) => {
      await this.people.leave(actor, input);
      return DONE;
    });
  }

  @Implement(member)
  member(@CurrentActor() actor: Actor) {
    return implement(member).handler(({ input }) => this.people.member(actor, input));
  }

  @Implement(removeMember)
  removeMember(@CurrentActor() actor: Actor) {
    return implement(removeMember).handler(async ({ input }) => {
      await this.people.remove(actor, input);
      return DONE;
    });
  }

  @Implement(addNote)
  addNote(@CurrentActor() actor: Actor) {
    return implement(addNote).handler(({ input }) => this.people.addNote(actor, input));
  }

  @Implement(removeNote)
  removeNote(@CurrentActor() actor: Actor) {
    return implement(removeNote).handler(async ({ input }) => {
      await this.people.removeNote(actor, input);
      return DONE;
    });
  }

  @Implement(consent)
  consent(@CurrentActor() actor: Actor) {
    return implement(consent).handler(({ input }) => this.people.consent(actor, input));
  }
}
