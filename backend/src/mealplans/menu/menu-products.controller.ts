import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { MenuProducts } from './menu-products.service';

const { add } = contract.mealplans.products;

@Controller()
export class MenuProductsController {
  constructor(private readonly products: MenuProducts) {}

  @Implement(add)
  add(@CurrentActor() actor: Actor) {
    return implement(add).handler(({ input }) => this.products.add(actor, input));
  }
}
