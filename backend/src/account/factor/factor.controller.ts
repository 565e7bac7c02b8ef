import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { Factors } from './factors.service';

const { state, begin, confirm, renewCodes, remove } = contract.account.factor;

@Controller()
export class FactorController {
  constructor(private readonly factors: Factors) {}

  @Implement(state)
  state(@CurrentActor() actor: Actor) {
    return implement(state).handler(() => this.factors.state(actor));
  }

  @Implement(begin)
  begin(@CurrentActor() actor: Actor) {
    return implement(begin).handler(() => this.factors.begin(actor));
  }

  @Implement(confirm)
  confirm(@CurrentActor() actor: Actor) {
    return implement(confirm).handler(({ input }) => this.factors.confirm(actor, input.code));
  }

  @Implement(renewCodes)
  renewCodes(@CurrentActor() actor: Actor) {
    return implement(renewCodes).handler(() => this.factors.renewCodes(actor));
  }

  @Implement(remove)
  remove(@CurrentActor() actor: Actor) {
    return implement(remove).handler(async () => {
      await this.factors.remove(actor);
      return { done: true };
    });
  }
}
