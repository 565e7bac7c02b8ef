import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { SHELL_TEXTS } from '../texts/load-texts';
import { Foot } from './parts';

export function Footer({ lng }: { lng: Language }) {
  const { t } = useTexts(SHELL_TEXTS);
  return (
    <Foot>
      <span>{t('nav.footer')}</span>
      <Link to={pathTo('price', lng)}>{t('nav.prices')}</Link>
      <Link to={pathTo('oferta', lng)}>{t('nav.terms')}</Link>
    </Foot>
  );
}
