export * from './contradictions';
export * from './generate-plan';
export * from './plan-search';
export * from './portions';
export * from './problem';
export * from './relaxations';
export * from './report';
export * from './swaps';
