/** What the sandbox's bank can be told to do. */
export const SANDBOX_OUTCOMES = [
  'success',
  'failure',
  'closed',
  'late',
  'silent',
  'twice',
  'disorder',
  'away',
] as const;
export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number];

/** The words of the sandbox's page. */
export const SANDBOX_WORDS = {
  uk: {
    mark: 'Пісочниця: справжні гроші не списуються',
    title: 'Оплата',
    text: 'Це сторінка для перевірки. Виберіть, що зробить банк.',
    outcomes: {
      success: 'Оплатити успішно',
      failure: 'Відхилити оплату',
      closed: 'Оплатити й не повертатися (закрита вкладка)',
      late: 'Оплатити, відповідь банку надійде згодом',
      silent: 'Оплатити, відповідь банку загубиться',
      twice: 'Оплатити, відповідь банку надійде двічі',
      disorder: 'Оплатити, після успіху надійде стара відмова',
      away: 'Повернутися без оплати',
    },
    closedTitle: 'Оплачено',
    closedText: 'Цю вкладку можна закрити.',
  },
  ru: {
    mark: 'Песочница: настоящие деньги не списываются',
    title: 'Оплата',
    text: 'Это страница для проверки. Выберите, что сделает банк.',
    outcomes: {
      success: 'Оплатить успешно',
      failure: 'Отклонить оплату',
      closed: 'Оплатить и не возвращаться (закрытая вкладка)',
      late: 'Оплатить, ответ банка придёт позже',
      silent: 'Оплатить, ответ банка потеряется',
      twice: 'Оплатить, ответ банка придёт дважды',
      disorder: 'Оплатить, после успеха придёт старый отказ',
      away: 'Вернуться без оплаты',
    },
    closedTitle: 'Оплачено',
    closedText: 'Эту вкладку можно закрыть.',
  },
  en: {
    mark: 'Sandbox: no real money is taken',
    title: 'Payment',
    text: 'This page is for trying things out. Choose what the bank does.',
    outcomes: {
      success: 'Pay successfully',
      failure: 'Refuse the payment',
      closed: 'Pay and do not go back (closed tab)',
      late: 'Pay, the bank’s answer comes later',
      silent: 'Pay, the bank’s answer gets lost',
      twice: 'Pay, the bank answers twice',
      disorder: 'Pay, an old refusal comes after the success',
      away: 'Go back without paying',
    },
    closedTitle: 'Paid',
    closedText: 'You can close this tab.',
  },
} as const;
