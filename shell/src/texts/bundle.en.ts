export { en as kit } from '@sytno/kit/texts/en';
export { en as shell } from './en';
