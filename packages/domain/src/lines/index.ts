export { catalogueIndex, type CatalogueIndex, type NamedFood } from './catalogue';
export { joinLine, joinUnderstood, SURE, type Candidate } from './join';
export type { LineAmount, UnderstoodLine } from './line';
export { understandLine } from './understand';
export { pluralForm, writeLine, type PluralForm, type UnitWords } from './write';
