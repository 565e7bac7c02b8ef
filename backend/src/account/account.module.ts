import { Global, Module } from '@nestjs/common';
import { GroceryModule } from '../grocery';
import { DataSource } from 'typeorm';
import { Sessions } from '../platform/auth/sessions';
import { CONFIG } from '../platform/config/config.token';
import { Outgoing } from '../platform/outgoing/outgoing';
import { AdministrationController } from './administration/administration.controller';
import { DeskService } from './administration/desk.service';
import { KeepingOut } from './administration/keeping-out.service';
import { PaymentsAdmin } from './administration/payments-admin.service';
import { PeopleAdmin } from './administration/people-admin.service';
import { AdsController } from './ads/ads.controller';
import { AdsService } from './ads/ads.service';
import { FactorController } from './factor/factor.controller';
import { Factors } from './factor/factors.service';
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
import { NoticeChoices } from './messages/notice-choices.service';
import { Notices } from './messages/notices.service';
import { Copies } from './owndata/copies.service';
import { Departure } from './owndata/departure';
import { LeavingService } from './owndata/leaving.service';
import { LetterPagesController } from './owndata/letter-pages.controller';
import { OwnDataController } from './owndata/own-data.controller';
import { OwnPassword } from './password/own-password.service';
import { PasswordController } from './password/password.controller';
import { PasswordService } from './password/password.service';
import { PaymentRounds } from './payments/payment-rounds';
import { PaymentsController } from './payments/payments.controller';
import { PaymentsService } from './payments/payments.service';
import { ProviderController } from './payments/provider.controller';
import { providerOf } from './payments/provider-of';
import { PaymentProvider } from './payments/provider';
import { FiscalReceipts, NoReceipts } from './payments/receipts';
import { Settling } from './payments/settling.service';
import { People } from './people.service';
import { Persons } from './persons.service';
import { PriceController } from './price/price.controller';
import { Prices } from './price/prices.service';
import { AvatarUse } from './profile/avatar-use';
import { EmailChange } from './profile/email-change.service';
import { ProfileChangeService } from './profile/profile-change.service';
import { ProfileController } from './profile/profile.controller';
import { ProfileService } from './profile/profile.service';
import { RegistrationController } from './registration/registration.controller';
import { RegistrationService } from './registration/registration.service';
import { DevicesService } from './session/devices.service';
import { SessionController } from './session/session.controller';
import { SessionService } from './session/session.service';
import { SignInService } from './session/sign-in.service';
import { Ledger } from './subscription/ledger.service';
import { PremiumRound } from './subscription/premium-round';
import { RemindersController } from './subscription/reminders.controller';
import { SubscriptionController } from './subscription/subscription.controller';
import { SubscriptionService } from './subscription/subscription.service';

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
    SubscriptionController,
    RemindersController,
    PaymentsController,
    ProviderController,
    AdministrationController,
    FactorController,
    AdsController,
    OwnDataController,
    LetterPagesController,
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
    Persons,
    Prices,
    Ledger,
    SubscriptionService,
    PremiumRound,
    Settling,
    PaymentsService,
    PaymentRounds,
    PaymentsAdmin,
    PeopleAdmin,
    DeskService,
    KeepingOut,
    Factors,
    AdsService,
    NoticeChoices,
    OwnPassword,
    EmailChange,
    AvatarUse,
    Copies,
    LeavingService,
    Departure,
    { provide: FiscalReceipts, useClass: NoReceipts },
    { provide: PaymentProvider, useFactory: providerOf, inject: [CONFIG, Outgoing, DataSource] },
  ],
  exports: [Sessions, People, Persons, Notices, HouseholdMoves],
})
export class AccountModule {}
