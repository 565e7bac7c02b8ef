import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import { account } from './account';
import { expert } from './expert';
import { grocery } from './grocery';
import { platform } from './live';
import { mealplans } from './mealplans';
import { recipes } from './recipes';

/** Every call of the API, by section and feature. */
export const contract = { account, recipes, mealplans, grocery, expert, platform };

export type Inputs = InferContractRouterInputs<typeof contract>;
export type Outputs = InferContractRouterOutputs<typeof contract>;

export { passwordEdit, registration } from './account';
export { APPLICATION_STATES } from './expert';
export { LIST_STATES } from './grocery';
export * from './access';
export * from './countries';
export * from './errors';
export { TOPICS, type LiveEvent, type Topic } from './live';
export * from './notices';
export * from './registry';
export * from './routes';
export * from './sections';
