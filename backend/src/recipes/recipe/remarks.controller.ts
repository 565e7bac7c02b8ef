import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { RemarksService } from './remarks.service';

const { remarks, keepNote, like, cookedToday, takeBackCooked } = contract.recipes.recipe;
const DONE = { done: true } as const;

@Controller()
export class RemarksController {
  constructor(private readonly said: RemarksService) {}

  @Implement(remarks)
  remarks(@CurrentActor() actor: Actor) {
    return implement(remarks).handler(({ input }) => this.said.of(actor, input));
  }

  @Implement(keepNote)
  keepNote(@CurrentActor() actor: Actor) {
    return implement(keepNote).handler(async ({ input }) => {
      await this.said.keepNote(actor, input);
      return DONE;
    });
  }

  @Implement(like)
  like(@CurrentActor() actor: Actor) {
    return implement(like).handler(async ({ input }) => {
      await this.said.like(actor, input);
      return DONE;
    });
  }

  @Implement(cookedToday)
  cookedToday(@CurrentActor() actor: Actor) {
    return implement(cookedToday).handler(({ input }) => this.said.cookedToday(actor, input));
  }

  @Implement(takeBackCooked)
  takeBackCooked(@CurrentActor() actor: Actor) {
    return implement(takeBackCooked).handler(async ({ input }) => {
      await this.said.takeBackCooked(actor, input);
      return DONE;
    });
  }
}
