export { ru as kit } from '@sytno/kit/texts/ru';
export { ru as shell } from './ru';
