import { Injectable } from '@nestjs/common';
import { COUNTRIES, type Inputs, type Outputs, type Topic } from '@sytno/contract';
import { LOW_KCAL } from '@sytno/domain';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { Pictures } from '../../platform/pictures/pictures.service';
import { now } from '../../platform/time/clock';
import { User } from '../user.entity';
import { Profile } from './profile.entity';
import { ProfileService } from './profile.service';

type Change = Inputs['account']['profile']['change'];
type Targets = NonNullable<Change['targets']>;

const TARGETS = ['kcal', 'protein', 'fat', 'carbs', 'cash'] as const satisfies readonly (keyof Targets)[];
const PERSONAL = ['name', 'countryCode', 'language', 'timeZone'] as const satisfies readonly (keyof Change &
  keyof User)[];

const HABITS = ['hideNumbers', 'servings'] as const satisfies readonly (keyof Change & keyof Profile)[];

/** What of pages shows money, and is asked again when its currency is another. */
const WITH_MONEY: readonly Topic[] = ['mealplans.menu', 'recipes.recipe', 'recipes.catalog', 'grocery.lists'];

/** Changing the own profile. */
@Injectable()
export class ProfileChangeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: ProfileService,
    private readonly pictures: Pictures,
    private readonly live: Live,
  ) {}

  /**
   * Changes what is given; the rest stays. The country decides the currency, and a new currency needs a new
   * cash limit: the old number would mean another sum (product decision 2.17).
   *
   * @throws Refusal INPUT_INVALID with `blank` at targets.cash when a new currency comes without a cash
   *   limit, with `target.low` at targets.kcal when a new low target is not confirmed, with `choice` at avatarId for
   *   what is no picture of his
   */
  async change(actor: Actor, change: Change): Promise<Outputs['account']['profile']['change']> {
    await this.dataSource.transaction((manager) => this.store(manager, actor, change));
    const { profile, profileData, avatarId } = await this.profiles.of(actor);
    return { profile, profileData, avatarId };
  }

  private async store(manager: EntityManager, actor: Actor, change: Change): Promise<void> {
    const { userId, householdId } = actor;
    const lock = { mode: 'pessimistic_write' } as const;
    const user = await manager.findOne(User, { where: { id: userId }, lock });
    const profile = await manager.findOne(Profile, { where: { userId }, lock });
    if (!user || !profile) throw new Refusal('SIGN_IN_REQUIRED');

    const currency = change.countryCode ? COUNTRIES[change.countryCode] : profile.currency;
    refuseFaults(profile, change, currency);

    const personal = PERSONAL.filter((key) => change[key] !== undefined && change[key] !== user[key]);
    if (personal.length > 0) {
      await manager.update(User, userId, Object.fromEntries(personal.map((key) => [key, change[key]])));
    }
    const { targets } = change;
    const newTargets = targets !== undefined && TARGETS.some((key) => targets[key] !== profile[key]);
    const newCurrency = currency !== profile.currency;
    if (newTargets || newCurrency) {
      const targetsUpdatedAt = newTargets ? now() : profile.targetsUpdatedAt;
      await manager.update(Profile, { userId }, { ...targets, currency, targetsUpdatedAt });
    }

    const habits = HABITS.filter((key) => change[key] !== undefined && change[key] !== profile[key]);
    if (habits.length > 0) {
      const chosen = Object.fromEntries(habits.map((key) => [key, change[key]]));
      await manager.update(Profile, { userId }, chosen);
    }
    const newPicture = await this.takePicture(manager, actor, user, change.avatarId);

    const changed = newPicture || habits.length > 0 || personal.length > 0 || newTargets || newCurrency;
    if (!changed) return;
    const own: Topic[] = ['account.profile', 'account.session', ...(newCurrency ? WITH_MONEY : [])];
    await this.live.touched({ userId }, own, manager);
    const shared = sharedTopics(newPicture ? [...personal, 'name'] : personal, newTargets || newCurrency);
    await this.live.touched({ householdId }, shared, manager);
  }

  /** @returns whether another picture, or none, is shown from now on */
  private async takePicture(
    manager: EntityManager,
    actor: Actor,
    user: User,
    avatarId: string | null | undefined,
  ): Promise<boolean> {
    if (avatarId === undefined || avatarId === user.avatarId) return false;
    if (avatarId !== null && !(await this.pictures.isOwn(manager, actor, avatarId, 'avatar'))) {
      throw Refusal.fields('INPUT_INVALID', { path: 'avatarId', code: 'choice' });
    }
    await manager.update(User, user.id, { avatarId });
    return true;
  }
}

/** What the others of the household see of a change: a name, the sum of limits, whose day it is. */
function sharedTopics(personal: readonly (typeof PERSONAL)[number][], money: boolean): Topic[] {
  return [
    ...(personal.includes('name') ? (['account.household'] as const) : []),
    ...(money || personal.includes('timeZone') ? (['mealplans.menu'] as const) : []),
  ];
}

function refuseFaults(profile: Profile, { targets, lowTargetConfirmed }: Change, currency: string): void {
  if (!targets) {
    if (currency === profile.currency) return;
    throw Refusal.fields('INPUT_INVALID', { path: 'targets.cash', code: 'blank' });
  }
  const low = targets.kcal < LOW_KCAL && targets.kcal !== profile.kcal;
  if (low && lowTargetConfirmed !== true) {
    throw Refusal.fields('INPUT_INVALID', { path: 'targets.kcal', code: 'target.low' });
  }
}
