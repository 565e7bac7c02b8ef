import { LineIcon } from '@sytno/kit/ui';

/** The section's own drawings; see LineIcon. */
const PATHS = {
  warning: 'M12 4 2.5 20h19zM12 10v4M12 17h.01',
  pencil: 'M4 20h4L19 9a2.8 2.8 0 0 0-4-4L4 16zM13.5 6.5l4 4',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  merge: 'M6 4v4a4 4 0 0 0 4 4h8M6 20v-4a4 4 0 0 1 4-4m5-3 3 3-3 3',
  right: 'm9.5 6 6 6-6 6',
  hidden:
    'M3 3l18 18M10.6 6.1A9.8 9.8 0 0 1 12 6c5 0 8.5 4 9.5 6a13 13 0 0 1-2.4 3.2M6.5 7.6A13.4 13.4 0 0 0 2.5 12c1 2 4.5 6 9.5 6a9.5 9.5 0 0 0 4.3-1M9.9 9.9a3 3 0 0 0 4.2 4.2',
  search: 'M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0M21 21l-4.8-4.8',
  filters: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4M8 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
  plus: 'M12 5v14M5 12h14',
  check: 'M20 6 9 17l-5-5',
  look: 'M12 8v5M12 16.5v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0',
  flag: 'M5 21V4h11l-2 4 2 4H5',
  back: 'm15 18-6-6 6-6',
  clock: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M12 7v5l3 2',
  calendar: 'M5 5h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2M3 10h18M8 3v4M16 3v4',
  print: 'M7 9V3h10v6M7 18H4a1 1 0 0 1-1-1v-6a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v6a1 1 0 0 1-1 1h-3M7 14h10v7H7z',
  link: 'M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7l-1.8 1.7M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7l1.7-1.7',
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M8 5v14M16 5v14',
  reset: 'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5',
  camera:
    'M4 8h3l2-3h6l2 3h3a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1M16 13.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0',
  crop: 'M7 2v15h15M2 7h15v15',
  close: 'm6 6 12 12M18 6 6 18',
  pen: 'M4 20h4L19.5 8.5a2.1 2.1 0 0 0-3-3L5 17zM14 7l3 3',
  copy: 'M10 8h9a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1M5 16H4V5a1 1 0 0 1 1-1h11v1',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v6M14 11v6',
  pot: 'M4 10h16v7a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3zM2 10h20M8 3v3M12 2v4M16 3v3',
  share: 'M12 15V3m0 0L8 7m4-4 4 4M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  up: 'M7 11v9H4v-9zm0 0 4-8a2.5 2.5 0 0 1 2.5 2.5V9H18a2 2 0 0 1 2 2.3l-1 7a2 2 0 0 1-2 1.7H7',
  down: 'M17 13V4h3v9zm0 0-4 8a2.5 2.5 0 0 1-2.5-2.5V15H6a2 2 0 0 1-2-2.3l1-7A2 2 0 0 1 7 4h10',
} as const;

export type IconName = keyof typeof PATHS;

/** One of the section's drawings. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return <LineIcon d={PATHS[name]} size={size} />;
}
