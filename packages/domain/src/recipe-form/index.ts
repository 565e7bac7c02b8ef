export * from './composition';
export * from './content';
export {
  areDashed,
  linesFromText,
  readText,
  type FromText,
  type LineFromText,
  type MeasuredFood,
  type ReadText,
} from './from-text';
export type { Side } from './list-merge';
export {
  clashesOf,
  fieldOf,
  mergedContent,
  takenOver,
  type Choices,
  type Clash,
  type MergeField,
  type Versions,
} from './merge';
export { sameContent, settled, settledLines } from './settled';
export { linesOfText, stepsOfText } from './split';
