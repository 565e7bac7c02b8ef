import { LANGUAGES } from '@sytno/domain';
import { useTexts } from '@sytno/kit/door';
import { pathTo } from '@sytno/kit/routes';
import { color, Hidden, IconButton, RADIUS, space, upTo } from '@sytno/kit/ui';
import { Globe } from 'lucide-react';
import { styled } from 'styled-components';
import { Bar, brandLook, Gap } from '../layout/parts';
import { useTheme } from '../layout/theme';
import { THEME_FACES } from '../layout/theme-faces';
import { THEMES } from '../layout/theme-memory';
import { useDoor, useDoorUser } from './door-context';
import { DOOR_TEXTS } from './door-texts';
import { DoorButton, DoorLink } from './links';
import { useAddressIn } from './use-address-in';

const Brand = styled.a`
  ${brandLook}
`;

const Prices = styled(DoorLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 ${space(3)};
  ${upTo('sm')} {
    display: none;
  }
`;

const Language = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 44px;
  padding: 0 ${space(3)};
  border-radius: ${RADIUS.control};
  color: ${color('text')};
  &:hover {
    background: ${color('sunken')};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color('beet')};
    outline-offset: 2px;
  }
  > b {
    font-weight: 400;
  }
  > small {
    display: none;
    font: inherit;
  }
  > select {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
  ${upTo('sm')} {
    padding: 0 ${space(2)};
    > small {
      display: inline;
    }
    > b {
      display: none;
    }
  }
`;

/** Chooses the language: the same page of the server in another one. */
function LanguageChoice() {
  const { lng } = useDoor();
  const { t } = useTexts(DOOR_TEXTS);
  const addressIn = useAddressIn();
  return (
    <Language>
      <Globe size={18} aria-hidden />
      <b aria-hidden>{t(`language.${lng}`)}</b>
      <small aria-hidden>{t(`shortLanguage.${lng}`)}</small>
      <Hidden>{t('nav.language')}</Hidden>
      <select
        value={lng}
        onChange={(event) => {
          const chosen = LANGUAGES.find((language) => language === event.target.value);
          if (chosen) window.location.assign(addressIn(chosen));
        }}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {t(`language.${language}`)}
          </option>
        ))}
      </select>
    </Language>
  );
}

/** One button that goes from the system's theme to light, to dark and back; its name says where it stands. */
function ThemeButton() {
  const { t } = useTexts(DOOR_TEXTS);
  const [theme, choose] = useTheme();
  const { Icon, words } = THEME_FACES[theme];
  return (
    <IconButton
      aria-label={`${t('nav.theme')}: ${t(words)}`}
      onClick={() => {
        choose(THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system');
      }}
    >
      <Icon size={20} aria-hidden />
    </IconButton>
  );
}

/** The head of a page of the door: brand, prices, language, theme, the way in. */
export function DoorHeader() {
  const { lng, page } = useDoor();
  const { t } = useTexts(DOOR_TEXTS);
  const user = useDoorUser();
  return (
    <Bar>
      <Brand href={pathTo('landing', lng)}>{t('product')}</Brand>
      <Prices href={pathTo('price', lng)}>{t('nav.prices')}</Prices>
      <Gap />
      <LanguageChoice />
      <ThemeButton />
      {user ? (
        <DoorButton $tone="quiet" href={pathTo('dashboard', lng)}>
          {t('nav.open')}
        </DoorButton>
      ) : (
        <DoorButton
          $tone="quiet"
          href={pathTo('login', lng)}
          {...(page === 'login' && { 'aria-current': 'page' as const })}
        >
          {t('nav.signIn')}
        </DoorButton>
      )}
    </Bar>
  );
}
