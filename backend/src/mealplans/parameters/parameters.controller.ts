import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { ParametersService } from './parameters.service';

const { get, change } = contract.mealplans.parameters;

@Controller()
export class ParametersController {
  constructor(private readonly parameters: ParametersService) {}

  @Implement(get)
  get(@CurrentActor() actor: Actor) {
    return implement(get).handler(({ input }) => this.parameters.of(actor, input.language));
  }

  @Implement(change)
  change(@CurrentActor() actor: Actor) {
    return implement(change).handler(({ input }) => this.parameters.change(actor, input));
  }
}
