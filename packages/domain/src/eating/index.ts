export * from './rest-of-day';
