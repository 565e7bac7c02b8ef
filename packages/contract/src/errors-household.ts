/** Refusals about who lives in a household; part of the one catalogue in errors.ts. */
export const HOUSEHOLD_ERRORS = {
  EATERS_FULL: {
    status: 409,
    text: {
      en: 'A household can have at most 20 eaters without an account.',
      uk: 'У родині може бути щонайбільше 20 їдців без акаунта.',
      ru: 'В семье может быть не больше 20 едоков без аккаунта.',
    },
  },
  HOUSEHOLD_FULL: {
    status: 409,
    text: {
      en: 'This household has 12 members already; there is no room for another.',
      uk: 'У цій родині вже 12 учасників, більше не поміститься.',
      ru: 'В этой семье уже 12 участников, больше не поместится.',
    },
  },
  MEMBER_ALREADY: {
    status: 409,
    text: {
      en: 'You are in this household already.',
      uk: 'Ви вже в цій родині.',
      ru: 'Вы уже в этой семье.',
    },
  },
  LIVES_WITH_OTHERS: {
    status: 409,
    text: {
      en: 'You share a menu with others. Leave that household first.',
      uk: 'У вас спільне меню з іншими. Спершу вийдіть із тієї родини.',
      ru: 'У вас общее меню с другими. Сначала выйдите из той семьи.',
    },
  },
  OWNER_STAYS: {
    status: 409,
    text: {
      en: 'Hand the household over to another member first.',
      uk: 'Спершу передайте родину іншому учаснику.',
      ru: 'Сначала передайте семью другому участнику.',
    },
  },
  PHONE_ENDED: {
    status: 403,
    text: {
      en: 'The list on the phone is part of premium, which has ended.',
      uk: 'Список у телефоні входить до преміуму, а він закінчився.',
      ru: 'Список в телефоне входит в премиум, а он закончился.',
    },
  },
  SHOPS_FULL: {
    status: 409,
    text: {
      en: 'A household has at most 20 shops.',
      uk: 'У родині може бути щонайбільше 20 магазинів.',
      ru: 'В семье может быть не больше 20 магазинов.',
    },
  },
  SHOP_NAMED: {
    status: 409,
    text: {
      en: 'There is a shop of this name already.',
      uk: 'Магазин із такою назвою вже є.',
      ru: 'Магазин с таким названием уже есть.',
    },
  },
  INVITATIONS_FULL: {
    status: 409,
    text: {
      en: 'Five invitations are open already. Revoke one to make another.',
      uk: 'Відкрито вже п’ять запрошень. Скасуйте якесь, щоб створити нове.',
      ru: 'Открыто уже пять приглашений. Отмените какое-нибудь, чтобы создать новое.',
    },
  },
} as const;
