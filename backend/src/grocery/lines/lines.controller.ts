import { Controller, Header } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { withEventMeta } from '@orpc/server';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { FollowService } from './follow.service';
import { LinesService } from './lines.service';

const { apply, follow, places } = contract.grocery.lines;

@Controller()
export class LinesController {
  constructor(
    private readonly lines: LinesService,
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
    const { following } = this;
    return implement(follow).handler(async function* ({ input, lastEventId, signal }) {
      for await (const { event, id } of await following.ofMember(actor, input, lastEventId, signal)) {
        yield id === undefined ? event : withEventMeta(event, { id });
      }
    });
  }

  @Implement(places)
  places(@CurrentActor() actor: Actor) {
    return implement(places).handler(({ input }) => this.lines.places(actor, input));
  }
}
