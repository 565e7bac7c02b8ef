import type { ReactNode } from 'react';

/** The section's own drawings, in the hand of the frame's icons: 24 by 24, one line. */
const DRAWINGS = {
  pencil: <path d="M4 20h4L19 9a2.8 2.8 0 0 0-4-4L4 16v4ZM13.5 6.5l4 4" />,
  trash: <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />,
  plus: <path d="M12 5v14M5 12h14" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  cross: <path d="m6.5 6.5 11 11M17.5 6.5l-11 11" />,
  clock: <path d="M12 7v5l3 2M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z" />,
  mail: <path d="M3.5 6h17v12h-17ZM4 6.5l8 6.5 8-6.5" />,
  wave: <path d="M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.6 4.2 4.2 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10Z" />,
  right: <path d="m9.5 6 6 6-6 6" />,
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof DRAWINGS;

/** A small line drawing; it says nothing itself, the words stand beside it. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {DRAWINGS[name]}
    </svg>
  );
}
