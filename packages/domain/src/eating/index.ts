export * from './day-to-targets';
export { kitchenStep, type NewWeight, type OpenPlate } from './plates';
export * from './rest-of-day';
