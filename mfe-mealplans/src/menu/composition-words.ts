import type { Texts } from '@sytno/kit';
import type { MenuItem } from './week';

/** Whose own composition a dish on the menu is; '' for the original. @param t the section's texts */
export function compositionWords({ composition }: Pick<MenuItem, 'composition'>, t: Texts): string {
  if (!composition) return '';
  const { mine, name } = composition;
  if (mine) return t('composition.mine');
  return name === '' ? t('composition.another') : t('composition.of', { name });
}
