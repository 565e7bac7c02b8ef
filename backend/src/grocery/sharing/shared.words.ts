import type { Language } from '@sytno/domain';

const WORDS: Readonly<Record<Language, { title: string; description: string }>> = {
  uk: { title: 'Список покупок', description: 'Спільний список покупок: позначайте, що вже в кошику.' },
  ru: { title: 'Список покупок', description: 'Общий список покупок: отмечайте, что уже в корзине.' },
  en: { title: 'Shopping list', description: 'A shared shopping list: tick what is in the basket.' },
};

/** What a preview of a link to a list says: whose it is and what is on it stays behind the link. */
export const sharedWords = (language: Language) => WORDS[language];
