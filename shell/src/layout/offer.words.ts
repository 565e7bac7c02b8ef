/** What is said where a tariff alone is missing, and beside an own advertisement. */
export const OFFER_WORDS = {
  uk: {
    ad: 'Оголошення',
    premium: {
      title: 'Це вміє преміум',
      text: 'Преміум міг закінчитися, поки ви працювали. Усе, що ви зробили, лишається на сторінці.',
    },
    expert: {
      title: 'Це частина тарифу нутриціолога',
      text: 'Його дні могли закінчитися, поки ви працювали. Усе, що ви зробили, лишається на сторінці.',
    },
    go: 'Переглянути ціни',
    newTab: 'відкриється в новій вкладці',
    close: 'Лишитися тут',
  },
  ru: {
    ad: 'Объявление',
    premium: {
      title: 'Это умеет премиум',
      text: 'Премиум мог закончиться, пока вы работали. Всё, что вы сделали, остаётся на странице.',
    },
    expert: {
      title: 'Это часть тарифа нутрициолога',
      text: 'Его дни могли закончиться, пока вы работали. Всё, что вы сделали, остаётся на странице.',
    },
    go: 'Посмотреть цены',
    newTab: 'откроется в новой вкладке',
    close: 'Остаться здесь',
  },
  en: {
    ad: 'Advertisement',
    premium: {
      title: 'This is part of premium',
      text: 'Premium may have ended while you were working. All that you did stays on the page.',
    },
    expert: {
      title: 'This is part of the nutritionist’s tariff',
      text: 'Its days may have ended while you were working. All that you did stays on the page.',
    },
    go: 'See the prices',
    newTab: 'opens in a new tab',
    close: 'Stay here',
  },
} as const;
