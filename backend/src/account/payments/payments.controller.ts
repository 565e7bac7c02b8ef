import { Controller, Req } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import type { FastifyRequest } from 'fastify';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { languageOf } from '../../platform/errors/languages';
import { PaymentsService } from './payments.service';

const { list, order, get, claim, check, invoice } = contract.account.payments;

@Controller()
export class PaymentsController {
  constructor(private readonly payments: PaymentsService) {}

  @Implement(list)
  list(@CurrentActor() actor: Actor) {
    return implement(list).handler(({ input }) => this.payments.list(actor, input));
  }

  @Implement(order)
  order(@CurrentActor() actor: Actor) {
    return implement(order).handler(({ input }) => this.payments.order(actor, input));
  }

  @Implement(get)
  get(@CurrentActor() actor: Actor, @Req() request: FastifyRequest) {
    return implement(get).handler(({ input }) => this.payments.get(actor, input.id, languageOf(request)));
  }

  @Implement(claim)
  claim(@CurrentActor() actor: Actor) {
    return implement(claim).handler(({ input }) => this.payments.claim(actor, input));
  }

  @Implement(check)
  check(@CurrentActor() actor: Actor) {
    return implement(check).handler(({ input }) => this.payments.check(actor, input.id));
  }

  @Implement(invoice)
  invoice(@CurrentActor() actor: Actor) {
    return implement(invoice).handler(({ input }) => this.payments.invoice(actor, input.id));
  }
}
