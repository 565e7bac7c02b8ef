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
  TIME_TAKEN: {
    status: 409,
    text: {
      en: 'This time is no longer free. Choose another one.',
      uk: 'Цей час уже не вільний. Оберіть інший.',
      ru: 'Это время уже занято. Выберите другое.',
    },
  },
  CONSULTATION_NOT_OPEN: {
    status: 403,
    text: {
      en: 'This expert consults only those who are in his courses or groups.',
      uk: 'Цей фахівець консультує лише тих, хто в його курсах чи групах.',
      ru: 'Этот специалист консультирует только тех, кто в его курсах или группах.',
    },
  },
  CONSULTATIONS_FULL: {
    status: 409,
    text: {
      en: 'You already have three consultations ahead with this expert. Cancel one, or come back after it.',
      uk: 'У вас уже три майбутні консультації з цим фахівцем. Скасуйте одну або поверніться після неї.',
      ru: 'У вас уже три предстоящие консультации с этим специалистом. Отмените одну или вернитесь после неё.',
    },
  },
  CONSULTATION_LATE: {
    status: 409,
    text: {
      en: 'It is too late to change this consultation by yourself. Agree on it with the expert.',
      uk: 'Змінити цю консультацію самостійно вже пізно. Домовтеся з фахівцем.',
      ru: 'Изменить эту консультацию самостоятельно уже поздно. Договоритесь со специалистом.',
    },
  },
  CONSULTATION_EARLY: {
    status: 409,
    text: {
      en: 'This consultation has not begun yet.',
      uk: 'Ця консультація ще не почалася.',
      ru: 'Эта консультация ещё не началась.',
    },
  },
  OFFERS_FULL: {
    status: 409,
    text: {
      en: 'You offer fifty times, which is the most. Remove one first.',
      uk: 'Ви пропонуєте п’ятдесят часів, більше не можна. Спершу приберіть один.',
      ru: 'Вы предлагаете пятьдесят времён, больше нельзя. Сначала уберите одно.',
    },
  },
  DOCUMENT_TYPE: {
    status: 415,
    text: {
      en: 'Only a picture (JPEG, PNG, WebP, AVIF) or a PDF that is whole can be attached.',
      uk: 'Додати можна лише зображення (JPEG, PNG, WebP, AVIF) або неушкоджений PDF.',
      ru: 'Прикрепить можно только изображение (JPEG, PNG, WebP, AVIF) или целый PDF.',
    },
  },
  DOCUMENT_HEAVY: {
    status: 413,
    text: {
      en: 'A PDF may have 10 MB at most.',
      uk: 'PDF може мати щонайбільше 10 МБ.',
      ru: 'PDF может занимать не больше 10 МБ.',
    },
  },
  DOCUMENTS_FULL: {
    status: 409,
    text: {
      en: 'There are twenty documents here, which is the most. Take one away first.',
      uk: 'Тут двадцять документів, більше не можна. Спершу приберіть один.',
      ru: 'Здесь двадцать документов, больше нельзя. Сначала уберите один.',
    },
  },
  COURSE_FULL: {
    status: 409,
    text: {
      en: 'All seats of this course are taken.',
      uk: 'Усі місця на цьому курсі вже зайняті.',
      ru: 'Все места на этом курсе уже заняты.',
    },
  },
} as const;
