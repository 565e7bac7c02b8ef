import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { ShopsService } from './shops.service';

const { list, create, change, remove, choose } = contract.grocery.shops;

@Controller()
export class ShopsController {
  constructor(private readonly shops: ShopsService) {}

  @Implement(list)
  list(@CurrentActor() actor: Actor) {
    return implement(list).handler(({ input }) => this.shops.list(actor, input));
  }

  @Implement(create)
  create(@CurrentActor() actor: Actor) {
    return implement(create).handler(({ input }) => this.shops.create(actor, input));
  }

  @Implement(change)
  change(@CurrentActor() actor: Actor) {
    return implement(change).handler(({ input }) => this.shops.change(actor, input));
  }

  @Implement(remove)
  remove(@CurrentActor() actor: Actor) {
    return implement(remove).handler(({ input }) => this.shops.remove(actor, input));
  }

  @Implement(choose)
  choose(@CurrentActor() actor: Actor) {
    return implement(choose).handler(({ input }) => this.shops.choose(actor, input));
  }
}
