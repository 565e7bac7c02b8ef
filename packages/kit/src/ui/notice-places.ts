import { atom } from 'jotai';

/**
 * Where notices appear, the latest place last: each open dialog brings one, since what lies outside of a
 * modal dialog is inert. With none it is the page's own region.
 */
export const noticePlacesAtom = atom<readonly HTMLElement[]>([]);
