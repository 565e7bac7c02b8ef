import type { SameKeys } from '@sytno/kit';
import type { uk } from './uk';

export const en: SameKeys<typeof uk> = {
  profile: {
    title: 'Profile',
    person: 'About you',
    name: 'Name',
    unnamed: 'not given',
    email: 'E-mail',
    unconfirmed: 'not confirmed',
    access: 'Access',
    levels: {
      visitor: 'Visitor',
      free: 'Free',
      premium: 'Premium',
      expert: 'Expert',
      admin: 'Administrator',
    },
    since: 'With us since',
    timeZone: 'Time zone',
    targets: 'Daily targets',
    kcal: 'Calories',
    kcalValue: '{{kcal}} kcal',
    protein: 'Protein',
    fat: 'Fat',
    carbs: 'Carbohydrate',
    cash: 'Money',
    grams: '{{grams}} g',
  },
};
