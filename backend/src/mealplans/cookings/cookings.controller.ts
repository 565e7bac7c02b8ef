import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { CookingsService } from './cookings.service';

const { combine, split } = contract.mealplans.cookings;

@Controller()
export class CookingsController {
  constructor(private readonly cookings: CookingsService) {}

  @Implement(combine)
  combine(@CurrentActor() actor: Actor) {
    return implement(combine).handler(({ input }) => this.cookings.combine(actor, input));
  }

  @Implement(split)
  split(@CurrentActor() actor: Actor) {
    return implement(split).handler(({ input }) => this.cookings.split(actor, input));
  }
}
