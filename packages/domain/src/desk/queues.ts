/** What waits for administrators, in the order in which they see it. */
export const QUEUES = [
  'recipes',
  'reports',
  'templates',
  'courses',
  'nutrition',
  'payments',
  'messages',
  'experts',
] as const;
export type QueueName = (typeof QUEUES)[number];

/** What is counted by day for the figures of the service. */
export const FIGURES = ['registered', 'active', 'plans', 'listsClosed'] as const;
export type FigureName = (typeof FIGURES)[number];

/** So many days back the figures go, today included. */
export const FIGURE_DAYS = 30;
