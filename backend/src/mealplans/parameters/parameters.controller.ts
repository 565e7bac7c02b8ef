import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { DayLimits } from './day-limits.service';
import { ParametersService } from './parameters.service';
import { PlanRulesService } from './plan-rules.service';

const { get, change, matches, limits } = contract.mealplans.parameters;

@Controller()
export class ParametersController {
  constructor(
    private readonly parameters: ParametersService,
    private readonly rules: PlanRulesService,
    private readonly dayLimits: DayLimits,
  ) {}

  @Implement(get)
  get(@CurrentActor() actor: Actor) {
    return implement(get).handler(({ input }) => this.parameters.of(actor, input.language));
  }

  @Implement(change)
  change(@CurrentActor() actor: Actor) {
    return implement(change).handler(({ input }) => this.parameters.change(actor, input));
  }

  @Implement(matches)
  matches(@CurrentActor() actor: Actor) {
    return implement(matches).handler(() => this.rules.matches(actor));
  }

  @Implement(limits)
  limits(@CurrentActor() actor: Actor) {
    return implement(limits).handler(({ input }) => this.dayLimits.on(actor, input));
  }
}
