import { Global, Module } from '@nestjs/common';
import { GroceryModule } from '../grocery';
import { Sessions } from '../platform/auth/sessions';
import { LinkService } from './link.service';
import { PasswordController } from './password/password.controller';
import { PasswordService } from './password/password.service';
import { People } from './people.service';
import { ProfileController } from './profile/profile.controller';
import { ProfileService } from './profile/profile.service';
import { RegistrationController } from './registration/registration.controller';
import { RegistrationService } from './registration/registration.service';
import { SessionController } from './session/session.controller';
import { SessionService } from './session/session.service';
import { SignInService } from './session/sign-in.service';

/** Global for one thing alone: the guard of the platform asks it whose session a call is. */
@Global()
@Module({
  imports: [GroceryModule],
  controllers: [SessionController, RegistrationController, PasswordController, ProfileController],
  providers: [
    SessionService,
    { provide: Sessions, useExisting: SessionService },
    SignInService,
    RegistrationService,
    PasswordService,
    ProfileService,
    LinkService,
    People,
  ],
  exports: [Sessions, People],
})
export class AccountModule {}
