/** Refusals about the menu, what was eaten of it and what is bought for it; part of the one catalogue in errors.ts. */
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
  OVER_LIMIT: {
    status: 409,
    text: {
      en: 'Some days would go over your limit. Look at them and agree first.',
      uk: 'Деякі дні вийдуть за ваш ліміт. Перегляньте їх і спершу погодьтеся.',
      ru: 'Некоторые дни выйдут за ваш лимит. Просмотрите их и сначала согласитесь.',
    },
  },
  TEMPLATE_PRIVATE: {
    status: 409,
    text: {
      en: 'Recipes that only you can see are in this template. Publish them first, or take them out.',
      uk: 'У цьому шаблоні є рецепти, які бачите лише ви. Спершу опублікуйте їх або приберіть.',
      ru: 'В этом шаблоне есть рецепты, которые видите только вы. Сначала опубликуйте их или уберите.',
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
  DAYS_PAST: {
    status: 400,
    text: {
      en: 'These days are over: there is nothing to plan.',
      uk: 'Ці дні вже минули: планувати нічого.',
      ru: 'Эти дни уже прошли: планировать нечего.',
    },
  },
  NOTHING_OPEN: {
    status: 409,
    text: {
      en: 'There is no free meal on these days. Replace what is planned, or choose other days.',
      uk: 'На ці дні немає вільного прийому їжі. Замініть заплановане або виберіть інші дні.',
      ru: 'В эти дни нет свободного приёма пищи. Замените запланированное или выберите другие дни.',
    },
  },
  GENERATING: {
    status: 409,
    text: {
      en: 'The plan is still being made. Wait for it, or cancel it first.',
      uk: 'План ще складається. Дочекайтеся його або спершу скасуйте.',
      ru: 'План ещё составляется. Дождитесь его или сначала отмените.',
    },
  },
  GENERATOR_BUSY: {
    status: 429,
    text: {
      en: 'Many plans are being made right now. Try again in a minute.',
      uk: 'Зараз складається багато планів. Спробуйте за хвилину.',
      ru: 'Сейчас составляется много планов. Попробуйте через минуту.',
    },
  },
  DAY_LIMIT: {
    status: 409,
    text: {
      en: 'Some of these days would go over a day’s limit.',
      uk: 'Деякі з цих днів вийшли б за денний ліміт.',
      ru: 'Некоторые из этих дней вышли бы за дневной лимит.',
    },
  },
  LIST_LINKS_FULL: {
    status: 409,
    text: {
      en: 'Ten links to this list are open already. Revoke one to make another.',
      uk: 'До цього списку відкрито вже десять посилань. Скасуйте якесь, щоб створити нове.',
      ru: 'К этому списку открыто уже десять ссылок. Отмените какую-нибудь, чтобы создать новую.',
    },
  },
  LIST_FULL: {
    status: 409,
    text: {
      en: 'A list holds at most 500 items.',
      uk: 'У списку вміщається щонайбільше 500 позицій.',
      ru: 'В список помещается не больше 500 позиций.',
    },
  },
} as const;
