import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { AheadService } from './ahead.service';

const { list, tick } = contract.mealplans.ahead;

@Controller()
export class AheadController {
  constructor(private readonly ahead: AheadService) {}

  @Implement(list)
  list(@CurrentActor() actor: Actor) {
    return implement(list).handler(({ input }) => this.ahead.list(actor, input));
  }

  @Implement(tick)
  tick(@CurrentActor() actor: Actor) {
    return implement(tick).handler(({ input }) => this.ahead.tick(actor, input));
  }
}
