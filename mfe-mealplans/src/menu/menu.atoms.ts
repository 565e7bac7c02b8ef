import { dayAt, INITIAL_TEMPLATE_ITEM, initialMenuItem, mondayOf, type Day } from '@sytno/domain';
import { browserTimeZone, now } from '@sytno/kit';
import { atom } from 'jotai';

/** Today at this browser. */
export const today = (): Day => dayAt(now(), browserTimeZone());

/** The Monday of the week that is shown. */
export const shownWeekAtom = atom<Day>(mondayOf(today()));

/** The dish about to be put on the menu (spec §3). */
export const newMenuItemAtom = atom(initialMenuItem(today()));

/** The dish about to be put into a template (spec §3). */
export const newTemplateItemAtom = atom(INITIAL_TEMPLATE_ITEM);
