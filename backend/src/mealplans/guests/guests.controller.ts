import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { GuestsService } from './guests.service';

const { set } = contract.mealplans.guests;

@Controller()
export class GuestsController {
  constructor(private readonly guests: GuestsService) {}

  @Implement(set)
  set(@CurrentActor() actor: Actor) {
    return implement(set).handler(({ input }) => this.guests.set(actor, input));
  }
}
