export * from './adherence';
export * from './practice';
export * from './proposals';
