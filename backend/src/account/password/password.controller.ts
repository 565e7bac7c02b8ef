import { Controller, Req } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import type { FastifyRequest } from 'fastify';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { callerOf } from '../session/caller';
import { PasswordService } from './password.service';

const { request: requestLink, edit, change } = contract.account.password;

@Controller()
export class PasswordController {
  constructor(private readonly passwords: PasswordService) {}
  @Implement(requestLink)
  request(@Req() request: FastifyRequest) {
    return implement(requestLink).handler(async ({ input }) => {
      await this.passwords.request(input, callerOf(request));
      return { done: true };
    });
  }
  @Implement(edit)
  edit(@Req() request: FastifyRequest) {
    return implement(edit).handler(async ({ input }) => {
      await this.passwords.edit(input, callerOf(request));
      return { done: true };
    });
  }

  @Implement(change)
  change(@CurrentActor() actor: Actor) {
    return implement(change).handler(async ({ input }) => {
      await this.passwords.change(actor, input);
      return { done: true };
    });
  }
}
