import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../../platform/auth/actor';
import { Imports } from './imports.service';
import { Sites } from './sites.service';

const { overview, begin, get, cancel, putAway, goOn, sites } = contract.recipes.import;

@Controller()
export class ImportsController {
  constructor(
    private readonly imports: Imports,
    private readonly told: Sites,
  ) {}

  @Implement(overview)
  overview(@CurrentActor() actor: Actor) {
    return implement(overview).handler(() => this.told.overview(actor));
  }

  @Implement(begin)
  begin(@CurrentActor() actor: Actor) {
    return implement(begin).handler(({ input }) => this.imports.begin(actor, input));
  }

  @Implement(get)
  get(@CurrentActor() actor: Actor) {
    return implement(get).handler(({ input }) => this.imports.get(actor, input));
  }

  @Implement(cancel)
  cancel(@CurrentActor() actor: Actor) {
    return implement(cancel).handler(async ({ input }) => {
      await this.imports.cancel(actor, input);
      return { done: true } as const;
    });
  }

  @Implement(putAway)
  putAway(@CurrentActor() actor: Actor) {
    return implement(putAway).handler(async ({ input }) => {
      await this.imports.putAway(actor, input);
      return { done: true } as const;
    });
  }

  @Implement(goOn)
  goOn(@CurrentActor() actor: Actor) {
    return implement(goOn).handler(({ input }) => this.imports.goOn(actor, input));
  }

  @Implement(sites)
  sites() {
    return implement(sites).handler(({ input }) => this.told.list(input));
  }
}
