import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { MessagesService } from './messages.service';

const { notices, readNotices } = contract.account.messages;

@Controller()
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

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
}
