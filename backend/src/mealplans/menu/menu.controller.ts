import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { MenuService } from './menu.service';

const { week } = contract.mealplans.menu;

@Controller()
export class MenuController {
  constructor(private readonly menu: MenuService) {}

  @Implement(week)
  week(@CurrentActor() actor: Actor) {
    return implement(week).handler(({ input }) => this.menu.week(actor, input));
  }
}
