import { dayAt, INITIAL_TEMPLATE_ITEM, initialMenuItem, timeAt, type Day } from '@sytno/domain';
import { browserTimeZone, now } from '@sytno/kit';
import { atom } from 'jotai';
import type { MenuItem, MenuPlace } from './week';

/** Today at this browser. */
export const today = (): Day => dayAt(now(), browserTimeZone());

/** The time of day at this browser, 'HH:MM'. */
export const clock = (): string => timeAt(now(), browserTimeZone());

/** The day that is shown, kept while the person walks through other pages. */
export const shownDayAtom = atom<Day>(today());

/** The dish about to be put on the menu (spec §3). */
export const newMenuItemAtom = atom(initialMenuItem(today()));

/** The dish about to be put into a template (spec §3). */
export const newTemplateItemAtom = atom(INITIAL_TEMPLATE_ITEM);

/** The dish that is being carried, by hand or by keys, and where it would come to stand: null while it is over no day. */
export const carriedAtom = atom<{ item: MenuItem; to: MenuPlace | null } | null>(null);
