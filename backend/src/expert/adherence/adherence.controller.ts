import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { AdherenceService } from './adherence.service';

const { group, person, comment, removeComment } = contract.expert.adherence;

@Controller()
export class AdherenceController {
  constructor(private readonly adherence: AdherenceService) {}

  @Implement(group)
  group(@CurrentActor() actor: Actor) {
    return implement(group).handler(({ input }) => this.adherence.group(actor, input));
  }

  @Implement(person)
  person(@CurrentActor() actor: Actor) {
    return implement(person).handler(({ input }) => this.adherence.person(actor, input));
  }

  @Implement(comment)
  comment(@CurrentActor() actor: Actor) {
    return implement(comment).handler(({ input }) => this.adherence.comment(actor, input));
  }

  @Implement(removeComment)
  removeComment(@CurrentActor() actor: Actor) {
    return implement(removeComment).handler(async ({ input }) => {
      await this.adherence.removeComment(actor, input);
      return { done: true } as const;
    });
  }
}
