import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { MenuService } from './menu.service';

const { week, add, change, remove, restore } = contract.mealplans.menu;

@Controller()
export class MenuController {
  constructor(private readonly menu: MenuService) {}

  @Implement(week)
  week(@CurrentActor() actor: Actor) {
    return implement(week).handler(({ input }) => this.menu.week(actor, input));
  }

  @Implement(add)
  add(@CurrentActor() actor: Actor) {
    return implement(add).handler(({ input }) => this.menu.add(actor, input));
  }

  @Implement(change)
  change(@CurrentActor() actor: Actor) {
    return implement(change).handler(({ input }) => this.menu.change(actor, input));
  }

  @Implement(remove)
  remove(@CurrentActor() actor: Actor) {
    return implement(remove).handler(({ input }) => this.menu.remove(actor, input));
  }

  @Implement(restore)
  restore(@CurrentActor() actor: Actor) {
    return implement(restore).handler(({ input }) => this.menu.restore(actor, input));
  }
}
