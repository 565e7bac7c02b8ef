import { ADMIN_SIDER, PAGES, SIDER, type PageKey } from '@sytno/kit/routes';

/** Pages that belong to a place of the sider without lying below its address. */
const BELONGS: Partial<Record<PageKey, PageKey>> = {
  ingredient: 'recipes',
  parameters: 'mealplans',
  groups: 'courses',
  group: 'courses',
  consultations: 'courses',
  consultation: 'courses',
  expertProfile: 'courses',
};

/** The places that there is something at: a page that the live release of its section has. */
export function placesIn(
  places: readonly PageKey[],
  sections: { has: (page: PageKey) => boolean },
): readonly PageKey[] {
  return places.filter((place) => sections.has(place));
}

/** The sider's place that a page lies in: a recipe lies in Recipes. Undefined when it lies in none. */
export function siderPlaceOf(page: PageKey): PageKey | undefined {
  const { path } = PAGES[page];
  return (
    BELONGS[page] ??
    // The one that says most: the administration's first page lies above all its others.
    [...SIDER, ...ADMIN_SIDER]
      .filter((place) => `${path}/`.startsWith(`${PAGES[place].path}/`))
      .sort((a, b) => PAGES[b].path.length - PAGES[a].path.length)[0]
  );
}
