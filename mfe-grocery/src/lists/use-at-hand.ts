import type { Language } from '@sytno/domain';
import { useEffect } from 'react';
import { loadAddWindow, loadLineWindow } from '../lines/windows';
import { LINES_WORDS } from '../lines/words';
import { SHOPS_WORDS } from '../shops/words';

export const loadShopScreen = () => import('../shops/ShopScreen').then((file) => file.ShopScreen);

/** After the list itself, so that it takes nothing from it. */
const AFTER = 3_000;

/**
 * Has the files of what is done in the shop come ahead: there may be no network there. What fails is asked for
 * again where it is opened.
 */
export function useAtHand(wanted: boolean, lng: Language): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setTimeout(() => {
      const files = [loadShopScreen(), loadAddWindow(), loadLineWindow()];
      const words = [SHOPS_WORDS, LINES_WORDS].map(({ load }) => load(lng));
      void Promise.allSettled<unknown>([...files, ...words]);
    }, AFTER);
    return () => clearTimeout(timer);
  }, [wanted, lng]);
}
