import { LineIcon } from '@sytno/kit/ui';

/** The section's own drawings; see LineIcon. */
const PATHS = {
  calendar: 'M4 6h16v14H4ZM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  clock: 'M12 7v5l3 2M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  price: 'M4 4h7l9 9-7 7-9-9ZM8 8h.01',
  plus: 'M12 5v14M5 12h14',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  seat: 'M8.5 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6 6 0 0 1 12 0M16 4.3a3.5 3.5 0 0 1 0 6.4M17.5 14.5a6 6 0 0 1 4 5.5',
} as const;

export type IconName = keyof typeof PATHS;

/** One of the section's drawings. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return <LineIcon d={PATHS[name]} size={size} />;
}
