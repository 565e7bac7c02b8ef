import type { Language } from '@sytno/domain';

const WORDS: Readonly<Record<Language, (inviter: string) => { title: string; description: string }>> = {
  uk: (inviter) => ({
    title: `${inviter} запрошує до родини`,
    description: 'Спільне меню на тиждень і спільні списки покупок, а цілі й порції — у кожного свої.',
  }),
  ru: (inviter) => ({
    title: `${inviter} приглашает в семью`,
    description: 'Общее меню на неделю и общие списки покупок, а цели и порции — у каждого свои.',
  }),
  en: (inviter) => ({
    title: `${inviter} invites you to a household`,
    description: 'One menu for the week and the same grocery lists, with your own targets and portions.',
  }),
};

/** What a preview of an invitation's link says. */
export const joinWords = (inviter: string, language: Language) => WORDS[language](inviter);
