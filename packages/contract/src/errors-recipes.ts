/** Refusals about recipes and the make-up of foods that a person keeps; part of the one catalogue in errors.ts. */
export const RECIPE_ERRORS = {
  RECIPES_FULL: {
    status: 409,
    text: {
      en: 'You have 5,000 recipes. Delete one to add another.',
      uk: 'У вас уже 5000 рецептів. Видаліть якийсь, щоб додати новий.',
      ru: 'У вас уже 5000 рецептов. Удалите какой-нибудь, чтобы добавить новый.',
    },
  },
  STEPS_COPIED: {
    status: 409,
    text: {
      en: '{share} % of the wording of the steps is the page’s. Tell the cooking in your own words.',
      uk: '{share} % тексту кроків збігається зі сторінкою. Опишіть приготування своїми словами.',
      ru: '{share} % текста шагов совпадает со страницей. Опишите приготовление своими словами.',
    },
  },
  REPORT_OPEN: {
    status: 409,
    text: {
      en: 'You have reported this recipe already; an administrator will look at it.',
      uk: 'Ви вже поскаржилися на цей рецепт, адміністрація його перегляне.',
      ru: 'Вы уже пожаловались на этот рецепт, администрация его посмотрит.',
    },
  },
  OWN_RECIPE: {
    status: 409,
    text: {
      en: 'This recipe is your own: change the recipe itself.',
      uk: 'Це ваш власний рецепт: змініть сам рецепт.',
      ru: 'Это ваш собственный рецепт: измените сам рецепт.',
    },
  },
  COMPOSITIONS_FULL: {
    status: 409,
    text: {
      en: 'You keep 500 compositions of your own. Reset one to add another.',
      uk: 'Ви зберігаєте вже 500 власних складів. Скиньте якийсь, щоб додати новий.',
      ru: 'Вы храните уже 500 собственных составов. Сбросьте какой-нибудь, чтобы добавить новый.',
    },
  },
} as const;
