import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { CourseReview } from './review.service';

const { list, decide } = contract.expert.review;

@Controller()
export class CourseReviewController {
  constructor(private readonly review: CourseReview) {}

  @Implement(list)
  list() {
    return implement(list).handler(({ input }) => this.review.list(input));
  }

  @Implement(decide)
  decide(@CurrentActor() actor: Actor) {
    return implement(decide).handler(async ({ input }) => {
      await this.review.decide(actor, input);
      return { done: true } as const;
    });
  }
}
