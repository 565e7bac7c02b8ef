import type { Language } from '@sytno/domain';
import type { oferta } from '../door/texts/oferta.uk';

/** The public offer agreement in one language; `{provider}` and `{contact}` are places to be filled. */
export type Oferta = typeof oferta;

const FILES: Record<Language, () => Promise<{ oferta: Oferta }>> = {
  uk: () => import(/* webpackChunkName: "oferta-uk" */ '../door/texts/oferta.uk'),
  ru: () => import(/* webpackChunkName: "oferta-ru" */ '../door/texts/oferta.ru'),
  en: () => import(/* webpackChunkName: "oferta-en" */ '../door/texts/oferta.en'),
};

const asked = new Map<Language, Promise<Oferta>>();

/** The agreement in a language: the same promise for each call, which is forgotten when it fails. */
export function loadOferta(lng: Language): Promise<Oferta> {
  const known = asked.get(lng);
  if (known) return known;
  const loading = FILES[lng]().then(({ oferta }) => oferta);
  asked.set(lng, loading);
  loading.catch(() => asked.delete(lng));
  return loading;
}
