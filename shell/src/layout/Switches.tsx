import { LANGUAGES, type Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { useLocation, useNavigate } from '@sytno/kit/router';
import { pathInLanguage } from '@sytno/kit/routes';
import { color, Hidden, RADIUS, space } from '@sytno/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { SHELL_TEXTS } from '../texts/load-texts';
import { applyTheme, readTheme, storeTheme, THEMES, type Theme } from './theme';

const Select = styled.select`
  min-height: 44px;
  max-width: 100%;
  padding: 0 ${space(2)};
  border: 1px solid ${color('border')};
  border-radius: ${RADIUS.control};
  background: ${color('raised')};
  color: ${color('text')};
`;

/** The address, with whatever state the history keeps for it. */
interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
}

/** Chooses the language; the page and its address stay, only the prefix changes. */
export function LanguageSwitch({ lng }: { lng: Language }) {
  const { t } = useTexts(SHELL_TEXTS);
  const { pathname, search, hash, state } = useLocation() as Place;
  const navigate = useNavigate();
  const choose = (next: Language) => {
    const path = pathInLanguage(`${pathname}${search}${hash}`, next);
    void navigate(path.startsWith('/auth/') ? withLanguage(pathname, search, next) : path, {
      replace: true,
      state,
    });
  };
  return (
    <label>
      <Hidden>{t('nav.language')}</Hidden>
      <Select
        value={lng}
        onChange={(event) => {
          choose(event.target.value as Language);
        }}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {t(`language.${language}`)}
          </option>
        ))}
      </Select>
    </label>
  );
}

/** A page without a prefix says its language in the query. */
function withLanguage(pathname: string, search: string, lng: Language): string {
  const query = new URLSearchParams(search);
  query.set('lng', lng);
  return `${pathname}?${query.toString()}`;
}

/** Chooses light, dark or the system's theme, and remembers it. */
export function ThemeSwitch() {
  const { t } = useTexts(SHELL_TEXTS);
  const [theme, setTheme] = useState(() => readTheme(localStorage));
  const choose = (next: Theme) => {
    setTheme(next);
    storeTheme(localStorage, next);
    applyTheme(next);
  };
  const words: Record<Theme, string> = {
    system: t('nav.themeSystem'),
    light: t('nav.themeLight'),
    dark: t('nav.themeDark'),
  };
  return (
    <label>
      <Hidden>{t('nav.theme')}</Hidden>
      <Select
        value={theme}
        onChange={(event) => {
          choose(event.target.value as Theme);
        }}
      >
        {THEMES.map((value) => (
          <option key={value} value={value}>
            {words[value]}
          </option>
        ))}
      </Select>
    </label>
  );
}
