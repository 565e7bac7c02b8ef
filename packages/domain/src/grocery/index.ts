export * from './source';
export * from './purchase';
export * from './changes';
export * from './unit-price';
export * from './walk';
export * from './habits';
export * from './more-of';
