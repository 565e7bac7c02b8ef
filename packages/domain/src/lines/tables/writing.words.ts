import type { Language } from '../../language';

/** The few words a written line needs besides the names of units. */
export const WRITING: Readonly<
  Record<Language, { readonly toTaste: string; readonly optional: string; readonly plus: string }>
> = {
  uk: { toTaste: 'за смаком', optional: 'за бажанням', plus: 'плюс' },
  ru: { toTaste: 'по вкусу', optional: 'по желанию', plus: 'плюс' },
  en: { toTaste: 'to taste', optional: 'optional', plus: 'plus' },
};
