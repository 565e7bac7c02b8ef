import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { CatalogService } from './catalog.service';
import { Favorites } from './favorites.service';

const { list, categories, favorite, unfavorite } = contract.recipes.catalog;

@Controller()
export class CatalogController {
  constructor(
    private readonly catalog: CatalogService,
    private readonly favorites: Favorites,
  ) {}

  @Implement(list)
  list(@CurrentActor() actor: Actor) {
    return implement(list).handler(({ input }) => this.catalog.list(actor, input));
  }

  @Implement(categories)
  categories(@CurrentActor() actor: Actor) {
    return implement(categories).handler(({ input }) => this.catalog.categories(actor, input));
  }

  @Implement(favorite)
  favorite(@CurrentActor() actor: Actor) {
    return implement(favorite).handler(({ input }) => this.favorites.add(actor, input.id));
  }

  @Implement(unfavorite)
  unfavorite(@CurrentActor() actor: Actor) {
    return implement(unfavorite).handler(({ input }) => this.favorites.remove(actor, input.id));
  }
}
