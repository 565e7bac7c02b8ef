import { Global, Module } from '@nestjs/common';
import { GroceryModule } from '../grocery';
import { Sessions } from '../platform/auth/sessions';
import { HouseholdController } from './household/household.controller';
import { HouseholdMoves } from './household/household-moves';
import { HouseholdService } from './household/household.service';
import { InvitationsService } from './household/invitations.service';
import { JoinPage } from './household/join-page';
import { MembershipController } from './household/membership.controller';
import { MembersService } from './household/members.service';
import { LinkService } from './link.service';
import { AdminMessages } from './messages/admin-messages.service';
import { MessagesController } from './messages/messages.controller';
import { MessagesService } from './messages/messages.service';
import { Notices } from './messages/notices.service';
import { PasswordController } from './password/password.controller';
import { PasswordService } from './password/password.service';
import { People } from './people.service';
import { PriceController } from './price/price.controller';
import { ProfileChangeService } from './profile/profile-change.service';
import { ProfileController } from './profile/profile.controller';
import { ProfileService } from './profile/profile.service';
import { RegistrationController } from './registration/registration.controller';
import { RegistrationService } from './registration/registration.service';
import { DevicesService } from './session/devices.service';
import { SessionController } from './session/session.controller';
import { SessionService } from './session/session.service';
import { SignInService } from './session/sign-in.service';

/** Global: the guard of the platform asks it whose session a call is, and every section who people are. */
@Global()
@Module({
  imports: [GroceryModule],
  controllers: [
    SessionController,
    RegistrationController,
    PasswordController,
    ProfileController,
    HouseholdController,
    MembershipController,
    MessagesController,
    PriceController,
  ],
  providers: [
    SessionService,
    { provide: Sessions, useExisting: SessionService },
    SignInService,
    DevicesService,
    RegistrationService,
    PasswordService,
    ProfileService,
    ProfileChangeService,
    HouseholdService,
    HouseholdMoves,
    MembersService,
    InvitationsService,
    JoinPage,
    MessagesService,
    AdminMessages,
    Notices,
    LinkService,
    People,
  ],
  exports: [Sessions, People, Notices, HouseholdMoves],
})
export class AccountModule {}
