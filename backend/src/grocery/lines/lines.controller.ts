import { Controller, Header } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { FollowService } from './follow.service';
import { HabitsService } from './habits.service';
import { eventsOf } from './list-events';
import { LinesService } from './lines.service';

const { apply, follow, places, habits } = contract.grocery.lines;

@Controller()
export class LinesController {
  constructor(
    private readonly lines: LinesService,
    private readonly habit: HabitsService,
    private readonly following: FollowService,
  ) {}

  @Implement(apply)
  apply(@CurrentActor() actor: Actor) {
    return implement(apply).handler(({ input }) => this.lines.apply(actor, input));
  }

  @Header('cache-control', 'no-store')
  // A proxy that keeps the first kilobytes to itself would keep all of it.
  @Header('x-accel-buffering', 'no')
  @Implement(follow)
  follow(@CurrentActor() actor: Actor) {
    return implement(follow).handler(async ({ input, lastEventId, signal }) =>
      eventsOf(await this.following.ofMember(actor, input, lastEventId, signal)),
    );
  }

  @Implement(places)
  places(@CurrentActor() actor: Actor) {
    return implement(places).handler(({ input }) => this.lines.places(actor, input));
  }

  @Implement(habits)
  habits(@CurrentActor() actor: Actor) {
    return implement(habits).handler(({ input }) => this.habit.habits(actor, input));
  }
}
