import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { RecipeService } from './recipe.service';

const { get } = contract.recipes.recipe;

@Controller()
export class RecipeController {
  constructor(private readonly recipes: RecipeService) {}

  @Implement(get)
  get(@CurrentActor() actor: Actor) {
    return implement(get).handler(({ input }) => this.recipes.get(actor, input));
  }
}
