export * from './fake-api';
export * from './render-on-stand';
