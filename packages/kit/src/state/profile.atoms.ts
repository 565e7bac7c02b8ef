import { INITIAL_PROFILE, type Language } from '@sytno/domain';
import { atom } from 'jotai';

/** The signed-in person's profile as the client knows it; initial values of spec §3 until the server answers. */
export const profileAtom = atom(INITIAL_PROFILE);

/** When the intake targets last changed (ISO instant), null when never. */
export const targetsUpdatedAtAtom = atom<string | null>(null);

/** The language of the page. */
export const localeAtom = atom<Language>('uk');

/** Application settings that pages read together. */
export const settingsAtom = atom((get) => ({
  locale: get(localeAtom),
  location: get(profileAtom).countryCode,
  kcalPerDay: get(profileAtom).targets.kcal,
  updatedAt: get(targetsUpdatedAtAtom),
}));

/** Whether the reader wants kcal, macros and their bars kept off the screen (product decision 3). */
export const numbersHiddenAtom = atom((get) => get(profileAtom).hideNumbers);
