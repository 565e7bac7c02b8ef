/** What a dish is drawn with: food pictures (fluent-emoji names) on a plate of a colour (#RRGGBB). */
export interface Picture {
  readonly icons: string[];
  readonly tint: string;
}

/** The plate of a dish whose category is not known. */
const PLAIN = { icon: 'fork-and-knife-with-plate', tint: '#C9B79C' };

/** The drawn dish; never without a picture or a colour. */
export function pictureOf(icons: readonly string[], tint: string | undefined): Picture {
  return { icons: icons.length > 0 ? [...icons] : [PLAIN.icon], tint: tint ?? PLAIN.tint };
}
