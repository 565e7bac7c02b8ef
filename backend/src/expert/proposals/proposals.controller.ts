import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { TargetsService } from './targets.service';
import { WeeksService } from './weeks.service';

const { targets, withdrawTargets, answerTargets, startWeek, week, sendWeek, withdrawWeek, refuseWeek } =
  contract.expert.proposals;
const DONE = { done: true } as const;

@Controller()
export class ProposalsController {
  constructor(
    private readonly days: TargetsService,
    private readonly weeks: WeeksService,
  ) {}

  @Implement(targets)
  targets(@CurrentActor() actor: Actor) {
    return implement(targets).handler(({ input }) => this.days.propose(actor, input));
  }

  @Implement(withdrawTargets)
  withdrawTargets(@CurrentActor() actor: Actor) {
    return implement(withdrawTargets).handler(async ({ input }) => {
      await this.days.withdraw(actor, input);
      return DONE;
    });
  }

  @Implement(answerTargets)
  answerTargets(@CurrentActor() actor: Actor) {
    return implement(answerTargets).handler(async ({ input }) => {
      await this.days.answer(actor, input);
      return DONE;
    });
  }

  @Implement(startWeek)
  startWeek(@CurrentActor() actor: Actor) {
    return implement(startWeek).handler(({ input }) => this.weeks.start(actor, input));
  }

  @Implement(week)
  week(@CurrentActor() actor: Actor) {
    return implement(week).handler(({ input }) => this.weeks.sheet(actor, input));
  }

  @Implement(sendWeek)
  sendWeek(@CurrentActor() actor: Actor) {
    return implement(sendWeek).handler(({ input }) => this.weeks.send(actor, input));
  }

  @Implement(withdrawWeek)
  withdrawWeek(@CurrentActor() actor: Actor) {
    return implement(withdrawWeek).handler(async ({ input }) => {
      await this.weeks.withdraw(actor, input);
      return DONE;
    });
  }

  @Implement(refuseWeek)
  refuseWeek(@CurrentActor() actor: Actor) {
    return implement(refuseWeek).handler(async ({ input }) => {
      await this.weeks.refuse(actor, input);
      return DONE;
    });
  }
}
