import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { MenuDaysService } from './menu-days.service';

const { copyDays, clearDays, restoreDays } = contract.mealplans.menu;

@Controller()
export class MenuDaysController {
  constructor(private readonly days: MenuDaysService) {}

  @Implement(copyDays)
  copyDays(@CurrentActor() actor: Actor) {
    return implement(copyDays).handler(({ input }) => this.days.copy(actor, input));
  }

  @Implement(clearDays)
  clearDays(@CurrentActor() actor: Actor) {
    return implement(clearDays).handler(({ input }) => this.days.clear(actor, input));
  }

  @Implement(restoreDays)
  restoreDays(@CurrentActor() actor: Actor) {
    return implement(restoreDays).handler(({ input }) => this.days.restore(actor, input));
  }
}
