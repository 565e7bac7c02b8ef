/** Refusals about what was eaten; part of the one catalogue in errors.ts. */
export const MENU_ERRORS = {
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
