export * from './source';
export * from './purchase';
export * from './changes';
export * from './unit-price';
export * from './shared-line';
export * from './list-sync';
