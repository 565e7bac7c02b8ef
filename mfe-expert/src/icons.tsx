import type { ReactNode } from 'react';

/** The section's own drawings, in the hand of the frame's icons: 24 by 24, one line. */
const DRAWINGS = {
  back: <path d="M19 12H5M11 6l-6 6 6 6" />,
  calendar: <path d="M4 6h16v14H4ZM4 10.5h16M8.5 3.5V8M15.5 3.5V8" />,
  clock: <path d="M12 7v5l3 2M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z" />,
  seat: (
    <path d="M8.5 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6 6 0 0 1 12 0M16 4.3a3.5 3.5 0 0 1 0 6.4M17.5 14.5a6 6 0 0 1 4 5.5" />
  ),
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof DRAWINGS;

/** A small line drawing; it says nothing itself, the words stand beside it. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
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
