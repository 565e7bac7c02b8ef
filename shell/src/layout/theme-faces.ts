import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import type { Theme } from './theme-memory';

/** The picture of each theme, and the key of its word. */
export const THEME_FACES: Record<Theme, { Icon: LucideIcon; words: string }> = {
  system: { Icon: Monitor, words: 'nav.themeSystem' },
  light: { Icon: Sun, words: 'nav.themeLight' },
  dark: { Icon: Moon, words: 'nav.themeDark' },
};
