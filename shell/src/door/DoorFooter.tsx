import { LANGUAGES } from '@sytno/domain';
import { useTexts } from '@sytno/kit/door';
import { pathTo } from '@sytno/kit/routes';
import { styled } from 'styled-components';
import { Both, Foot, wayLook, Ways } from '../layout/foot';
import { MESSAGE_PLACE } from '../landing/message-place';
import { useDoor } from './door-context';
import { DOOR_TEXTS } from './door-texts';
import { useAddressIn } from './use-address-in';

const Way = styled.a`
  ${wayLook}
`;

/** What stands below every page of the door: prices, terms, a message to us, the page in other languages. */
export function DoorFooter() {
  const { lng } = useDoor();
  const { t } = useTexts(DOOR_TEXTS);
  const addressIn = useAddressIn();
  const below = [
    [pathTo('price', lng), 'nav.prices'],
    [pathTo('oferta', lng), 'nav.terms'],
    [`${pathTo('oferta', lng)}#privacy`, 'nav.privacy'],
    [`${pathTo('landing', lng)}#${MESSAGE_PLACE}`, 'nav.message'],
  ] as const;
  return (
    <Foot>
      <p>{t('nav.footer')}</p>
      <Both>
        <Ways aria-label={t('nav.about')}>
          {below.map(([href, words]) => (
            <Way key={words} href={href}>
              {t(words)}
            </Way>
          ))}
        </Ways>
        <Ways aria-label={t('nav.languages')}>
          {LANGUAGES.map((language) => (
            <Way
              key={language}
              href={addressIn(language)}
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
