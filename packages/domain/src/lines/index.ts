export { catalogueIndex, type CatalogueIndex, type NamedFood } from './catalogue';
export { joinLine, SURE, type Candidate } from './join';
export { joinFoods, joinUnderstood, type JoinedFood } from './join-understood';
export type { LineAmount, UnderstoodLine } from './line';
export { understandLine } from './understand';
export { pluralForm, writeLine, type PluralForm, type UnitWords } from './write';
