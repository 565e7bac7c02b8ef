import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { PublishingService } from './publishing.service';
import { ReportsService } from './reports.service';

const { state, submit, recall, withdraw, discard, report } = contract.recipes.publishing;
const DONE = { done: true } as const;

@Controller()
export class PublishingController {
  constructor(
    private readonly publishing: PublishingService,
    private readonly reports: ReportsService,
  ) {}

  @Implement(state)
  state(@CurrentActor() actor: Actor) {
    return implement(state).handler(({ input }) => this.publishing.state(actor, input));
  }

  @Implement(submit)
  submit(@CurrentActor() actor: Actor) {
    return implement(submit).handler(async ({ input }) => {
      await this.publishing.submit(actor, input);
      return DONE;
    });
  }

  @Implement(recall)
  recall(@CurrentActor() actor: Actor) {
    return implement(recall).handler(async ({ input }) => {
      await this.publishing.recall(actor, input);
      return DONE;
    });
  }

  @Implement(withdraw)
  withdraw(@CurrentActor() actor: Actor) {
    return implement(withdraw).handler(async ({ input }) => {
      await this.publishing.withdraw(actor, input);
      return DONE;
    });
  }

  @Implement(discard)
  discard(@CurrentActor() actor: Actor) {
    return implement(discard).handler(async ({ input }) => {
      await this.publishing.discard(actor, input);
      return DONE;
    });
  }

  @Implement(report)
  report(@CurrentActor() actor: Actor) {
    return implement(report).handler(async ({ input }) => {
      await this.reports.report(actor, input);
      return DONE;
    });
  }
}
