import { Controller, Header, Req } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import type { FastifyRequest } from 'fastify';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { eventsOf } from '../lines/list-events';
import { GuestService } from './guest.service';
import { SharingService } from './sharing.service';

const { links, share, revoke, open, apply, follow } = contract.grocery.sharing;

/** Links to a list, and what is done by them. */
@Controller()
export class SharingController {
  constructor(
    private readonly sharing: SharingService,
    private readonly guests: GuestService,
  ) {}

  @Implement(links)
  links(@CurrentActor() actor: Actor) {
    return implement(links).handler(({ input }) => this.sharing.links(actor, input));
  }

  @Implement(share)
  share(@CurrentActor() actor: Actor) {
    return implement(share).handler(({ input }) => this.sharing.share(actor, input));
  }

  @Implement(revoke)
  revoke(@CurrentActor() actor: Actor) {
    return implement(revoke).handler(({ input }) => this.sharing.revoke(actor, input));
  }

  @Implement(open)
  open(@Req() request: FastifyRequest) {
    return implement(open).handler(({ input }) => this.guests.open(input, request.ip));
  }

  @Implement(apply)
  apply(@Req() request: FastifyRequest) {
    return implement(apply).handler(({ input }) => this.guests.apply(input, request.ip));
  }

  @Header('cache-control', 'no-store')
  // A proxy that keeps the first kilobytes to itself would keep all of it.
  @Header('x-accel-buffering', 'no')
  @Implement(follow)
  follow(@Req() request: FastifyRequest) {
    return implement(follow).handler(async ({ input, lastEventId, signal }) =>
      eventsOf(await this.guests.follow(input, request.ip, lastEventId, signal)),
    );
  }
}
