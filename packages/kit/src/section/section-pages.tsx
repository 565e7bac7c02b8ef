import type { Language } from '@sytno/domain';
import type { ComponentType } from 'react';
import { KIT_TEXTS } from '../i18n/i18n';
import { useTexts } from '../i18n/use-texts';
import { pathTo, type PageKey } from '../routes';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/EmptyState';
import type { SectionProps } from './contract';

/** Which component a section has for which page of the route table. */
export type SectionPages = Partial<Record<PageKey, ComponentType<{ lng: Language }>>>;

/**
 * Makes a section's component out of its pages. The route table belongs to the shell and may be newer than
 * the section's release: a page that this release does not have leads to the section's first one. The pages
 * that it has are named in the section's package.json too, for the registry.
 */
export function sectionOf(
  pages: SectionPages,
  first: PageKey,
): ComponentType<SectionProps> & { readonly pages: readonly string[] } {
  function Section({ page, lng }: SectionProps) {
    const Page = pages[page];
    return Page ? <Page lng={lng} /> : <NotHere first={first} lng={lng} />;
  }
  return Object.assign(Section, { pages: Object.keys(pages) });
}

function NotHere({ first, lng }: { first: PageKey; lng: Language }) {
  const { t } = useTexts(KIT_TEXTS);
  return (
    <EmptyState
      whole
      picture="🧭"
      title={t('notHere.title')}
      text={t('notHere.text')}
      action={<ButtonLink to={pathTo(first, lng)}>{t('notHere.action')}</ButtonLink>}
    />
  );
}
