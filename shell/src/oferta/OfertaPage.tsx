import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { use, useEffect } from 'react';
import { useShell } from '../app/shell-context';
import { SHELL_TEXTS } from '../texts/load-texts';
import { loadOferta } from './oferta-texts';
import { OfertaArticle } from './OfertaArticle';

/** The agreement for whoever is signed in, inside of his frame. */
export function OfertaPage({ lng }: { lng: Language }) {
  const { t } = useTexts(SHELL_TEXTS);
  const { config } = useShell().boot;
  const oferta = use(loadOferta(lng));

  useEffect(() => {
    // The browser looked for the part before it was there.
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);

  return (
    <OfertaArticle
      oferta={oferta}
      parties={config}
      edition={t('oferta.version', { version: oferta.version })}
    />
  );
}
