import { createContext } from 'react';

/**
 * The element that floating parts are put into: the open dialog, since everything outside of a modal dialog
 * is inert; null is the page's body.
 */
export const OverlayRoot = createContext<HTMLElement | null>(null);
