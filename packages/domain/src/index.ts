export * from './defaults';
export * from './food';
export * from './initial-state';
export * from './language';
export * from './meal-types';
export * from './people/rules';
export * from './time/day';
