import { partsUk } from './parts.uk';
import { unitsUk } from './units.uk';

export const uk = {
  close: 'Закрити',
  loading: 'Завантаження',
  tryAgain: 'Спробувати ще раз',
  offline: { title: 'Немає зв’язку', text: 'Сервер не відповідає. Перевірте інтернет і спробуйте ще раз.' },
  failed: { title: 'Не вийшло' },
  gone: {
    title: 'Тут нічого не знайдено',
    text: 'Цього вже немає, воно не ваше, або адресу скопійовано не повністю.',
  },
  faults: {
    blank: 'Поле не заповнене!',
    type: 'Тут очікується інше значення',
    unknown: 'Такого поля немає',
    text: {
      long: 'Текст задовгий',
      characters: 'Тут є недозволені символи',
    },
    number: {
      range: 'Число поза межами',
    },
    choice: 'Виберіть одне з можливих значень',
    day: 'Такої дати немає',
    email: {
      required: 'Введіть свою адресу e-mail!',
      invalid: 'Адреса e-mail неправильна!',
      taken: 'Ця адреса вже використовується',
    },
    password: {
      required: 'Введіть пароль!',
      short: 'Пароль закороткий, щонайменше 8 символів',
      long: 'Пароль задовгий, щонайбільше 200 символів',
      mismatch: 'Два введені паролі не збігаються!',
      wrong: 'Пароль неправильний',
    },
    code: { wrong: 'Код не підходить або його вже використали' },
    consent: {
      required: 'Без цієї згоди не можна продовжити',
    },
    target: {
      low: 'Це мала ціль. Підтвердьте, що хочете саме її.',
    },
    steps: { copied: 'Цей крок словами сторінки: перекажіть його своїми' },
  },
  parts: partsUk,
  units: unitsUk,
  amounts: { toTaste: 'за смаком' },
  /** The fourteen allergens of European labels; asked for by `allergenKey`. */
  allergens: {
    gluten: 'глютен',
    crustaceans: 'ракоподібні',
    eggs: 'яйця',
    fish: 'риба',
    peanuts: 'арахіс',
    soy: 'соя',
    milk: 'молоко',
    nuts: 'горіхи',
    celery: 'селера',
    mustard: 'гірчиця',
    sesame: 'кунжут',
    sulphites: 'сульфіти',
    lupin: 'люпин',
    molluscs: 'молюски',
  },
  notHere: {
    title: 'Цієї сторінки немає в цьому випуску розділу',
    text: 'Можливо, адреса з новішого випуску. Почніть із першої сторінки розділу.',
    action: 'До першої сторінки',
  },
};
