import { STORAGE_KEYS, type Language } from '@sytno/domain';
import type { SectionName } from '@sytno/contract/sections';
import { addTexts, localeAtom, useI18n, useUser } from '@sytno/kit';
import { Navigate, Route, Routes, useLocation } from '@sytno/kit/router';
import { matchPage, matchPath, PAGES, REDIRECTS } from '@sytno/kit/routes';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { SectionLoader } from '../sections/loader';
import { isDoorPage } from '../door/door-pages';
import { rememberOrigin } from '../door/memory';
import { Guard, type Origin } from '../session/Guard';
import { loadShellTexts } from '../texts/load-texts';
import { NotFoundPage } from '../errors/NotFoundPage';
import { PublicLayout } from '../layout/PublicLayout';
import { UserLayout } from '../layout/UserLayout';
import { usePageTitle } from '../layout/use-page-title';
import { usePlace } from '../layout/use-place';
import { pageLanguage } from './page-language';
import { useShell } from './shell-context';
import { ShellPage } from './ShellPage';

/** Which page stands at the address, in which language, inside which layout. */
export function Root({ first }: { first: Language }) {
  const location = useLocation();
  const match = matchPage(location.pathname);
  const lng = useActiveLanguage(first, match ? PAGES[match.key].section : null);
  const leadsTo = redirectOf(location.pathname);
  usePageTitle(match?.key, lng);
  usePlace();

  if (leadsTo) return <Navigate to={leadsTo} replace />;
  if (!match) return <NotFound lng={lng} />;
  if (isDoorPage(match.key)) return <ToDoor />;
  const { path, access } = PAGES[match.key];
  const page = <ShellPage page={match.key} lng={lng} />;
  const framed =
    access === 'public' ? (
      <PublicLayout lng={lng}>{page}</PublicLayout>
    ) : (
      <Guard access={access} frame={(inside) => <UserLayout lng={lng}>{inside}</UserLayout>}>
        {page}
      </Guard>
    );
  return (
    <Routes>
      <Route path={path} element={framed} />
    </Routes>
  );
}

/** A page before the sign-in is another build: the server sends it. Where the visitor came from is kept. */
function ToDoor() {
  const { state } = useLocation() as { state: Partial<Origin> | null };
  const from = state?.from;
  useEffect(() => {
    rememberOrigin(sessionStorage, from);
    window.location.reload();
  }, [from]);
  return null;
}

/** No page: inside of the frame that the reader has anyway. */
function NotFound({ lng }: { lng: Language }) {
  const user = useUser();
  const page = <NotFoundPage lng={lng} known={user !== null} />;
  if (!user) return <PublicLayout lng={lng}>{page}</PublicLayout>;
  return (
    <Guard access="user" frame={(inside) => <UserLayout lng={lng}>{inside}</UserLayout>}>
      {page}
    </Guard>
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

/** Waits until a section stands in a language, or is known to have failed. */
function sectionIn(loader: SectionLoader, section: SectionName, lng: Language): Promise<void> {
  loader.load(section, lng);
  return new Promise((resolve) => {
    const settled = () => ['ready', 'failed'].includes(loader.state(section, lng).status);
    if (settled()) {
      resolve();
      return;
    }
    const stop = loader.subscribe(() => {
      if (!settled()) return;
      stop();
      resolve();
    });
  });
}

/**
 * The language the page is shown in. It follows the address as soon as the texts of shell and section are
 * there; until then the page stays as it is, and so does what was written into its fields. The language is stored under `lng` and set on the document (spec §2).
 */
function useActiveLanguage(first: Language, section: SectionName | null): Language {
  const i18n = useI18n();
  const { loader } = useShell();
  const location = useLocation();
  const wanted = pageLanguage(location, localStorage);
  const [active, setActive] = useState(first);
  const setLocale = useSetAtom(localeAtom);

  useEffect(() => {
    let current = true;
    const show = async () => {
      if (wanted !== active) {
        const [texts] = await Promise.all([
          loadShellTexts(wanted),
          section ? sectionIn(loader, section, wanted) : undefined,
        ]);
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
  }, [wanted, active, section, loader, i18n, setLocale]);
  return active;
}
