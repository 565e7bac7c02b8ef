/** Refusals about the menu and what was eaten of it; part of the one catalogue in errors.ts. */
export const MENU_ERRORS = {
  DAY_TOO_FAR: {
    status: 400,
    text: {
      en: 'The menu reaches two years back and two years ahead.',
      uk: 'Меню сягає на два роки назад і на два роки вперед.',
      ru: 'Меню охватывает два года назад и два года вперёд.',
    },
  },
  DAY_FULL: {
    status: 409,
    text: {
      en: 'A day holds at most 40 dishes.',
      uk: 'В один день вміщається щонайбільше 40 страв.',
      ru: 'В один день помещается не больше 40 блюд.',
    },
  },
  DAY_AHEAD: {
    status: 400,
    text: {
      en: 'This day has not come yet: nothing of it has been eaten.',
      uk: 'Цей день ще не настав: з нього ще нічого не з’їдено.',
      ru: 'Этот день ещё не наступил: из него ещё ничего не съедено.',
    },
  },
  SAID_ALREADY: {
    status: 409,
    text: {
      en: 'This person has already said what they ate.',
      uk: 'Ця людина вже сама записала, що їла.',
      ru: 'Этот человек уже сам записал, что ел.',
    },
  },
} as const;
