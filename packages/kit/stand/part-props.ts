import type { Language } from '@sytno/domain';
import type { Words } from './words';

export interface PartProps {
  lng: Language;
  words: Words;
}
