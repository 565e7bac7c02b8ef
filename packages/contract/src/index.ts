import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import { account } from './account';
import { expert } from './expert';
import { grocery } from './grocery';
import { mealplans } from './mealplans';
import { platform } from './platform';
import { recipeImport } from './recipe-import';
import { publishing, review } from './recipe-publishing';
import { recipes } from './recipes';

/** Every call of the API, by section and feature. */
export const contract = {
  account,
  recipes: { ...recipes, import: recipeImport, publishing, review },
  mealplans,
  grocery,
  expert,
  platform,
};

export type Inputs = InferContractRouterInputs<typeof contract>;
export type Outputs = InferContractRouterOutputs<typeof contract>;

export { passwordEdit, registration } from './account';
export { APPLICATION_STATES } from './expert';
export { attachQuestion, fileQuestion } from './expert-consultations';
export { LIST_STATES } from './grocery';
export * from './access';
export * from './api-version';
export * from './countries';
export * from './errors';
export type { CopyOver } from './mealplans';
export { TOPICS, type LiveEvent, type Topic } from './live';
export * from './notices';
export { uploadQuestion, type Photo, type UploadQuestion } from './pictures';
export { RECIPE_DIETS, RECIPE_SORTS, type CatalogQuestion } from './recipes';
export {
  IMPORT_OUTCOMES,
  IMPORT_PARTS,
  IMPORT_STEPS,
  IMPORT_TEXT,
  type ImportOutcome,
  type ImportPart,
  type PageNutrients,
  type SitesQuestion,
} from './recipe-import';
export { recipeContent } from './recipe-content';
export { REPORT_REASONS, REVIEW_KINDS, REVIEW_TEXT, type ReportReason } from './recipe-publishing';
export { currentVersion, LONGEST_LINE, MOST_LINES } from './recipe-editor';
export {
  BROWSERS,
  LOAD_FAILURE_TYPES,
  LOAD_PHASES,
  RELEASE_FAULTS,
  releaseArchive,
  type ReleaseArchive,
} from './platform';
export { type FoodForm } from './food-facts';
export { PREVIEWED, type FoodsQuestion } from './recipes-admin';
export * from './registry';
export * from './release-choice';
export * from './routes';
export * from './sections';
