export * from './diets';
export * from './fill-slots';
export * from './first-run';
export * from './plan-rules';
export * from './pots';
export * from './servings';
