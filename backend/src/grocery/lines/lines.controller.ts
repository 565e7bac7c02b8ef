import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { LinesService } from './lines.service';

const { apply, places } = contract.grocery.lines;

@Controller()
export class LinesController {
  constructor(private readonly lines: LinesService) {}

  @Implement(apply)
  apply(@CurrentActor() actor: Actor) {
    return implement(apply).handler(({ input }) => this.lines.apply(actor, input));
  }

  @Implement(places)
  places(@CurrentActor() actor: Actor) {
    return implement(places).handler(({ input }) => this.lines.places(actor, input));
  }
}
