import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { BuiltInTemplates } from './built-in.service';
import { WeekFillService } from './week-fill.service';

const { builtIn, fillWeek, takeBackFill } = contract.mealplans.templates;

@Controller()
export class TemplatesController {
  constructor(
    private readonly templates: BuiltInTemplates,
    private readonly fills: WeekFillService,
  ) {}

  @Implement(builtIn)
  builtIn() {
    return implement(builtIn).handler(({ input }) => this.templates.list(input.language));
  }

  @Implement(fillWeek)
  fillWeek(@CurrentActor() actor: Actor) {
    return implement(fillWeek).handler(({ input }) => this.fills.fill(actor, input));
  }

  @Implement(takeBackFill)
  takeBackFill(@CurrentActor() actor: Actor) {
    return implement(takeBackFill).handler(({ input }) => this.fills.takeBack(actor, input.id));
  }
}
