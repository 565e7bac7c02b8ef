/** The page that ends reminders by mail. */
export const REMINDER_WORDS = {
  uk: {
    title: 'Не надсилати нагадувань?',
    text: 'Листи про те, що преміум закінчується, більше не надходитимуть. Листи про оплати та безпеку лишаються.',
    button: 'Не надсилати',
    doneTitle: 'Нагадувань більше не буде',
    doneText: 'Повернути їх можна на сторінці «Преміум».',
  },
  ru: {
    title: 'Не присылать напоминаний?',
    text: 'Писем о том, что премиум заканчивается, больше не будет. Письма об оплатах и безопасности остаются.',
    button: 'Не присылать',
    doneTitle: 'Напоминаний больше не будет',
    doneText: 'Вернуть их можно на странице «Премиум».',
  },
  en: {
    title: 'No reminders any more?',
    text: 'E-mails that premium ends will stop. E-mails about payments and safety stay.',
    button: 'Stop reminders',
    doneTitle: 'There will be no reminders any more',
    doneText: 'You can turn them on again on the Premium page.',
  },
} as const;
