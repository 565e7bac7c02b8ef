import type { Texts } from '@sytno/domain';

/** Where things stand that the catalogue does not know: the last aisle of all. */
export const OTHER_AISLE: Texts = { uk: 'Інше', ru: 'Другое', en: 'Other' };
