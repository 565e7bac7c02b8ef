import { Injectable } from '@nestjs/common';
import type { Outputs } from '@sytno/contract';
import type { PlanRules } from '@sytno/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { PlanFacts } from '../../recipes';
import { healthTogether } from './health';
import { parametersOf } from './parameters-row';
import type { Parameters } from './parameters.entity';

type Matches = Outputs['mealplans']['parameters']['matches'];

/** What holds for everybody at a table, and what it leaves of the recipes. */
@Injectable()
export class PlanRulesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: People,
    private readonly facts: PlanFacts,
  ) {}

  /** For members with their consent, and eaters without an account, by what the household said. */
  async of(manager: EntityManager, row: Parameters): Promise<PlanRules> {
    const { householdId } = row;
    const { members } = await this.people.peopleOf(householdId, manager);
    const userIds = members.map(({ userId }) => userId);
    const health = await healthTogether(manager, userIds);
    const allergies = await this.people.allergiesOf(householdId, manager);
    return {
      allergens: new Set([...health.allergens, ...allergies]),
      diets: health.diets,
      disliked: new Set(row.disliked),
      excluded: new Set([...row.excludedRecipes, ...row.excludedCategories]),
      missing: new Set(row.missing),
      withoutElectricity: row.withoutElectricity,
      minutes: row.minutes,
      repeats: { times: row.repeatTimes, days: row.repeatDays },
      favourites: new Set(row.favouritesFirst ? await this.facts.favouritesOf(userIds, manager) : []),
    };
  }

  /** How many recipes are left for each meal, out of how many there are. */
  async matches(actor: Actor): Promise<Matches> {
    const { manager } = this.dataSource;
    const rules = await this.of(manager, await parametersOf(manager, actor.householdId));
    return this.facts.countFor(actor, rules, manager);
  }
}
