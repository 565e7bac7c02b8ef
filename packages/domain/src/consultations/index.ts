export * from './audience';
export * from './states';
export * from './times';
