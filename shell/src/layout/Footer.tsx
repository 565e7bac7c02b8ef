import { LANGUAGES, type Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo, type PageKey } from '@sytno/kit/routes';
import { styled } from 'styled-components';
import { useShell } from '../app/shell-context';
import { SHELL_TEXTS } from '../texts/load-texts';
import { Both, Foot, wayLook, Ways } from './foot';
import { usePageIn } from './languages';
import { WriteWay } from './WriteWay';

const Way = styled(Link)`
  ${wayLook}
`;

const PAGES_BELOW: readonly [PageKey, string][] = [
  ['price', 'nav.prices'],
  ['oferta', 'nav.terms'],
];

/** What stands below every page: what this is, prices and terms, the way to the administrator, the same page in the other languages. */
export function Footer({ lng }: { lng: Language }) {
  const { t } = useTexts(SHELL_TEXTS);
  const { pageIn, state } = usePageIn();
  const { loader } = useShell();
  return (
    <Foot>
      <p>{t('nav.footer')}</p>
      <Both>
        <Ways aria-label={t('nav.about')}>
          {PAGES_BELOW.filter(([page]) => loader.has(page)).map(([page, words]) => (
            <Way key={page} to={pathTo(page, lng)}>
              {t(words)}
            </Way>
          ))}
          <WriteWay lng={lng} />
        </Ways>
        <Ways aria-label={t('nav.languages')}>
          {LANGUAGES.map((language) => (
            <Way
              key={language}
              to={pageIn(language)}
              state={state}
              replace
              lang={language}
              hrefLang={language}
              {...(language === lng && { 'aria-current': 'true' as const })}
            >
              {t(`language.${language}`)}
            </Way>
          ))}
        </Ways>
      </Both>
    </Foot>
  );
}
