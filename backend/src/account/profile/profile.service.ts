import { Injectable } from '@nestjs/common';
import type { Outputs } from '@sytno/contract';
import { DataSource } from 'typeorm';
import { GroceryUse } from '../../grocery';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { now } from '../../platform/time/clock';
import { User } from '../user.entity';
import { accessOf } from './access';
import { daysLeft } from './premium-days';
import { PremiumDays } from './premium-days.entity';
import { Profile } from './profile.entity';

type ProfileAnswer = Outputs['account']['profile']['get'];

/** A person's own profile, as `session.current` and `profile.get` tell it. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly groceryUse: GroceryUse,
  ) {}

  /** @throws Refusal SIGN_IN_REQUIRED when the account has gone in the meantime */
  async of(actor: Actor): Promise<ProfileAnswer> {
    const { manager } = this.dataSource;
    const [user, profile, ledger, usedShoppingList] = await Promise.all([
      manager.findOneBy(User, { id: actor.userId }),
      manager.findOneBy(Profile, { userId: actor.userId }),
      manager.findBy(PremiumDays, { userId: actor.userId }),
      this.groceryUse.hasUsedList(actor.householdId),
    ]);
    if (!user || !profile) throw new Refusal('SIGN_IN_REQUIRED');
    const left = daysLeft(ledger, now(), user.timeZone);
    return {
      email: user.email,
      emailConfirmed: user.emailConfirmedAt !== null,
      memberSince: user.createdAt,
      profile: {
        access: accessOf({ role: user.role, expertKind: user.expertKind, daysLeft: left }),
        trialUsed: profile.trialUsed,
        daysLeft: left,
        targets: targetsOf(profile),
        currency: profile.currency,
        countryCode: user.countryCode,
        usedShoppingList,
        targetsUpdatedAt: profile.targetsUpdatedAt,
      },
      profileData: {
        name: user.name,
        avatar: user.avatar,
        countryCode: user.countryCode,
        language: user.language,
        timeZone: user.timeZone,
      },
    };
  }
}

function targetsOf({ kcal, protein, fat, carbs, cash }: Profile): ProfileAnswer['profile']['targets'] {
  return { kcal, protein, fat, carbs, cash };
}
