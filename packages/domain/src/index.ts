export * from './defaults';
export * from './language';
export * from './meal-types';
export * from './people/rules';
export * from './time/day';
