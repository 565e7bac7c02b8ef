import { aRecipe } from '../../recipe/testing/examples';
import type { Opened } from '../../review/review.queries';
import type { PublishingState } from '../publishing.queries';

/** A private recipe that lacks nothing, unless told otherwise. */
export function aState(given: Partial<PublishingState> = {}): PublishingState {
  return {
    standing: 'private',
    state: 'private',
    revision: 3,
    submittedAt: null,
    checks: { faults: [], likeness: null, pictureDropped: false },
    verdict: null,
    change: null,
    ...given,
  };
}

/** A new recipe that waits for an administrator. */
export function anOpened(given: Partial<Opened> = {}): Opened {
  const recipe = given.recipe ?? aRecipe();
  return {
    id: recipe.id,
    number: recipe.number,
    kind: 'new',
    state: 'pending',
    revision: 3,
    submittedAt: '2026-03-10T10:00:00.000Z',
    author: { name: 'Олена', published: 4, returned: 1, withdrawn: 0 },
    languages: ['uk'],
    recipe,
    published: null,
    changedLanguages: [],
    checks: { faults: [], likeness: null, pictureDropped: false, duplicates: [] },
    reports: [],
    verdicts: [],
    next: null,
    ...given,
  };
}
