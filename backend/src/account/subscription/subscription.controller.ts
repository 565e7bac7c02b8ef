import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { SubscriptionService } from './subscription.service';

const { get, days, startTrial, switchTariff, reminders } = contract.account.subscription;

@Controller()
export class SubscriptionController {
  constructor(private readonly subscriptions: SubscriptionService) {}

  @Implement(get)
  get(@CurrentActor() actor: Actor) {
    return implement(get).handler(() => this.subscriptions.of(actor));
  }

  @Implement(days)
  days(@CurrentActor() actor: Actor) {
    return implement(days).handler(({ input }) => this.subscriptions.days(actor, input));
  }

  @Implement(startTrial)
  startTrial(@CurrentActor() actor: Actor) {
    return implement(startTrial).handler(async () => {
      await this.subscriptions.startTrial(actor);
      return { done: true };
    });
  }

  @Implement(switchTariff)
  switchTariff(@CurrentActor() actor: Actor) {
    return implement(switchTariff).handler(async ({ input }) => {
      await this.subscriptions.switchTariff(actor, input);
      return { done: true };
    });
  }

  @Implement(reminders)
  reminders(@CurrentActor() actor: Actor) {
    return implement(reminders).handler(async ({ input }) => {
      await this.subscriptions.setReminders(actor, input);
      return { done: true };
    });
  }
}
