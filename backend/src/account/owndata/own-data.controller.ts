import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { Copies } from './copies.service';
import { LeavingService } from './leaving.service';

const { get, copy, link, leave } = contract.account.owndata;

@Controller()
export class OwnDataController {
  constructor(
    private readonly copies: Copies,
    private readonly leaving: LeavingService,
  ) {}

  @Implement(get)
  get(@CurrentActor() actor: Actor) {
    return implement(get).handler(() => this.leaving.view(actor));
  }

  @Implement(copy)
  copy(@CurrentActor() actor: Actor) {
    return implement(copy).handler(() => this.copies.ask(actor));
  }

  @Implement(link)
  link(@CurrentActor() actor: Actor) {
    return implement(link).handler(({ input }) => this.copies.link(actor, input.id));
  }

  @Implement(leave)
  leave(@CurrentActor() actor: Actor) {
    return implement(leave).handler(({ input }) => this.leaving.ask(actor, input));
  }
}
