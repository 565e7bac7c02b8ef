import { Controller, Req } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import type { FastifyRequest } from 'fastify';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { callerOf } from '../session/caller';
import { AdminMessages } from './admin-messages.service';
import { MessagesService } from './messages.service';
import { NoticeChoices } from './notice-choices.service';

const { notices, readNotices, choices, choose, send, write, own, received, receivedOne, answer } =
  contract.account.messages;

@Controller()
export class MessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly noticeChoices: NoticeChoices,
    private readonly toAdministrator: AdminMessages,
  ) {}

  @Implement(notices)
  notices(@CurrentActor() actor: Actor) {
    return implement(notices).handler(({ input }) => this.messages.notices(actor, input));
  }

  @Implement(readNotices)
  readNotices(@CurrentActor() actor: Actor) {
    return implement(readNotices).handler(async () => {
      await this.messages.readNotices(actor);
      return { done: true };
    });
  }

  @Implement(choices)
  choices(@CurrentActor() actor: Actor) {
    return implement(choices).handler(() => this.noticeChoices.of(actor));
  }

  @Implement(choose)
  choose(@CurrentActor() actor: Actor) {
    return implement(choose).handler(({ input }) => this.noticeChoices.choose(actor, input));
  }

  @Implement(send)
  send(@CurrentActor() actor: Actor) {
    return implement(send).handler(({ input }) => this.toAdministrator.send(actor, input));
  }

  @Implement(write)
  write(@Req() request: FastifyRequest) {
    return implement(write).handler(async ({ input }) => {
      await this.toAdministrator.write(input, callerOf(request).ip);
      return { done: true };
    });
  }

  @Implement(own)
  own(@CurrentActor() actor: Actor) {
    return implement(own).handler(({ input }) => this.toAdministrator.own(actor, input));
  }

  @Implement(received)
  received() {
    return implement(received).handler(({ input }) => this.toAdministrator.received(input));
  }

  @Implement(receivedOne)
  receivedOne() {
    return implement(receivedOne).handler(({ input }) => this.toAdministrator.receivedOne(input));
  }

  @Implement(answer)
  answer(@CurrentActor() actor: Actor) {
    return implement(answer).handler(({ input }) => this.toAdministrator.answer(actor, input));
  }
}
