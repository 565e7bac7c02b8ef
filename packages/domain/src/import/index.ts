export { sourceAddress } from './address';
export { bareMinutes, factsOfLine, isFactLabel, isFactsAlone, type LineFact } from './facts';
export { partOfHeading, type PartKind } from './headings';
export { languageOfLines } from './language-of-lines';
export {
  hasAmount,
  ingredientLikeness,
  isBesideRecipe,
  isGroupName,
  isListControl,
  placeOfAmount,
  stepLikeness,
} from './likeness';
export { nutrientsOf, type GivenNutrients, type WrittenNutrients } from './nutrition';
export { gluedParts, isStageName, isStepNumber, numberedParts, stepText, withoutCounts } from './steps';
export { INGREDIENT_BOX, OTHER_BOX, STEP_BOX } from './tables/headings.words';
export { ingredientText, ingredientTexts, tidyLine, withoutBullet, withoutListSigns } from './text';
export { minutesOf } from './times';
export { yieldOf, type Yield } from './yields';
