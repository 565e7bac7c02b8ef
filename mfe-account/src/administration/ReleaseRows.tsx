import type { Language } from '@sytno/domain';
import { formatNumber, useTexts } from '@sytno/kit';
import { Chip, color, Confirm, EmptyState, QuietButton, space, TYPE } from '@sytno/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { When } from '../messages/When';
import { Beside, Deeds, Facts, Rows, Version } from './parts';
import type { Release, SectionReleases } from './releases.queries';
import { ShareDialog } from './ShareDialog';
import type { ReleaseDeeds } from './use-release-deeds';

const Reasons = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding-left: ${space(5)};
  color: ${color('chilli')};
  font: ${TYPE.quiet};
  overflow-wrap: anywhere;
`;

const KB = 1024;
/** So many reasons are read. */
const REASONS = 5;

interface RowsProps {
  state: SectionReleases;
  deeds: ReleaseDeeds;
  lng: Language;
}

/** The releases of a section, the newest first, each with what it is and what may be done with it. */
export function ReleaseRows({ state, deeds, lng }: RowsProps) {
  const { t } = useTexts('account');
  const [asked, setAsked] = useState<{ version: string; how: 'all' | 'share' } | null>(null);
  const close = () => setAsked(null);
  const name = t(`releases.names.${state.section}`);
  const activate = (share: number) => {
    if (asked) deeds.mutate({ kind: 'activate', version: asked.version, share }, { onSettled: close });
  };
  if (state.releases.length === 0) {
    return <EmptyState picture="📦" title={t('releases.none')} text={t('releases.noneText')} />;
  }
  return (
    <>
      <Rows aria-label={t('releases.tabs.releases')}>
        {state.releases.map((release) => (
          <li key={release.version}>
            <OneRelease release={release} state={state} onAsk={setAsked} lng={lng} />
          </li>
        ))}
      </Rows>
      {asked?.how === 'all' && (
        <Confirm
          title={t('releases.activateTitle', { version: asked.version })}
          action={t('releases.activate')}
          tone="main"
          busy={deeds.isPending}
          onConfirm={() => activate(100)}
          onClose={close}
        >
          {t('releases.activateText', { name })}
        </Confirm>
      )}
      {asked?.how === 'share' && (
        <ShareDialog version={asked.version} busy={deeds.isPending} onShare={activate} onClose={close} />
      )}
    </>
  );
}

function OneRelease(props: {
  release: Release;
  state: SectionReleases;
  onAsk: (asked: { version: string; how: 'all' | 'share' }) => void;
  lng: Language;
}) {
  const { t } = useTexts('account');
  const { release, state, onAsk, lng } = props;
  const { version, source, publishedAt, publishedBy, endedAt, bytes, faults, api } = release;
  const isLive = version === state.live;
  const isTried = version === state.trial?.version;
  const free = !isLive && !state.pinned && faults.length === 0;
  return (
    <>
      <Beside>
        <div>
          <Facts>
            <Version>{version}</Version>
            <Status release={release} state={state} />
          </Facts>
          <Facts>
            <When at={publishedAt} lng={lng} />
            <span>{source === 'build' ? t('releases.byBuild') : publishedBy || t('releases.byTeam')}</span>
            {bytes > 0 && <span>{t('releases.size', { size: formatNumber(bytes / KB, lng) })}</span>}
            {api && <span>{t('releases.needs', { version: api })}</span>}
            {endedAt && (
              <span>
                {t('releases.until')} <When at={endedAt} lng={lng} />
              </span>
            )}
          </Facts>
        </div>
        {free && (
          <Deeds>
            <QuietButton small onClick={() => onAsk({ version, how: 'all' })}>
              {t(isTried ? 'releases.toAll' : 'releases.activate')}
            </QuietButton>
            <QuietButton small onClick={() => onAsk({ version, how: 'share' })}>
              {t(isTried ? 'releases.otherShare' : 'releases.toSome')}
            </QuietButton>
          </Deeds>
        )}
      </Beside>
      {faults.length > 0 && !isLive && (
        <Reasons>
          {faults.slice(0, REASONS).map(({ fault, detail }) => (
            <li key={`${fault} ${detail}`}>{t(`releases.faults.${fault}`, { detail })}</li>
          ))}
          {faults.length > REASONS && <li>{t('releases.moreFaults', { count: faults.length - REASONS })}</li>}
        </Reasons>
      )}
    </>
  );
}

/** What a release is to the section now. */
function Status({ release, state }: { release: Release; state: SectionReleases }) {
  const { t } = useTexts('account');
  const { version, faults } = release;
  if (version === state.live) return <Chip tone="dill">{t('releases.status.live')}</Chip>;
  if (version === state.trial?.version) {
    return <Chip tone="sunflower">{t('releases.tried', { share: state.trial.share })}</Chip>;
  }
  if (faults.length > 0) return <Chip tone="chilli">{t('releases.status.refused')}</Chip>;
  return version === state.previous ? <Chip>{t('releases.status.previous')}</Chip> : null;
}
