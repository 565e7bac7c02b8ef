import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { CatalogService } from './catalog.service';

const { list } = contract.recipes.catalog;

@Controller()
export class CatalogController {
  constructor(private readonly catalog: CatalogService) {}

  @Implement(list)
  list(@CurrentActor() actor: Actor) {
    return implement(list).handler(({ input }) => this.catalog.list(actor, input));
  }
}
