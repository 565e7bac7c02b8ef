import type { Boot } from './boot';
import type { DeveloperChoice } from './shell-context';

type Config = Pick<Boot['config'], 'sectionsOverride'>;

/** For everybody but a developer: the releases of the registry. */
export const NO_OVERRIDES: DeveloperChoice = {
  active: {},
  asked: {},
  releaseOf: () => undefined,
  reset: () => undefined,
};

/** Whether there is something to look at, so that everybody else need not load how. */
export function wantsOverrides({ sectionsOverride }: Config): boolean {
  return window.location.search.includes('mfe.') || (sectionsOverride && localStorage.getItem(KEY) !== null);
}

/** As in `sections/overrides`, which is loaded only for a developer. */
const KEY = 'mfe-override';

/** What a developer wants instead of releases; what the address asks for is kept where that is allowed. */
export async function loadOverrides({ sectionsOverride }: Config): Promise<DeveloperChoice> {
  const load = await import(/* webpackChunkName: "override" */ '../sections/overrides').catch(
    () => undefined,
  );
  if (!load) return NO_OVERRIDES;
  const { askedOverrides, keepOverrides, releaseAt, resetOverrides, withoutAsked } = load;
  const { origin, search } = window.location;
  const asked = askedOverrides(search);
  if (!sectionsOverride) return { ...NO_OVERRIDES, asked };
  const active = keepOverrides(localStorage, asked, origin);
  if (Object.keys(asked).length > 0) {
    window.history.replaceState(window.history.state, '', withoutAsked(window.location));
  }
  return {
    active,
    asked: {},
    releaseOf: (section) => {
      const place = active[section];
      return place === undefined ? undefined : releaseAt(section, place, origin);
    },
    reset: () => {
      resetOverrides(localStorage);
      window.location.reload();
    },
  };
}
