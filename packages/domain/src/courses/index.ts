export * from './application-states';
export * from './content';
export * from './course-states';
export * from './course-weeks';
