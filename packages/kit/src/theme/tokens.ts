import { BREAKPOINTS } from '@sytno/domain';

/** Colours by role, light and dark. Text and controls reach AA contrast on page and raised. */
const LIGHT = {
  page: '#FBF7F0',
  raised: '#FFFFFF',
  sunken: '#F3ECE0',
  text: '#26211C',
  quiet: '#5F564C',
  faint: '#71675B',
  line: '#E6DCCD',
  border: '#8F8374',
  beet: '#A3213F',
  'beet-hover': '#8A1A34',
  'beet-tint': '#F8E6EA',
  'on-beet': '#FFFFFF',
  dill: '#376E35',
  'dill-tint': '#E7F1E2',
  sunflower: '#8A5A10',
  'sunflower-fill': '#B7791F',
  'sunflower-tint': '#FCF1D6',
  chilli: '#C2371E',
  'chilli-hover': '#A52C16',
  'chilli-tint': '#FBE7E2',
  'on-chilli': '#FFFFFF',
  protein: '#A3213F',
  fat: '#C98A12',
  'fat-text': '#8A5E00',
  carbs: '#3F7A3C',
  kcal: '#3A5A8C',
  cash: '#6B4A8A',
  shadow: '0 8px 24px rgb(38 33 28 / 12%)',
  veil: 'rgb(38 33 28 / 42%)',
};

const DARK: Record<keyof typeof LIGHT, string> = {
  page: '#171412',
  raised: '#211D1A',
  sunken: '#100E0C',
  text: '#F4EEE6',
  quiet: '#B9AEA2',
  faint: '#9C9186',
  line: '#38312B',
  border: '#7D7267',
  beet: '#EA6C86',
  'beet-hover': '#F08BA0',
  'beet-tint': '#3A1D24',
  'on-beet': '#231014',
  dill: '#86C27F',
  'dill-tint': '#1E2B1C',
  sunflower: '#F0C04F',
  'sunflower-fill': '#F0C04F',
  'sunflower-tint': '#33280F',
  chilli: '#FF8A70',
  'chilli-hover': '#FFA48F',
  'chilli-tint': '#3A1D16',
  'on-chilli': '#2A0F08',
  protein: '#EA6C86',
  fat: '#E3AE49',
  'fat-text': '#E3AE49',
  carbs: '#86C27F',
  kcal: '#8FB0E3',
  cash: '#BFA0DE',
  shadow: '0 8px 24px rgb(0 0 0 / 45%)',
  veil: 'rgb(8 6 5 / 62%)',
};

export type ColourRole = keyof typeof LIGHT;

/** A colour by its role, for styles: `color('beet')`. */
export function color(role: ColourRole): string {
  return `var(--sy-${role})`;
}

const asVariables = (colours: Record<ColourRole, string>): string =>
  Object.entries(colours)
    .map(([role, value]) => `--sy-${role}: ${value};`)
    .join(' ');

/**
 * The custom properties of both themes: by the system's wish, or by choice in `data-theme` of the root. Dark is for
 * screens: on white paper its letters would be pale and its chips black.
 */
export const THEME_VARIABLES = `
  :root { color-scheme: light; ${asVariables(LIGHT)} }
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) { color-scheme: dark; ${asVariables(DARK)} }
  }
  @media screen { :root[data-theme='dark'] { color-scheme: dark; ${asVariables(DARK)} } }
`;

/** A step of the 4 px grid in CSS. */
export const space = (steps: number): string => `${String(steps * 4)}px`;

export const RADIUS = { control: '8px', card: '14px', full: '999px' } as const;

/** Font shorthand by use. */
export const TYPE = {
  body: '400 15px/22px var(--sy-font)',
  strong: '600 15px/22px var(--sy-font)',
  quiet: '400 13px/18px var(--sy-font)',
  section: '650 20px/28px var(--sy-font)',
  page: '650 28px/36px var(--sy-font)',
  landing: '650 44px/52px var(--sy-font)',
} as const;

/** Styles that move, only for people who did not ask for stillness: `moves('transition: opacity 150ms')`. */
export const moves = (styles: string): string =>
  `@media (prefers-reduced-motion: no-preference) { ${styles} }`;

/** Eased changes of the named properties; none under prefers-reduced-motion. */
export const eases = (...properties: readonly string[]): string =>
  moves(`transition: ${properties.map((property) => `${property} 150ms ease-out`).join(', ')};`);

/** What only a screen needs: buttons, filters, what floats. `${OFF_PAPER}` in a part's styles. */
export const OFF_PAPER = '@media print { display: none; }';

/** A media query for fingers: targets are at least 44 px there. */
export const TOUCH = '@media (pointer: coarse)';

/** A media query for windows up to a breakpoint's upper bound. */
export const upTo = (name: keyof typeof BREAKPOINTS): string =>
  `@media (max-width: ${String(BREAKPOINTS[name])}px)`;
