import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { CatalogService } from './catalog.service';

const { list, categories } = contract.recipes.catalog;

@Controller()
export class CatalogController {
  constructor(private readonly catalog: CatalogService) {}

  @Implement(list)
  list(@CurrentActor() actor: Actor) {
    return implement(list).handler(({ input }) => this.catalog.list(actor, input));
  }

  @Implement(categories)
  categories(@CurrentActor() actor: Actor) {
    return implement(categories).handler(({ input }) => this.catalog.categories(actor, input));
  }
}
