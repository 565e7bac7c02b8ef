import { color, THEME_VARIABLES } from '@sytno/kit/ui';
import { createGlobalStyle } from 'styled-components';

/** Ink on paper, whatever the theme on the screen: grounds are white, words black. */
const PAPER = ['page', 'raised', 'sunken'] as const;
const INK = ['text', 'quiet', 'faint'] as const;

const toPaper = [
  ...PAPER.map((role) => `--sy-${role}: white;`),
  ...INK.map((role) => `--sy-${role}: black;`),
  '--sy-line: silver; --sy-shadow: none;',
].join(' ');

/** The page's ground and the colours of both themes; the only global style besides shell.css. */
export const GlobalStyle = createGlobalStyle`
  ${THEME_VARIABLES}
  body { background: ${color('page')}; color: ${color('text')}; }
  @media print {
    :root:root:root { color-scheme: light; ${toPaper} }
  }
`;
