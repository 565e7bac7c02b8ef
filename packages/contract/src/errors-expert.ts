/** Refusals around experts and their groups. */
export const EXPERT_ERRORS = {
  GROUPS_FULL: {
    status: 409,
    text: {
      en: 'You lead fifty groups, which is the most. End one first.',
      uk: 'Ви ведете п’ятдесят груп, більше не можна. Спершу завершіть одну.',
      ru: 'Вы ведёте пятьдесят групп, больше нельзя. Сначала завершите одну.',
    },
  },
  GROUP_FULL: {
    status: 409,
    text: {
      en: 'There are five hundred people in this group, which is the most.',
      uk: 'У цій групі п’ятсот людей, більше не можна.',
      ru: 'В этой группе пятьсот человек, больше нельзя.',
    },
  },
  CONSENT_REQUIRED: {
    status: 403,
    text: {
      en: 'This person has not agreed that you see this.',
      uk: 'Ця людина не дозволила вам це бачити.',
      ru: 'Этот человек не разрешил вам это видеть.',
    },
  },
  WEEK_EMPTY: {
    status: 409,
    text: {
      en: 'There is no dish in this week yet.',
      uk: 'У цьому тижні ще немає жодної страви.',
      ru: 'В этой неделе ещё нет ни одного блюда.',
    },
  },
  WEEK_PRIVATE: {
    status: 409,
    text: {
      en: 'Some dishes are your own recipes that nobody else sees. Publish them or put others in their place.',
      uk: 'Деякі страви — ваші власні рецепти, яких ніхто більше не бачить. Опублікуйте їх або поставте інші.',
      ru: 'Некоторые блюда — ваши собственные рецепты, которых никто больше не видит. Опубликуйте их или поставьте другие.',
    },
  },
} as const;
