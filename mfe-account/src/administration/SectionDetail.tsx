import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { BackLink, Card, color, Confirm, QuietButton, space, Tabs, TYPE, upTo } from '@sytno/kit/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Failures } from './Failures';
import { Beside, Deeds } from './parts';
import { ReleaseRows } from './ReleaseRows';
import { failureCount, type SectionReleases } from './releases.queries';
import { Marks } from './SectionList';
import { Tokens } from './Tokens';
import { useReleaseDeeds, type ReleaseDeeds } from './use-release-deeds';

const Paper = styled(Card)`
  display: grid;
  gap: ${space(5)};
  min-width: 0;
  h2,
  p {
    margin: 0;
  }
  h2 {
    font: ${TYPE.section};
    &:focus {
      outline: none;
    }
  }
  p {
    color: ${color('quiet')};
  }
`;

const Back = styled.div`
  display: none;
  ${upTo('lg')} {
    display: block;
  }
`;

/** One section: what is live of it, what can be done, and its releases, failures and tokens. */
export function SectionDetail({ state, lng }: { state: SectionReleases; lng: Language }) {
  const { t } = useTexts('account');
  const deeds = useReleaseDeeds(state);
  const [tab, setTab] = useState('releases');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { section, live, releases, failures, tokens } = state;
  const label = (word: string, count: number) =>
    count > 0 ? `${t(`releases.tabs.${word}`)} ${String(count)}` : t(`releases.tabs.${word}`);
  return (
    <div>
      <Back>
        <BackLink to={pathTo('adminReleases', lng)}>{t('releases.back')}</BackLink>
      </Back>
      <Paper as="article">
        <Beside>
          <div>
            <h2 ref={heading} tabIndex={-1}>
              {t(`releases.names.${section}`)}
            </h2>
            <p>{live === null ? t('releases.nothing') : t('releases.liveNow', { version: live })}</p>
            <Marks state={state} />
          </div>
          <Moves state={state} deeds={deeds} />
        </Beside>
        <Tabs
          label={t(`releases.names.${section}`)}
          selected={tab}
          onSelect={setTab}
          tabs={[
            {
              id: 'releases',
              label: label('releases', releases.length),
              content: <ReleaseRows state={state} deeds={deeds} lng={lng} />,
            },
            {
              id: 'failures',
              label: label('failures', failureCount(state)),
              content: <Failures failures={failures} deeds={deeds} lng={lng} />,
            },
            {
              id: 'tokens',
              label: label('tokens', tokens.length),
              content: <Tokens state={state} deeds={deeds} lng={lng} />,
            },
          ]}
        />
      </Paper>
    </div>
  );
}

/** Going back, and holding. */
function Moves({ state, deeds }: { state: SectionReleases; deeds: ReleaseDeeds }) {
  const { t } = useTexts('account');
  const [asking, setAsking] = useState(false);
  const { section, previous, trial, pinned, live } = state;
  const back = trial?.version ?? previous;
  const name = t(`releases.names.${section}`);
  return (
    <Deeds>
      {back !== null && !pinned && (
        <QuietButton onClick={() => setAsking(true)}>
          {t(trial ? 'releases.endTrial' : 'releases.rollback')}
        </QuietButton>
      )}
      {live !== null && (
        <QuietButton
          busy={deeds.isPending && deeds.variables.kind === 'pin'}
          onClick={() => deeds.mutate({ kind: 'pin', pinned: !pinned })}
        >
          {t(pinned ? 'releases.unpin' : 'releases.pin')}
        </QuietButton>
      )}
      {asking && back !== null && (
        <Confirm
          title={t(trial ? 'releases.endTrialTitle' : 'releases.rollbackTitle', { name })}
          action={t(trial ? 'releases.endTrial' : 'releases.rollback')}
          tone="main"
          busy={deeds.isPending}
          onConfirm={() => deeds.mutate({ kind: 'rollback' }, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          {t(trial ? 'releases.endTrialText' : 'releases.rollbackText', { version: back })}
        </Confirm>
      )}
    </Deeds>
  );
}
