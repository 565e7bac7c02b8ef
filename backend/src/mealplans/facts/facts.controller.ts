import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { FactsService } from './facts.service';

const { week, asPlanned, plates, other, remove, undo, weigh } = contract.mealplans.facts;

@Controller()
export class FactsController {
  constructor(private readonly facts: FactsService) {}

  @Implement(week)
  week(@CurrentActor() actor: Actor) {
    return implement(week).handler(({ input }) => this.facts.week(actor, input));
  }

  @Implement(asPlanned)
  asPlanned(@CurrentActor() actor: Actor) {
    return implement(asPlanned).handler(({ input }) => this.facts.asPlanned(actor, input));
  }

  @Implement(plates)
  plates(@CurrentActor() actor: Actor) {
    return implement(plates).handler(({ input }) => this.facts.plates(actor, input));
  }

  @Implement(other)
  other(@CurrentActor() actor: Actor) {
    return implement(other).handler(({ input }) => this.facts.other(actor, input));
  }

  @Implement(remove)
  remove(@CurrentActor() actor: Actor) {
    return implement(remove).handler(({ input }) => this.facts.remove(actor, input));
  }

  @Implement(undo)
  undo(@CurrentActor() actor: Actor) {
    return implement(undo).handler(({ input }) => this.facts.undo(actor, input));
  }

  @Implement(weigh)
  weigh(@CurrentActor() actor: Actor) {
    return implement(weigh).handler(({ input }) => this.facts.weigh(actor, input));
  }
}
