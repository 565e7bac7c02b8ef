import { Injectable } from '@nestjs/common';
import type { Outputs } from '@sytno/contract';
import { dayAt, daysLeft, premiumUntil, subscriptionStatus, type LedgerEntry } from '@sytno/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { GroceryUse } from '../../grocery';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { Pictures } from '../../platform/pictures/pictures.service';
import { now } from '../../platform/time/clock';
import { LinkService } from '../link.service';
import { hasAccepted } from '../registration/new-account';
import { User } from '../user.entity';
import { accessOf } from './access';
import { PremiumDays } from './premium-days.entity';
import { Profile } from './profile.entity';

/** What is told of a person; what he may do with his household's matters, his session knows. */
type ProfileAnswer = Omit<Outputs['account']['profile']['get'], 'householdAccess' | 'newEmail'>;

/** A person's own profile, as `session.current` and `profile.get` tell it. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly groceryUse: GroceryUse,
    private readonly pictures: Pictures,
    private readonly links: LinkService,
  ) {}

  /** @throws Refusal SIGN_IN_REQUIRED when the account has gone in the meantime */
  async of(actor: Pick<Actor, 'userId' | 'householdId' | 'householdRole'>): Promise<ProfileAnswer> {
    const { manager } = this.dataSource;
    const [user, ledger, usedShoppingList] = await Promise.all([
      userWithProfile(manager, actor.userId),
      manager.find(PremiumDays, { where: { userId: actor.userId }, order: { number: 'ASC' } }),
      this.groceryUse.hasListInUse(actor.householdId),
    ]);
    if (!user) throw new Refusal('SIGN_IN_REQUIRED');
    const today = dayAt(now(), user.timeZone);
    const pictures = await this.pictures.photosOf([user.avatarId]);
    return {
      email: user.email,
      avatarId: user.avatarId,
      emailConfirmed: user.emailConfirmedAt !== null,
      memberSince: user.createdAt,
      profile: {
        ...profileState(user, user.profile, { daysLeft: daysLeft(ledger, today), usedShoppingList }),
        householdRole: actor.householdRole,
      },
      profileData: {
        name: user.name,
        avatar: pictures.get(user.avatarId ?? '')?.sizes[0]?.url ?? null,
        countryCode: user.countryCode,
        language: user.language,
        timeZone: user.timeZone,
      },
      subscription: subscriptionOf(ledger, today),
    };
  }

  /** The address that he asked for and has not confirmed yet. */
  newEmail({ userId }: Pick<Actor, 'userId'>): Promise<string | null> {
    return this.links.waitingEmail(this.dataSource.manager, userId);
  }

  /** Whether he accepted the edition of the terms that is in force. */
  hasAcceptedTerms({ userId }: Pick<Actor, 'userId'>): Promise<boolean> {
    return hasAccepted(this.dataSource.manager, userId);
  }
}

/** One question for both rows. */
function userWithProfile(
  manager: EntityManager,
  userId: string,
): Promise<(User & { readonly profile: Profile }) | null> {
  return manager
    .createQueryBuilder(User, 'user')
    .innerJoinAndMapOne('user.profile', Profile, 'profile', 'profile.userId = user.id')
    .where({ id: userId })
    .getOne() as Promise<(User & { profile: Profile }) | null>;
}

function profileState(
  { role, expertKind, countryCode }: User,
  { kcal, protein, fat, carbs, cash, currency, trialUsed, targetsUpdatedAt, hideNumbers, servings }: Profile,
  facts: { daysLeft: number; usedShoppingList: boolean },
): ProfileAnswer['profile'] {
  return {
    access: accessOf({ role, expertKind, daysLeft: facts.daysLeft }),
    trialUsed,
    daysLeft: facts.daysLeft,
    targets: { kcal, protein, fat, carbs, cash },
    currency,
    countryCode,
    usedShoppingList: facts.usedShoppingList,
    hideNumbers,
    servings,
    targetsUpdatedAt,
  };
}

function subscriptionOf(ledger: readonly LedgerEntry[], today: string): ProfileAnswer['subscription'] {
  return { status: subscriptionStatus(ledger, today), until: premiumUntil(ledger) };
}
