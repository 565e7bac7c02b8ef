import { LANGUAGES, type Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo, type PageKey } from '@sytno/kit/routes';
import { color, OFF_PAPER, space, TYPE, upTo } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { SHELL_TEXTS } from '../texts/load-texts';
import { usePageIn } from './languages';

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(8)};
  width: 100%;
  max-width: 1280px;
  margin: 0 auto;
  padding: ${space(4)} ${space(6)} ${space(5)};
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  &::before {
    content: '';
    flex: 1 0 100%;
    margin-bottom: ${space(3)};
    border-top: 1px solid ${color('line')};
  }
  > p {
    margin: 0;
    text-wrap: balance;
    > b {
      color: ${color('beet')};
    }
  }
  ${upTo('md')} {
    flex-direction: column;
    align-items: flex-start;
    padding: 0 ${space(4)} ${space(6)};
    &::before {
      flex: none;
      width: 100%;
    }
  }
  ${OFF_PAPER}
`;

const Ways = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(5)};
`;

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: inherit;
  text-decoration: none;
  &:hover {
    color: ${color('text')};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &[aria-current] {
    color: ${color('text')};
    font-weight: 600;
  }
`;

const Both = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(10)};
`;

const PAGES_BELOW: readonly [PageKey, string][] = [
  ['price', 'nav.prices'],
  ['oferta', 'nav.terms'],
];

/** What stands below every page: what this is, prices and terms, the same page in the other languages. */
export function Footer({ lng }: { lng: Language }) {
  const { t } = useTexts(SHELL_TEXTS);
  const { pageIn, state } = usePageIn();
  return (
    <Foot>
      <p>{t('nav.footer')}</p>
      <Both>
        <Ways aria-label={t('nav.about')}>
          {PAGES_BELOW.map(([page, words]) => (
            <Way key={page} to={pathTo(page, lng)}>
              {t(words)}
            </Way>
          ))}
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
