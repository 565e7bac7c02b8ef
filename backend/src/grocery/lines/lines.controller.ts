import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { HabitsService } from './habits.service';
import { LinesService } from './lines.service';

const { apply, places, habits } = contract.grocery.lines;

@Controller()
export class LinesController {
  constructor(
    private readonly lines: LinesService,
    private readonly habit: HabitsService,
  ) {}

  @Implement(apply)
  apply(@CurrentActor() actor: Actor) {
    return implement(apply).handler(({ input }) => this.lines.apply(actor, input));
  }

  @Implement(places)
  places(@CurrentActor() actor: Actor) {
    return implement(places).handler(({ input }) => this.lines.places(actor, input));
  }

  @Implement(habits)
  habits(@CurrentActor() actor: Actor) {
    return implement(habits).handler(({ input }) => this.habit.habits(actor, input));
  }
}
