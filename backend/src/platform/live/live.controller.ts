import { Controller, Header } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { withEventMeta } from '@orpc/server';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../auth/actor';
import { LiveHub } from './live-hub';

const { stream } = contract.platform.live;

@Controller()
export class LiveController {
  constructor(private readonly hub: LiveHub) {}

  @Header('cache-control', 'no-store')
  // A proxy that keeps the first kilobytes to itself would keep all of it.
  @Header('x-accel-buffering', 'no')
  @Implement(stream)
  stream(@CurrentActor() actor: Actor) {
    const { hub } = this;
    return implement(stream).handler(async function* ({ lastEventId, signal }) {
      for await (const { event, id } of hub.listen(actor, lastEventId, signal)) {
        yield id === undefined ? event : withEventMeta(event, { id });
      }
    });
  }
}
