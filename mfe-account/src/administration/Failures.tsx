import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Chip, Confirm, EmptyState, QuietButton } from '@sytno/kit/ui';
import { useState } from 'react';
import { When } from '../messages/When';
import { Beside, Deeds, Facts, Rows, Said, Version } from './parts';
import type { LoadFailure } from './releases.queries';
import type { ReleaseDeeds } from './use-release-deeds';

interface FailuresProps {
  failures: readonly LoadFailure[];
  deeds: ReleaseDeeds;
  lng: Language;
}

/** What browsers told of a section: what failed, how often, since when, and in which of them. */
export function Failures({ failures, deeds, lng }: FailuresProps) {
  const { t } = useTexts('account');
  const [asking, setAsking] = useState(false);
  if (failures.length === 0) {
    return <EmptyState picture="🌿" title={t('releases.noFailures')} text={t('releases.noFailuresText')} />;
  }
  return (
    <>
      <Rows aria-label={t('releases.tabs.failures')}>
        {failures.map((failure) => (
          <li key={`${failure.version} ${failure.phase} ${failure.type}`}>
            <OneFailure failure={failure} lng={lng} />
          </li>
        ))}
      </Rows>
      <Deeds>
        <QuietButton onClick={() => setAsking(true)}>{t('releases.forget')}</QuietButton>
      </Deeds>
      {asking && (
        <Confirm
          title={t('releases.forgetTitle')}
          action={t('releases.forget')}
          busy={deeds.isPending}
          onConfirm={() => deeds.mutate({ kind: 'forget' }, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          {t('releases.forgetText')}
        </Confirm>
      )}
    </>
  );
}

function OneFailure({ failure, lng }: { failure: LoadFailure; lng: Language }) {
  const { t } = useTexts('account');
  const { version, phase, type, count, firstAt, lastAt, browsers, last } = failure;
  const facts = [last.path, last.httpStatus, last.code].filter((fact) => fact !== null);
  return (
    <>
      <Beside>
        <div>
          <Facts>
            <Version>{t(`releases.phases.${phase}`)}</Version>
            <span>{t(`releases.types.${type}`)}</span>
          </Facts>
          <Facts>
            <span>{version || t('releases.nothing')}</span>
            <span>
              {t('releases.since')} <When at={firstAt} lng={lng} />
            </span>
            <span>
              {t('releases.last')} <When at={lastAt} lng={lng} />
            </span>
            <span>{t('releases.withShell', { version: last.shell })}</span>
          </Facts>
          <Facts>
            {browsers.map(({ browser, count: times }) => (
              <span key={browser}>
                {browser === 'other' ? t('releases.otherBrowser') : BROWSER_NAMES[browser]} {times}
              </span>
            ))}
          </Facts>
        </div>
        <Chip tone="chilli">{t('releases.times', { count })}</Chip>
      </Beside>
      {facts.length > 0 && <Said>{facts.join(' · ')}</Said>}
    </>
  );
}

/** Names that no language changes. */
const BROWSER_NAMES = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  opera: 'Opera',
  samsung: 'Samsung Internet',
} as const;
