import type { Photo } from '@sytno/contract';

/** What a dish is shown with: its photo, else food pictures (fluent-emoji names) on a plate of a colour (#RRGGBB). */
export interface Picture {
  readonly icons: string[];
  readonly tint: string;
  readonly photo?: Photo | undefined;
}

/** The plate of a dish whose category is not known. */
const PLAIN = { icon: 'fork-and-knife-with-plate', tint: '#C9B79C' };

/** What a dish is shown with; never without a drawing or a colour. */
export function pictureOf(
  icons: readonly string[],
  tint: string | undefined,
  photo: Photo | undefined,
): Picture {
  return {
    icons: icons.length > 0 ? [...icons] : [PLAIN.icon],
    tint: tint ?? PLAIN.tint,
    ...(photo ? { photo } : {}),
  };
}
