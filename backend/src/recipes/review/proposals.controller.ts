import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { ProposalAnswers } from './proposal-answers.service';
import { ProposalsService } from './proposals.service';

const { proposals, proposal, previewAnswer, answer, join, refuse } = contract.recipes.admin;

/** Foods that nobody knows yet, and what administrators answer. */
@Controller()
export class ProposalsController {
  constructor(
    private readonly queue: ProposalsService,
    private readonly answers: ProposalAnswers,
  ) {}

  @Implement(proposals)
  list(@CurrentActor() actor: Actor) {
    return implement(proposals).handler(({ input }) => this.queue.list(actor, input));
  }

  @Implement(proposal)
  one(@CurrentActor() actor: Actor) {
    return implement(proposal).handler(({ input }) => this.queue.get(actor, input));
  }

  @Implement(previewAnswer)
  preview(@CurrentActor() actor: Actor) {
    return implement(previewAnswer).handler(({ input }) => this.answers.preview(actor, input));
  }

  @Implement(answer)
  answer(@CurrentActor() actor: Actor) {
    return implement(answer).handler(({ input }) => this.answers.answer(actor, input));
  }

  @Implement(join)
  join(@CurrentActor() actor: Actor) {
    return implement(join).handler(({ input }) => this.answers.join(actor, input));
  }

  @Implement(refuse)
  refuse(@CurrentActor() actor: Actor) {
    return implement(refuse).handler(({ input }) => this.answers.refuse(actor, input));
  }
}
