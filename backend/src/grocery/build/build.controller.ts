import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { BuildService } from './build.service';

const { preview, create } = contract.grocery.build;

@Controller()
export class BuildController {
  constructor(private readonly build: BuildService) {}

  @Implement(preview)
  preview(@CurrentActor() actor: Actor) {
    return implement(preview).handler(({ input }) => this.build.preview(actor, input));
  }

  @Implement(create)
  create(@CurrentActor() actor: Actor) {
    return implement(create).handler(({ input }) => this.build.create(actor, input));
  }
}
