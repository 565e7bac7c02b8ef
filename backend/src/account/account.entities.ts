import { Ad, AdDay } from './ads/ad.entity';
import { Eater } from './household/eater.entity';
import { Factor, RecoveryCode } from './factor/factor.entity';
import { Household } from './household/household.entity';
import { Invitation } from './household/invitation.entity';
import { Member } from './household/member.entity';
import { Link } from './link.entity';
import { Message } from './messages/message.entity';
import { Notice } from './messages/notice.entity';
import { Copy } from './owndata/copy.entity';
import { KeptPayment, Leaving } from './owndata/leaving.entity';
import { Payment, PaymentNews, SandboxOrder } from './payments/payment.entity';
import { Price } from './price/price.entity';
import { PremiumDays } from './profile/premium-days.entity';
import { Profile } from './profile/profile.entity';
import { Acceptance } from './registration/acceptance.entity';
import { ActiveDay } from './session/active-day.entity';
import { Session } from './session/session.entity';
import { PremiumTold } from './subscription/premium-told.entity';
import { User } from './user.entity';

export const ACCOUNT_ENTITIES = [
  User,
  Session,
  ActiveDay,
  Factor,
  RecoveryCode,
  Link,
  Profile,
  Acceptance,
  Household,
  Member,
  Invitation,
  Eater,
  PremiumDays,
  Notice,
  Message,
  Payment,
  PaymentNews,
  SandboxOrder,
  PremiumTold,
  Price,
  Ad,
  AdDay,
  Copy,
  Leaving,
  KeptPayment,
];
