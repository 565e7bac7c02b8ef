export { ru as kit } from '@sytno/kit/texts/ru';
export { ru as door } from './ru';
export { default as sample } from '../../landing/sample/words.ru.json';
