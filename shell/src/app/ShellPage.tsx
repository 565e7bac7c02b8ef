import type { Language } from '@sytno/domain';
import { PAGES, type PageKey } from '@sytno/kit/routes';
import { laterPart, PageSkeleton } from '@sytno/kit/ui';
import type { ComponentType } from 'react';
import { SectionOutlet } from '../sections/SectionOutlet';

/** The pages that the shell renders itself; those before the sign-in are the door's. */
const SHELL_PAGES: Partial<Record<PageKey, ComponentType<{ lng: Language }>>> = {
  userOferta: laterPart(
    'shell.oferta',
    () => import(/* webpackChunkName: "oferta" */ '../oferta/OfertaPage').then((file) => file.OfertaPage),
    { skeleton: <PageSkeleton />, whole: true },
  ),
};

/** One page of the route table: a section's, or the shell's own. */
export function ShellPage({ page, lng }: { page: PageKey; lng: Language }) {
  const { section } = PAGES[page];
  if (section) return <SectionOutlet section={section} page={page} lng={lng} />;
  const Page = SHELL_PAGES[page];
  if (!Page) throw new Error(`The shell has no page ${page}.`);
  return <Page lng={lng} />;
}
