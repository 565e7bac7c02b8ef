import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { EmailChange } from './email-change.service';
import { ProfileChangeService } from './profile-change.service';
import { ProfileService } from './profile.service';

const { get, change, changeEmail, keepEmail } = contract.account.profile;

@Controller()
export class ProfileController {
  constructor(
    private readonly profiles: ProfileService,
    private readonly changes: ProfileChangeService,
    private readonly emails: EmailChange,
  ) {}

  @Implement(get)
  get(@CurrentActor() actor: Actor) {
    return implement(get).handler(async () => ({
      ...(await this.profiles.of(actor)),
      newEmail: await this.profiles.newEmail(actor),
      householdAccess: actor.householdAccess,
    }));
  }

  @Implement(change)
  change(@CurrentActor() actor: Actor) {
    return implement(change).handler(({ input }) => this.changes.change(actor, input));
  }

  @Implement(changeEmail)
  changeEmail(@CurrentActor() actor: Actor) {
    return implement(changeEmail).handler(async ({ input }) => {
      await this.emails.ask(actor, input);
      return { done: true };
    });
  }

  @Implement(keepEmail)
  keepEmail(@CurrentActor() actor: Actor) {
    return implement(keepEmail).handler(async () => {
      await this.emails.keep(actor);
      return { done: true };
    });
  }
}
