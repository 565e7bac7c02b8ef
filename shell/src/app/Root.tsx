import { STORAGE_KEYS, type Language } from '@sytno/domain';
import { addTexts, localeAtom } from '@sytno/kit';
import { Navigate, Route, Routes, useLocation } from '@sytno/kit/router';
import { matchPage, matchPath, PAGES, REDIRECTS } from '@sytno/kit/routes';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Guard } from '../session/Guard';
import { loadShellTexts } from '../texts/load-texts';
import { NotFoundPage } from '../errors/NotFoundPage';
import { PublicLayout } from '../layout/PublicLayout';
import { UserLayout } from '../layout/UserLayout';
import { usePageTitle } from '../layout/use-page-title';
import { pageLanguage } from './page-language';
import { ShellPage } from './ShellPage';

/** Which page stands at the address, in which language, inside which layout. */
export function Root({ first }: { first: Language }) {
  const location = useLocation();
  const lng = useActiveLanguage(first);
  const match = matchPage(location.pathname);
  const leadsTo = redirectOf(location.pathname);
  usePageTitle(match?.key, lng);

  if (leadsTo) return <Navigate to={leadsTo} replace />;
  if (!match) {
    return (
      <PublicLayout lng={lng}>
        <NotFoundPage lng={lng} />
      </PublicLayout>
    );
  }
  const { path, access } = PAGES[match.key];
  const page = <ShellPage page={match.key} lng={lng} />;
  const framed =
    access === 'public' ? (
      <PublicLayout lng={lng}>{page}</PublicLayout>
    ) : (
      <Guard access={access}>
        <UserLayout lng={lng}>{page}</UserLayout>
      </Guard>
    );
  return (
    <Routes>
      <Route path={path} element={framed} />
    </Routes>
  );
}

/** Where an address that only leads on goes to, or undefined. */
function redirectOf(pathname: string): string | undefined {
  for (const { path, prefix, to } of REDIRECTS) {
    if (prefix && pathname.startsWith(prefix)) return to;
    const params = path && matchPath(path, pathname);
    if (params) return to.replace(':lng', params.lng ?? '');
  }
  return undefined;
}

/**
 * The language the page is shown in. It follows the address as soon as the texts are there; until then the
 * page stays as it is. The language is stored under `lng` and set on the document (spec §2).
 */
function useActiveLanguage(first: Language): Language {
  const { i18n } = useTranslation();
  const location = useLocation();
  const wanted = pageLanguage(location, localStorage);
  const [active, setActive] = useState(first);
  const setLocale = useSetAtom(localeAtom);

  useEffect(() => {
    let current = true;
    const show = async () => {
      if (wanted !== active) {
        const texts = await loadShellTexts(wanted);
        if (!current) return;
        for (const [namespace, tree] of Object.entries(texts)) addTexts(i18n, wanted, namespace, tree);
        await i18n.changeLanguage(wanted);
        setActive(wanted);
      }
      document.documentElement.lang = wanted;
      localStorage.setItem(STORAGE_KEYS.lng, wanted);
      setLocale(wanted);
    };
    show().catch((error: unknown) => {
      console.error('The texts of a language did not load', error);
      window.location.assign(window.location.href);
    });
    return () => {
      current = false;
    };
  }, [wanted, active, i18n, setLocale]);
  return active;
}
