import { Controller, Req } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import type { FastifyRequest } from 'fastify';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { languageOf } from '../../platform/errors/languages';
import { AdsService } from './ads.service';

const { shown, count, list, add, save, remove } = contract.account.ads;

@Controller()
export class AdsController {
  constructor(private readonly ads: AdsService) {}

  @Implement(shown)
  shown(@CurrentActor() actor: Actor, @Req() request: FastifyRequest) {
    return implement(shown).handler(() => this.ads.shown(actor, languageOf(request)));
  }

  @Implement(count)
  count(@CurrentActor() actor: Actor) {
    return implement(count).handler(async ({ input }) => {
      await this.ads.count(actor, input);
      return { done: true };
    });
  }

  @Implement(list)
  list() {
    return implement(list).handler(() => this.ads.list());
  }

  @Implement(add)
  add(@CurrentActor() actor: Actor) {
    return implement(add).handler(({ input }) => this.ads.add(actor, input));
  }

  @Implement(save)
  save(@CurrentActor() actor: Actor) {
    return implement(save).handler(({ input }) => this.ads.save(actor, input));
  }

  @Implement(remove)
  remove(@CurrentActor() actor: Actor) {
    return implement(remove).handler(({ input }) => this.ads.remove(actor, input.id));
  }
}
