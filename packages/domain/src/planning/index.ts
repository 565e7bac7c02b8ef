export * from './day-limits';
export * from './diets';
export * from './fill-slots';
export * from './first-run';
export * from './meals';
export * from './plan-rules';
export * from './repeats';
export * from './servings';
