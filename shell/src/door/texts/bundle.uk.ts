export { uk as kit } from '@sytno/kit/texts/uk';
export { uk as door } from './uk';
export { default as sample } from '../../landing/sample/words.uk.json';
