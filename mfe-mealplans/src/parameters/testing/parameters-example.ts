import type { Inputs } from '@sytno/contract';
import {
  HEALTH_CONSENT_VERSION,
  MEAL_TYPES,
  mealsOfWeek,
  USUAL_MEAL_SHARES,
  USUAL_MEAL_TIMES,
  USUAL_REPEATS,
} from '@sytno/domain';
import type { FakeAnswers } from '@sytno/kit/stand';
import type { Household, Parameters } from '../parameters.queries';

type Change = Inputs['mealplans']['parameters']['change'];
type NewEater = Inputs['account']['household']['addEater'];

const ID = (last: number): string => `00000000-0000-4000-8000-00000000000${String(last)}`;
const NOW = '2026-11-28T08:00:00.000Z';

const OF_MEALS = (count: number) => ({
  breakfast: count,
  'morning-snack': count,
  dinner: count,
  'afternoon-snack': count,
  supper: count,
});

/** Without what is not said. */
function defined<T extends object>(given: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

/** The usual parameters of somebody who was asked already. */
export function someParameters(given: Partial<Parameters> = {}): Parameters {
  return {
    disliked: [],
    minutes: [null, null, null, null, null, null, null],
    mealTypes: [...MEAL_TYPES],
    weekMeals: Array.from({ length: 7 }, () => [...MEAL_TYPES]),
    mealTimes: USUAL_MEAL_TIMES,
    mealShares: USUAL_MEAL_SHARES,
    excludedRecipes: [],
    excludedCategories: [],
    missing: [],
    withoutElectricity: false,
    favouritesFirst: false,
    repeats: USUAL_REPEATS,
    limits: { allowed: false, kcal: false, cash: false },
    health: null,
    firstRun: { answers: {}, finishedAt: NOW },
    ...given,
  };
}

/** A person alone. */
export function aHousehold(): Household {
  return {
    id: ID(1),
    ownerId: ID(2),
    members: [{ userId: ID(2), name: 'Олена', email: 'olena@sytno.test', isOwner: true }],
    eaters: [],
  };
}

/** A server that keeps parameters and eaters in its memory, and what it was asked to change. */
export class ParametersExample {
  readonly changes: Omit<Change, 'language'>[] = [];
  household = aHousehold();

  constructor(public parameters: Parameters) {}

  get answers(): FakeAnswers {
    return {
      'mealplans.parameters.get': () => this.parameters,
      'mealplans.parameters.change': ({ language: _, seen: _seen, ...change }: Change) => {
        this.changes.push(change);
        this.parameters = this.changed(change);
        return this.parameters;
      },
      'account.household.get': () => this.household,
      'account.household.addEater': (fields: NewEater) => {
        const eater = { id: ID(this.household.eaters.length + 3), ...fields };
        this.household = { ...this.household, eaters: [...this.household.eaters, eater] };
        return eater;
      },
      'mealplans.parameters.matches': () => ({ fit: OF_MEALS(12), all: OF_MEALS(20) }),
      'mealplans.parameters.limits': () => ({ kcal: null, cash: null, more: null }),
      'mealplans.calendar.get': () => ({ url: null, createdAt: null }),
      'recipes.catalog.categories': () => ({ items: [], kcal: null }),
      'recipes.ingredients.find': () => ({ items: [{ id: 'dill', name: 'кріп', icon: 'herb' }] }),
    };
  }

  private changed(change: Omit<Change, 'language'>): Parameters {
    const { disliked, health, healthConsent, answer, firstRunFinished, mealTypes, ...rest } = change;
    const { excludedRecipes, limits, ...plain } = rest;
    const { firstRun, ...old } = this.parameters;
    const weekMeals = change.weekMeals ?? (mealTypes ? old.weekMeals.map(() => mealTypes) : old.weekMeals);
    const agreed = { consentVersion: HEALTH_CONSENT_VERSION, consentAt: NOW };
    return {
      ...old,
      ...defined(plain),
      disliked: disliked?.map((id) => ({ id, name: id, icon: '' })) ?? old.disliked,
      excludedRecipes: excludedRecipes?.map((id) => ({ id, name: id })) ?? old.excludedRecipes,
      weekMeals,
      mealTypes: mealsOfWeek(weekMeals),
      limits: { ...old.limits, ...limits },
      health: healthConsent === null ? null : health ? { ...health, ...agreed } : old.health,
      firstRun: {
        answers: answer ? { ...firstRun.answers, [answer.question]: answer.answer } : firstRun.answers,
        finishedAt: firstRunFinished === undefined ? firstRun.finishedAt : firstRunFinished ? NOW : null,
      },
    };
  }
}
