import type { SameKeys } from '@sytno/kit';
import type { uk } from './uk';

export const ru: SameKeys<typeof uk> = {
  profile: {
    title: 'Профиль',
    person: 'О вас',
    name: 'Имя',
    unnamed: 'не указано',
    email: 'E-mail',
    unconfirmed: 'не подтверждён',
    access: 'Доступ',
    levels: {
      visitor: 'Гость',
      free: 'Бесплатный',
      premium: 'Премиум',
      expert: 'Специалист',
      admin: 'Администратор',
    },
    since: 'С нами с',
    timeZone: 'Часовой пояс',
    targets: 'Цели на день',
    kcal: 'Калории',
    kcalValue: '{{kcal}} ккал',
    protein: 'Белки',
    fat: 'Жиры',
    carbs: 'Углеводы',
    cash: 'Деньги',
    grams: '{{grams}} г',
  },
};
