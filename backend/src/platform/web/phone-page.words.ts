import type { Language } from '@sytno/domain';

/** What the application is called on a screen full of them, and in the title. */
export const PHONE_NAMES: Readonly<Record<Language, { readonly short: string; readonly long: string }>> = {
  uk: { short: 'Sytno: список', long: 'Список покупок – Sytno' },
  ru: { short: 'Sytno: список', long: 'Список покупок – Sytno' },
  en: { short: 'Sytno list', long: 'Shopping list – Sytno' },
};
