import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { FindIngredients } from './find.service';
import { OfferedUnits } from './offered-units.service';
import { IngredientPage } from './ingredient.service';

const { find, get, units } = contract.recipes.ingredients;

@Controller()
export class IngredientsController {
  constructor(
    private readonly ingredients: FindIngredients,
    private readonly page: IngredientPage,
    private readonly units: OfferedUnits,
  ) {}

  @Implement(get)
  get(@CurrentActor() actor: Actor) {
    return implement(get).handler(({ input }) => this.page.get(actor, input));
  }

  @Implement(units)
  offered() {
    return implement(units).handler(() => this.units.offered());
  }

  @Implement(find)
  find() {
    return implement(find).handler(({ input }) => this.ingredients.find(input));
  }
}
