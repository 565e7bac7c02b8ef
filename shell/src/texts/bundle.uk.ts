export { uk as kit } from '@sytno/kit/texts/uk';
export { uk as shell } from './uk';
