import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { ReportsService } from './reports.service';
import { ReviewPages } from './review-pages.service';
import { ReviewService } from './review.service';

const { list, get, decide, settle } = contract.recipes.review;
const DONE = { done: true } as const;

@Controller()
export class ReviewController {
  constructor(
    private readonly pages: ReviewPages,
    private readonly reviews: ReviewService,
    private readonly reports: ReportsService,
  ) {}

  @Implement(list)
  list() {
    return implement(list).handler(({ input }) => this.pages.list(input));
  }

  @Implement(get)
  get(@CurrentActor() actor: Actor) {
    return implement(get).handler(({ input }) => this.pages.get(actor, input));
  }

  @Implement(decide)
  decide(@CurrentActor() actor: Actor) {
    return implement(decide).handler(async ({ input }) => {
      await this.reviews.decide(actor, input);
      return DONE;
    });
  }

  @Implement(settle)
  settle(@CurrentActor() actor: Actor) {
    return implement(settle).handler(async ({ input }) => {
      await this.reports.settle(actor, input);
      return DONE;
    });
  }
}
