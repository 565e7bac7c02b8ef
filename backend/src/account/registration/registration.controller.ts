import { Controller, Req } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import type { FastifyRequest } from 'fastify';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { callerOf } from '../session/caller';
import { RegistrationService } from './registration.service';

const { register, confirmEmail, resend, acceptTerms } = contract.account.registration;

@Controller()
export class RegistrationController {
  constructor(private readonly registrations: RegistrationService) {}
  @Implement(register)
  register(@Req() request: FastifyRequest) {
    return implement(register).handler(({ input }) => this.registrations.register(input, callerOf(request)));
  }
  @Implement(confirmEmail)
  confirmEmail(@Req() request: FastifyRequest) {
    return implement(confirmEmail).handler(async ({ input }) => {
      await this.registrations.confirmEmail(input.token, callerOf(request));
      return { done: true };
    });
  }

  @Implement(resend)
  resend(@CurrentActor() actor: Actor) {
    return implement(resend).handler(async () => {
      await this.registrations.resend(actor);
      return { done: true };
    });
  }

  @Implement(acceptTerms)
  acceptTerms(@CurrentActor() actor: Actor) {
    return implement(acceptTerms).handler(async () => {
      await this.registrations.acceptTerms(actor);
      return { done: true };
    });
  }
}
