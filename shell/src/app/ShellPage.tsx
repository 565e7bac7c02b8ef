import type { Language } from '@sytno/domain';
import { PAGES, type PageKey } from '@sytno/kit/routes';
import { lazy, Suspense, type ComponentType } from 'react';
import { LandingPage } from '../landing/LandingPage';
import { SectionOutlet } from '../sections/SectionOutlet';

type ShellComponent = ComponentType<{ lng: Language }>;

const lazyPage = (load: () => Promise<{ [name: string]: ShellComponent }>, name: string) =>
  lazy(async () => {
    const component = (await load())[name];
    if (!component) throw new Error(`The shell has no page ${name}.`);
    return { default: component };
  });

const auth = () => import(/* webpackChunkName: "auth" */ '../session/auth-pages');
const oferta = () => import(/* webpackChunkName: "oferta" */ '../oferta/OfertaPage');

/** The pages that the shell renders itself, so that a broken section locks nobody out. */
const SHELL_PAGES: Partial<Record<PageKey, ShellComponent>> = {
  landing: LandingPage,
  oferta: lazyPage(oferta, 'OfertaPage'),
  userOferta: lazyPage(oferta, 'OfertaPage'),
  login: lazyPage(auth, 'LoginPage'),
  registration: lazyPage(auth, 'RegistrationPage'),
  recovery: lazyPage(auth, 'RecoveryPage'),
  passwordEdit: lazyPage(auth, 'PasswordEditPage'),
  emailConfirm: lazyPage(auth, 'EmailConfirmPage'),
};

/** One page of the route table: a section's, or the shell's own. */
export function ShellPage({ page, lng }: { page: PageKey; lng: Language }) {
  const { section } = PAGES[page];
  if (section) return <SectionOutlet section={section} page={page} lng={lng} />;
  const Page = SHELL_PAGES[page];
  if (!Page) throw new Error(`The shell has no page ${page}.`);
  return (
    <Suspense fallback={null}>
      <Page lng={lng} />
    </Suspense>
  );
}
