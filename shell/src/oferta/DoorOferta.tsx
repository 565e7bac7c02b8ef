import { useTexts } from '@sytno/kit/door';
import { useDoor } from '../door/door-context';
import { DOOR_TEXTS } from '../door/door-texts';
import { OfertaArticle } from './OfertaArticle';

/** The agreement for whoever has no account yet. */
export function DoorOferta() {
  const { config, oferta } = useDoor();
  const { t } = useTexts(DOOR_TEXTS);
  if (!oferta) throw new Error('The agreement is shown without its text.');
  return (
    <OfertaArticle
      oferta={oferta}
      parties={config}
      edition={t('oferta.version', { version: oferta.version })}
    />
  );
}
