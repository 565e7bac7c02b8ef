/** Refusals about administering, the second step and releases; part of the one catalogue in errors.ts. */
export const ADMIN_ERRORS = {
  SECOND_STEP: {
    status: 401,
    text: {
      en: 'The password is right. Now the code from your authenticator app is needed.',
      uk: 'Пароль правильний. Тепер потрібен код із вашого застосунку.',
      ru: 'Пароль верный. Теперь нужен код из вашего приложения.',
    },
  },
  SECOND_STEP_MISSING: {
    status: 403,
    text: {
      en: 'Administrators sign in with a second step here. Set it up under Administration first.',
      uk: 'Адміністратори входять тут із другим кроком. Спершу налаштуйте його в розділі «Адміністрування».',
      ru: 'Администраторы входят здесь со вторым шагом. Сначала настройте его в разделе «Администрирование».',
    },
  },
  PASSWORD_AGAIN: {
    status: 403,
    text: {
      en: 'This needs your password once more.',
      uk: 'Для цього ще раз потрібен ваш пароль.',
      ru: 'Для этого ещё раз нужен ваш пароль.',
    },
  },
  ACCOUNT_BLOCKED: {
    status: 403,
    text: {
      en: 'This account is closed by an administrator. Write to us if that is a mistake.',
      uk: 'Цей обліковий запис закрито адміністрацією. Напишіть нам, якщо це помилка.',
      ru: 'Эта учётная запись закрыта администрацией. Напишите нам, если это ошибка.',
    },
  },
  OWN_ACCOUNT: {
    status: 409,
    text: {
      en: 'This cannot be done to your own account: ask another administrator.',
      uk: 'Зі своїм обліковим записом цього зробити не можна: попросіть іншого адміністратора.',
      ru: 'Со своей учётной записью этого сделать нельзя: попросите другого администратора.',
    },
  },
  LAST_ADMINISTRATOR: {
    status: 409,
    text: {
      en: 'Nobody else would administer Sytno. Make somebody else an administrator first.',
      uk: 'Тоді в Sytno не лишиться жодного адміністратора. Спершу зробіть адміністратором когось іншого.',
      ru: 'Тогда в Sytno не останется ни одного администратора. Сначала сделайте администратором кого-то другого.',
    },
  },
  RELEASE_TOKEN: {
    status: 401,
    text: {
      en: 'This release token is not known, or is not for this section.',
      uk: 'Цей токен випуску невідомий або не для цього розділу.',
      ru: 'Этот токен выпуска неизвестен или не для этого раздела.',
    },
  },
  RELEASE_REFUSED: {
    status: 409,
    text: {
      en: 'This release cannot be made live here.',
      uk: 'Цей випуск не можна тут увімкнути.',
      ru: 'Этот выпуск нельзя здесь включить.',
    },
  },
  RELEASE_BROKEN: {
    status: 400,
    text: {
      en: 'The files of this release are not what its description says.',
      uk: 'Файли цього випуску не такі, як каже його опис.',
      ru: 'Файлы этого выпуска не такие, как сказано в его описании.',
    },
  },
} as const;
