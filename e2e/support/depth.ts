/** Details of what `npm run test:deep` runs: sweeps over every size, theme and language, and long stories. */
export const deep = { tag: '@deep' };

/** Details of one test of a sweep: in `npm test` when it is of the sample, else in the deep run. */
export const sampled = (sample: boolean): { tag?: string } => (sample ? {} : deep);
