/** The words of the mails. `{name}` is filled in; a blank line parts paragraphs. */
export const uk = {
  confirm: {
    subject: 'Підтвердьте вашу адресу — Ситно',
    body: 'Вітаємо у «Ситно»!\n\nПідтвердьте, що ця адреса ваша. Посилання діє 24 години.',
    button: 'Підтвердити адресу',
  },
  password: {
    subject: 'Новий пароль — Ситно',
    body: 'Хтось попросив новий пароль до вашого облікового запису в «Ситно».\n\nЯкщо це були ви, встановіть його за посиланням. Воно діє одну годину й лише один раз.',
    button: 'Встановити новий пароль',
  },
  passwordChanged: {
    subject: 'Пароль змінено — Ситно',
    body: 'Пароль до вашого облікового запису в «Ситно» щойно змінили, і всі пристрої вийшли з нього.\n\nЯкщо це були не ви, одразу попросіть новий пароль.',
    button: 'Попросити новий пароль',
  },
  /** Below the button, for readers whose program shows none. */
  byHand: 'Якщо кнопка не працює, відкрийте цю адресу:',
  ignore: 'Якщо ви цього не просили, просто не зважайте на цей лист.',
};

/** What every language must have. */
export type MailTexts = typeof uk;
