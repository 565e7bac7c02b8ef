/** What the copy's own page says of its files. */
export const READ_ME = {
  uk: `Копія ваших даних у Sytno

csv/   таблиці для Excel, Google Таблиць і LibreOffice
json/  те саме для програм

Один файл — одна частина: профіль, рецепти, меню, списки, оплати, заявки та інше.
Гроші подано в найменших одиницях валюти: 20050 — це 200,50.
Час подано за Гринвічем, дати — так, як на сторінках.
Комірку, яка в таблиці стала б формулою, починає апостроф.
`,
  ru: `Копия ваших данных в Sytno

csv/   таблицы для Excel, Google Таблиц и LibreOffice
json/  то же самое для программ

Один файл — одна часть: профиль, рецепты, меню, списки, оплаты, заявки и прочее.
Деньги указаны в наименьших единицах валюты: 20050 — это 200,50.
Время указано по Гринвичу, даты — так, как на страницах.
Ячейку, которая в таблице стала бы формулой, начинает апостроф.
`,
  en: `A copy of your data in Sytno

csv/   tables for Excel, Google Sheets and LibreOffice
json/  the same for programs

One file is one part: profile, recipes, menu, lists, payments, applications and so on.
Money is in the smallest units of its currency: 20050 is 200.50.
Times are in UTC, dates are as on the pages.
A cell that a spreadsheet would take for a formula begins with an apostrophe.
`,
} as const;

/** The page behind the letter by which somebody who asked to leave stays. */
export const STAY_WORDS = {
  uk: {
    title: 'Зберегти акаунт?',
    text: 'Його не буде видалено, і все лишиться, як було.',
    button: 'Зберегти акаунт',
    doneTitle: 'Акаунт лишається',
    doneText: 'Усе так, як було. Тепер ви можете знову увійти.',
  },
  ru: {
    title: 'Сохранить аккаунт?',
    text: 'Он не будет удалён, и всё останется, как было.',
    button: 'Сохранить аккаунт',
    doneTitle: 'Аккаунт остаётся',
    doneText: 'Всё как было. Теперь вы можете снова войти.',
  },
  en: {
    title: 'Keep your account?',
    text: 'It will not be deleted, and everything stays as it was.',
    button: 'Keep my account',
    doneTitle: 'Your account stays',
    doneText: 'Everything is as it was. You can sign in again now.',
  },
} as const;
