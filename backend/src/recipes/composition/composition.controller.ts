import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { CompositionService } from './composition.service';

const { read, save, reset, keep } = contract.recipes.composition;
const DONE = { done: true } as const;

@Controller()
export class CompositionController {
  constructor(private readonly compositions: CompositionService) {}

  @Implement(read)
  read(@CurrentActor() actor: Actor) {
    return implement(read).handler(({ input }) => this.compositions.read(actor, input));
  }

  @Implement(save)
  save(@CurrentActor() actor: Actor) {
    return implement(save).handler(({ input }) => this.compositions.save(actor, input));
  }

  @Implement(reset)
  reset(@CurrentActor() actor: Actor) {
    return implement(reset).handler(async ({ input }) => {
      await this.compositions.reset(actor, input);
      return DONE;
    });
  }

  @Implement(keep)
  keep(@CurrentActor() actor: Actor) {
    return implement(keep).handler(async ({ input }) => {
      await this.compositions.keep(actor, input);
      return DONE;
    });
  }
}
