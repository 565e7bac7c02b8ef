import type { Inputs } from '@sytno/contract';
import { HEALTH_CONSENT_VERSION, MEAL_TYPES } from '@sytno/domain';
import type { FakeAnswers } from '@sytno/kit/stand';
import type { Household, Parameters } from '../parameters.queries';

type Change = Inputs['mealplans']['parameters']['change'];
type NewEater = Inputs['account']['household']['addEater'];

const ID = (last: number): string => `00000000-0000-4000-8000-00000000000${String(last)}`;
const NOW = '2026-11-28T08:00:00.000Z';

/** The usual parameters of somebody who was asked already. */
export function someParameters(given: Partial<Parameters> = {}): Parameters {
  return {
    disliked: [],
    minutes: [null, null, null, null, null, null, null],
    mealTypes: [...MEAL_TYPES],
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
      'mealplans.parameters.change': ({ language: _, ...change }: Change) => {
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
      'recipes.ingredients.find': () => ({ items: [{ id: 'dill', name: 'кріп', icon: 'herb' }] }),
    };
  }

  private changed(change: Omit<Change, 'language'>): Parameters {
    const { disliked, health, healthConsent, answer, firstRunFinished, minutes, mealTypes } = change;
    const { firstRun, ...old } = this.parameters;
    const agreed = { consentVersion: HEALTH_CONSENT_VERSION, consentAt: NOW };
    return {
      disliked: disliked?.map((id) => ({ id, name: id, icon: '' })) ?? old.disliked,
      minutes: minutes ?? old.minutes,
      mealTypes: mealTypes ?? old.mealTypes,
      health: healthConsent === null ? null : health ? { ...health, ...agreed } : old.health,
      firstRun: {
        answers: answer ? { ...firstRun.answers, [answer.question]: answer.answer } : firstRun.answers,
        finishedAt: firstRunFinished === undefined ? firstRun.finishedAt : firstRunFinished ? NOW : null,
      },
    };
  }
}
