export * from './controls';
export * from './fields';
export * from './notices';
export * from './query-view';
export * from './surfaces';
export * from '../theme/tokens';
