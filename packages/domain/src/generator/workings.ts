/** What the generator is made of, for benches and specs; others use `index.ts`. */
export * from './index';
export * from './candidates';
export * from './fit';
export * from './linear';
export * from './linear-text';
export * from './model';
export * from './random';
export * from './score';
export * from './search';
export * from './state';
