import type { Language } from '@sytno/domain';
import type { TextTree } from '@sytno/kit/door';

/** The namespace of the door's texts. */
export const DOOR_TEXTS = 'door';

/** The namespace of the sample's words. */
export const SAMPLE_TEXTS = 'sample';

/** The texts of a page of the door by namespace. */
export interface DoorBundle {
  door: TextTree;
  kit: TextTree;
  /** The words of the landing page's sample, by the ids of its figures. */
  sample: TextTree;
}

/** One file a language; the server tells the browser to fetch it with the page's script. */
export const BUNDLES: Record<Language, () => Promise<DoorBundle>> = {
  uk: () => import(/* webpackChunkName: "door-texts-uk" */ './texts/bundle.uk'),
  ru: () => import(/* webpackChunkName: "door-texts-ru" */ './texts/bundle.ru'),
  en: () => import(/* webpackChunkName: "door-texts-en" */ './texts/bundle.en'),
};
