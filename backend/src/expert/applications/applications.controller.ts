import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { ApplicationsService } from './applications.service';

const { apply, withdraw, decide, remove, history } = contract.expert.applications;

@Controller()
export class ApplicationsController {
  constructor(private readonly applications: ApplicationsService) {}

  @Implement(apply)
  apply(@CurrentActor() actor: Actor) {
    return implement(apply).handler(({ input }) => this.applications.apply(actor, input));
  }

  @Implement(withdraw)
  withdraw(@CurrentActor() actor: Actor) {
    return implement(withdraw).handler(({ input }) => this.applications.withdraw(actor, input));
  }

  @Implement(decide)
  decide(@CurrentActor() actor: Actor) {
    return implement(decide).handler(({ input }) => this.applications.decide(actor, input));
  }

  @Implement(remove)
  remove(@CurrentActor() actor: Actor) {
    return implement(remove).handler(({ input }) => this.applications.remove(actor, input));
  }

  @Implement(history)
  history(@CurrentActor() actor: Actor) {
    return implement(history).handler(({ input }) => this.applications.history(actor, input));
  }
}
