/** What stands on the free tier where the administrator has put nothing: the product's own word. */
export const OWN_AD = {
  uk: {
    title: 'Преміум: 14 днів на спробу',
    text: 'Меню в межах ваших цілей і грошей, одне приготування на кілька днів, без реклами.',
    button: 'Що дає преміум',
  },
  ru: {
    title: 'Премиум: 14 дней на пробу',
    text: 'Меню в пределах ваших целей и денег, одно приготовление на несколько дней, без рекламы.',
    button: 'Что даёт премиум',
  },
  en: {
    title: 'Premium: 14 days to try',
    text: 'A menu within your targets and your money, one cooking for several days, no advertisements.',
    button: 'What premium brings',
  },
} as const;
