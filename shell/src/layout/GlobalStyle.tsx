import { color, THEME_VARIABLES } from '@sytno/kit/ui';
import { createGlobalStyle } from 'styled-components';

/** The page's ground and the colours of both themes; the only global style besides shell.css. */
export const GlobalStyle = createGlobalStyle`
  ${THEME_VARIABLES}
  body { background: ${color('page')}; color: ${color('text')}; }
`;
