import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { HouseholdService } from './household.service';

const { get, addEater, changeEater, removeEater } = contract.account.household;

@Controller()
export class HouseholdController {
  constructor(private readonly households: HouseholdService) {}

  @Implement(get)
  get(@CurrentActor() actor: Actor) {
    return implement(get).handler(() => this.households.of(actor));
  }

  @Implement(addEater)
  addEater(@CurrentActor() actor: Actor) {
    return implement(addEater).handler(({ input }) => this.households.addEater(actor, input));
  }

  @Implement(changeEater)
  changeEater(@CurrentActor() actor: Actor) {
    return implement(changeEater).handler(({ input }) => this.households.changeEater(actor, input));
  }

  @Implement(removeEater)
  removeEater(@CurrentActor() actor: Actor) {
    return implement(removeEater).handler(async ({ input }) => {
      await this.households.removeEater(actor, input.id);
      return { done: true };
    });
  }
}
