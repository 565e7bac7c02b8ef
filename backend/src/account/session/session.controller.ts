import { Controller, Req } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import type { FastifyRequest } from 'fastify';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { ProfileService } from '../profile/profile.service';
import { callerOf } from './caller';
import { DevicesService } from './devices.service';
import { SessionService } from './session.service';
import { SignInService } from './sign-in.service';

const {
  authenticate,
  secondStep,
  elevate,
  signOut,
  current,
  devices,
  endDevice,
  phoneCode,
  enterPhone,
  phone,
} = contract.account.session;

@Controller()
export class SessionController {
  constructor(
    private readonly signing: SignInService,
    private readonly sessions: SessionService,
    private readonly profiles: ProfileService,
    private readonly ownDevices: DevicesService,
  ) {}

  @Implement(authenticate)
  authenticate(@Req() request: FastifyRequest) {
    return implement(authenticate).handler(({ input }) =>
      this.signing.signIn(input.username, input.password, callerOf(request)),
    );
  }

  @Implement(secondStep)
  secondStep(@Req() request: FastifyRequest) {
    return implement(secondStep).handler(({ input }) =>
      this.signing.secondStep(input.ticket, input.code, callerOf(request)),
    );
  }

  @Implement(elevate)
  elevate(@CurrentActor() actor: Actor) {
    return implement(elevate).handler(async ({ input }) => ({
      until: await this.signing.elevate(actor, input.password),
    }));
  }

  /** Ends this device; with stale headers the guard's 401 comes first, which the browser ignores (spec §4). */
  @Implement(signOut)
  signOut(@CurrentActor() actor: Actor) {
    return implement(signOut).handler(async () => {
      await this.sessions.end(actor.sessionId);
      return { done: true };
    });
  }

  @Implement(current)
  current(@CurrentActor() actor: Actor) {
    return implement(current).handler(async () => {
      const { email, emailConfirmed, profile, profileData } = await this.profiles.of(actor);
      const termsAccepted = await this.profiles.hasAcceptedTerms(actor);
      return { id: actor.userId, email, emailConfirmed, termsAccepted, profile, profileData };
    });
  }

  @Implement(devices)
  devices(@CurrentActor() actor: Actor) {
    return implement(devices).handler(() => this.ownDevices.devices(actor));
  }

  @Implement(endDevice)
  endDevice(@CurrentActor() actor: Actor) {
    return implement(endDevice).handler(({ input }) => this.ownDevices.endDevice(actor, input.id));
  }

  @Implement(phoneCode)
  phoneCode(@CurrentActor() actor: Actor) {
    return implement(phoneCode).handler(() => this.ownDevices.phoneCode(actor));
  }

  @Implement(enterPhone)
  enterPhone(@Req() request: FastifyRequest) {
    return implement(enterPhone).handler(({ input }) =>
      this.ownDevices.enterPhone(input.code, callerOf(request)),
    );
  }

  @Implement(phone)
  phone(@CurrentActor() actor: Actor) {
    return implement(phone).handler(() => this.ownDevices.phone(actor));
  }
}
