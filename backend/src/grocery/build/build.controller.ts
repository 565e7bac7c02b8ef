import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { BuildService } from './build.service';
import { ChangesService } from './changes.service';

const { preview, create, changes, accept } = contract.grocery.build;

@Controller()
export class BuildController {
  constructor(
    private readonly build: BuildService,
    private readonly menuChanges: ChangesService,
  ) {}

  @Implement(preview)
  preview(@CurrentActor() actor: Actor) {
    return implement(preview).handler(({ input }) => this.build.preview(actor, input));
  }

  @Implement(create)
  create(@CurrentActor() actor: Actor) {
    return implement(create).handler(({ input }) => this.build.create(actor, input));
  }

  @Implement(changes)
  changes(@CurrentActor() actor: Actor) {
    return implement(changes).handler(({ input }) => this.menuChanges.changes(actor, input));
  }

  @Implement(accept)
  accept(@CurrentActor() actor: Actor) {
    return implement(accept).handler(({ input }) => this.menuChanges.accept(actor, input));
  }
}
