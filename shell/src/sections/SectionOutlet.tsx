import type { SectionName } from '@sytno/contract/sections';
import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import type { PageKey } from '@sytno/kit/routes';
import { Hidden, PageFrame, Skeleton, space } from '@sytno/kit/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { useShell } from '../app/shell-context';
import { SHELL_TEXTS } from '../texts/load-texts';
import { SectionBoundary } from './SectionBoundary';
import { SectionFailed } from './SectionFailed';

/**
 * Where a section stands in the page. Its module is taken from the loader's state and rendered at once: React's
 * own lazy loading would hold the first view back by 300 ms.
 */
export function SectionOutlet(props: { section: SectionName; page: PageKey; lng: Language }) {
  const { section, page, lng } = props;
  const { loader } = useShell();
  const state = useSyncExternalStore(loader.subscribe, () => loader.state(section, lng));
  useEffect(() => {
    loader.load(section, lng);
  }, [loader, section, lng]);

  const retry = () => {
    loader.retry(section, lng);
  };
  if (state.status === 'failed') return <SectionFailed error={state.error} page={page} onRetry={retry} />;
  if (state.status !== 'ready') return <SectionLoading page={page} />;
  const { module, version } = state.section;
  const { Section } = module;
  return (
    <SectionBoundary key={section} section={section} version={version} page={page}>
      <div
        data-section-ready
        data-section={section}
        data-section-version={module.version}
        className={`sy-${section}`}
      >
        <Section page={page} lng={lng} />
      </div>
    </SectionBoundary>
  );
}

const Blocks = styled.div`
  display: grid;
  gap: ${space(4)};
`;

/** The shape of a page while its section's files travel. */
function SectionLoading({ page }: { page: PageKey }) {
  const { t } = useTexts(SHELL_TEXTS);
  return (
    <PageFrame title={t(`titles.${page}`)}>
      <Blocks aria-busy>
        <Hidden role="status">{t('section.loading')}</Hidden>
        <Skeleton $height={96} />
        <Skeleton $height={96} />
        <Skeleton $height={96} />
      </Blocks>
    </PageFrame>
  );
}
