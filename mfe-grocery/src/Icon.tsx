import { LineIcon } from '@sytno/kit/ui';

/** The section's own drawings; see LineIcon. */
const PATHS = {
  print: 'M7 9V3h10v6M7 18H4a1 1 0 0 1-1-1v-6a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v6a1 1 0 0 1-1 1h-3M7 14h10v7H7z',
} as const;

export type IconName = keyof typeof PATHS;

/** One of the section's drawings. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return <LineIcon d={PATHS[name]} size={size} />;
}
