import type { SectionName } from '@sytno/contract/sections';
import type { Language } from '@sytno/domain';
import type { PageKey } from '@sytno/kit/routes';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useShell } from '../app/shell-context';
import { SectionBoundary } from './SectionBoundary';
import { SectionFailed } from './SectionFailed';
import { SectionLoading } from './SectionLoading';
import type { SectionLoadError } from './section-load-error';

/**
 * Where a section stands in the page. Its module is taken from the loader's state and rendered at once: React's
 * own lazy loading would hold the first view back by 300 ms.
 */
export function SectionOutlet(props: { section: SectionName; page: PageKey; lng: Language }) {
  const { section, page, lng } = props;
  const { loader } = useShell();
  const state = useSyncExternalStore(loader.subscribe, () => loader.state(section, lng));
  const { status } = state;
  useEffect(() => {
    if (status === 'idle') loader.load(section, lng);
  }, [loader, section, lng, status]);
  useEffect(() => loader.enter(section), [loader, section]);
  useEffect(() => {
    loader.look();
  }, [loader, page]);

  const retry = useCallback(() => {
    loader.retry(section, lng);
  }, [loader, section, lng]);
  const reload = useCallback(() => {
    loader.reload(section, lng);
  }, [loader, section, lng]);
  const broken = useCallback(
    (error: SectionLoadError) => {
      void loader.broke(section, lng, error);
    },
    [loader, section, lng],
  );
  if (state.status === 'failed') return <SectionFailed error={state.error} page={page} onRetry={retry} />;
  if (state.status !== 'ready') return <SectionLoading page={page} />;
  const { module, version } = state.section;
  const { Section } = module;
  return (
    <SectionBoundary
      key={`${section} ${version}`}
      section={section}
      version={version}
      page={page}
      onReload={reload}
      onBroken={broken}
    >
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
