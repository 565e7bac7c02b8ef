export * from './clashes';
export * from './deeds';
