import type { SameKeys } from '../i18n/text-tree';
import type { uk } from './uk';
import { partsRu } from './parts.ru';
import { unitsRu } from './units.ru';

export const ru: SameKeys<typeof uk> = {
  close: 'Закрыть',
  loading: 'Загрузка',
  tryAgain: 'Попробовать ещё раз',
  offline: { title: 'Нет связи', text: 'Сервер не отвечает. Проверьте интернет и попробуйте ещё раз.' },
  failed: { title: 'Не получилось' },
  gone: {
    title: 'Здесь ничего не найдено',
    text: 'Этого уже нет, оно не ваше, или адрес скопирован не полностью.',
  },
  faults: {
    blank: 'Поле не заполнено!',
    type: 'Здесь ожидается другое значение',
    unknown: 'Такого поля нет',
    text: {
      long: 'Текст слишком длинный',
      characters: 'Здесь есть недопустимые символы',
    },
    number: {
      range: 'Число вне допустимых границ',
    },
    choice: 'Выберите одно из возможных значений',
    day: 'Такой даты нет',
    email: {
      required: 'Введите свой адрес e-mail!',
      invalid: 'Адрес e-mail неверный!',
      taken: 'Этот адрес уже используется',
    },
    password: {
      required: 'Введите пароль!',
      short: 'Пароль слишком короткий, не менее 8 символов',
      long: 'Пароль слишком длинный, не более 200 символов',
      mismatch: 'Два введённых пароля не совпадают!',
      wrong: 'Пароль неверный',
    },
    code: { wrong: 'Код не подходит или его уже использовали' },
    consent: {
      required: 'Без этого согласия нельзя продолжить',
    },
    target: {
      low: 'Это низкая цель. Подтвердите, что хотите именно её.',
    },
    steps: { copied: 'Этот шаг словами страницы: перескажите его своими' },
  },
  parts: partsRu,
  units: unitsRu,
  amounts: { toTaste: 'по вкусу' },
  allergens: {
    gluten: 'глютен',
    crustaceans: 'ракообразные',
    eggs: 'яйца',
    fish: 'рыба',
    peanuts: 'арахис',
    soy: 'соя',
    milk: 'молоко',
    nuts: 'орехи',
    celery: 'сельдерей',
    mustard: 'горчица',
    sesame: 'кунжут',
    sulphites: 'сульфиты',
    lupin: 'люпин',
    molluscs: 'моллюски',
  },
  notHere: {
    title: 'Этой страницы нет в этом выпуске раздела',
    text: 'Возможно, адрес из более нового выпуска. Начните с первой страницы раздела.',
    action: 'К первой странице',
  },
};
