import type { PublishingState } from './publishing.queries';

/** The parts of the form in which something is missing, each once and in its order. */
export function partsOf(faults: PublishingState['checks']['faults']): string[] {
  return [...new Set(faults.map(({ path }) => path.split('.')[0] ?? ''))];
}
