import { color, THEME_VARIABLES } from '@sytno/kit/ui';

/** Puts the colours of both themes into the page; the system's wish decides. */
export function paint(): void {
  const style = document.createElement('style');
  style.nonce = __webpack_nonce__ ?? '';
  style.textContent = `${THEME_VARIABLES} body { background: ${color('page')}; color: ${color('text')}; }`;
  document.head.append(style);
}
