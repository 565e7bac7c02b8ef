/** Refusals about premium and payments; part of the one catalogue in errors.ts. */
export const MONEY_ERRORS = {
  PREMIUM_REQUIRED: {
    status: 403,
    text: {
      en: 'This is part of premium. What you have done so far stays.',
      uk: 'Це вміє преміум. Усе, що ви вже зробили, лишається.',
      ru: 'Это умеет премиум. Всё, что вы уже сделали, остаётся.',
    },
  },
  EXPERT_REQUIRED: {
    status: 403,
    text: {
      en: 'This is part of the nutritionist’s tariff. What you have done so far stays.',
      uk: 'Це частина тарифу нутриціолога. Усе, що ви вже зробили, лишається.',
      ru: 'Это часть тарифа нутрициолога. Всё, что вы уже сделали, остаётся.',
    },
  },
  TRIAL_USED: {
    status: 409,
    text: {
      en: 'You have had the trial already; it comes once.',
      uk: 'Пробний період у вас уже був, він буває один раз.',
      ru: 'Пробный период у вас уже был, он бывает один раз.',
    },
  },
  EMAIL_UNCONFIRMED: {
    status: 409,
    text: {
      en: 'Confirm your e-mail first: the link is in our letter.',
      uk: 'Спершу підтвердьте адресу: посилання у нашому листі.',
      ru: 'Сначала подтвердите адрес: ссылка в нашем письме.',
    },
  },
  PAYMENT_SETTLED: {
    status: 409,
    text: {
      en: 'This order stands differently by now; nothing was changed.',
      uk: 'Це замовлення вже в іншому стані, нічого не змінено.',
      ru: 'Этот заказ уже в другом состоянии, ничего не изменено.',
    },
  },
  PAYMENTS_WAITING: {
    status: 409,
    text: {
      en: 'Another order of yours is still being looked at. Wait for the answer first.',
      uk: 'Ваше інше замовлення ще перевіряють. Спершу дочекайтеся відповіді.',
      ru: 'Ваш другой заказ ещё проверяют. Сначала дождитесь ответа.',
    },
  },
} as const;
