import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { ApplyTemplate } from './apply-template.service';
import { TemplateReview } from './template-review.service';
import { TemplateSwaps } from './template-swaps.service';

const { waiting, submit, withdraw, decide, swaps, preview, apply } = contract.mealplans.templates;
const DONE = { done: true } as const;

/** Templates on their way to everybody, and on menus. */
@Controller()
export class TemplateMenuController {
  constructor(
    private readonly review: TemplateReview,
    private readonly applying: ApplyTemplate,
    private readonly swapping: TemplateSwaps,
  ) {}

  @Implement(waiting)
  waiting() {
    return implement(waiting).handler(({ input }) => this.review.waiting(input));
  }

  @Implement(submit)
  submit(@CurrentActor() actor: Actor) {
    return implement(submit).handler(async ({ input }) => {
      await this.review.submit(actor, input);
      return DONE;
    });
  }

  @Implement(withdraw)
  withdraw(@CurrentActor() actor: Actor) {
    return implement(withdraw).handler(async ({ input }) => {
      await this.review.withdraw(actor, input);
      return DONE;
    });
  }

  @Implement(decide)
  decide(@CurrentActor() actor: Actor) {
    return implement(decide).handler(async ({ input }) => {
      await this.review.decide(actor, input);
      return DONE;
    });
  }

  @Implement(swaps)
  swaps(@CurrentActor() actor: Actor) {
    return implement(swaps).handler(({ input }) => this.swapping.of(actor, input));
  }

  @Implement(preview)
  preview(@CurrentActor() actor: Actor) {
    return implement(preview).handler(({ input }) => this.applying.preview(actor, input));
  }

  @Implement(apply)
  apply(@CurrentActor() actor: Actor) {
    return implement(apply).handler(({ input }) => this.applying.apply(actor, input));
  }
}
