export * from './controls';
export * from './fields';
export * from './notices';
export * from './QueryView';
export * from './surfaces';
export * from '../theme/tokens';
