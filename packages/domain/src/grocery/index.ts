export * from './source';
export * from './purchase';
export * from './changes';
export * from './unit-price';
