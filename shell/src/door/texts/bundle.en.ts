export { en as kit } from '@sytno/kit/texts/en';
export { en as door } from './en';
export { default as sample } from '../../landing/sample/words.en.json';
