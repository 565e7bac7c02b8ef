/**
 * A small line drawing on a 24 px square, in the hand of the frame's icons. It says nothing itself: the words
 * stand beside it. `d` is the path.
 */
export function LineIcon({ d, size = 18, stroke = 2 }: { d: string; size?: number; stroke?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      // Nothing of it lies outside: cutting that off would cost a layer for each.
      overflow="visible"
      aria-hidden
    >
      <path d={d} />
    </svg>
  );
}
