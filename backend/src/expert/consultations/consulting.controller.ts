import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { ConsultingService } from './consulting.service';

const { consulting, save, offer, skip, removeOffer, times } = contract.expert.consultations;

/** How experts consult. */
@Controller()
export class ConsultingController {
  constructor(private readonly own: ConsultingService) {}

  @Implement(consulting)
  consulting(@CurrentActor() actor: Actor) {
    return implement(consulting).handler(() => this.own.own(actor));
  }

  @Implement(save)
  save(@CurrentActor() actor: Actor) {
    return implement(save).handler(({ input }) => this.own.save(actor, input));
  }

  @Implement(offer)
  offer(@CurrentActor() actor: Actor) {
    return implement(offer).handler(({ input }) => this.own.offer(actor, input));
  }

  @Implement(skip)
  skip(@CurrentActor() actor: Actor) {
    return implement(skip).handler(({ input }) => this.own.skip(actor, input));
  }

  @Implement(removeOffer)
  removeOffer(@CurrentActor() actor: Actor) {
    return implement(removeOffer).handler(async ({ input }) => {
      await this.own.removeOffer(actor, input);
      return { done: true } as const;
    });
  }

  @Implement(times)
  times(@CurrentActor() actor: Actor) {
    return implement(times).handler(({ input }) => this.own.times(actor, input));
  }
}
