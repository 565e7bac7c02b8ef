import { useTexts } from '@sytno/kit';
import { IconButton, Menu } from '@sytno/kit/ui';
import { SHELL_TEXTS } from '../texts/load-texts';
import { useTheme } from './theme';
import { THEMES } from './theme-memory';
import { THEME_FACES } from './theme-faces';

/** Light, dark or as the system has it, behind one button, for a bar with little room. */
export function ThemeMenu() {
  const { t } = useTexts(SHELL_TEXTS);
  const [theme, choose] = useTheme();
  const { Icon } = THEME_FACES[theme];
  return (
    <Menu
      label={t('nav.theme')}
      trigger={(opener) => (
        <IconButton {...opener} aria-label={t('nav.theme')}>
          <Icon size={20} aria-hidden />
        </IconButton>
      )}
      entries={THEMES.map((value) => {
        const Picture = THEME_FACES[value].Icon;
        return {
          id: value,
          label: t(THEME_FACES[value].words),
          icon: <Picture size={18} aria-hidden />,
          checked: value === theme,
          onSelect: () => {
            choose(value);
          },
        };
      })}
    />
  );
}
