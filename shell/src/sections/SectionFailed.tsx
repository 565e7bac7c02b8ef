import { useTexts } from '@sytno/kit';
import { pathTo, type PageKey } from '@sytno/kit/routes';
import {
  Button,
  Card,
  color,
  EmptyState,
  PageFrame,
  QuietButton,
  QuietButtonLink,
  RADIUS,
  space,
  TYPE,
  useNotify,
} from '@sytno/kit/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { WaysOn } from '../errors/ways-on';
import { useShell } from '../app/shell-context';
import { SHELL_TEXTS } from '../texts/load-texts';
import type { SectionLoadError } from './section-load-error';

const Details = styled.details`
  max-width: 640px;
  margin: 0 auto;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  > summary {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: 44px;
    cursor: pointer;
  }
`;

const Facts = styled.pre`
  margin: 0 0 ${space(3)};
  padding: ${space(3)};
  border-radius: ${RADIUS.control};
  background: ${color('sunken')};
  text-align: left;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

type Kind = 'offline' | 'missing' | 'timeout' | 'error' | 'contract' | 'render';

const PICTURES: Record<Kind, string> = {
  offline: '📡',
  missing: '🧩',
  timeout: '⏳',
  error: '🍳',
  contract: '🆕',
  render: '🍳',
};

/** What happened, as a person would say it. */
function kindOf({ failure }: SectionLoadError): Kind {
  if (failure.phase === 'render') return 'render';
  if (failure.phase === 'shape' && failure.type === 'error') return 'contract';
  return navigator.onLine ? failure.type : 'offline';
}

/** A section that did not come: what happened in plain words, a true second try, facts for support. */
export function SectionFailed(props: { error: SectionLoadError; page: PageKey; onRetry: () => void }) {
  const { t, lng } = useTexts(SHELL_TEXTS);
  const { overrides } = useShell();
  const { error, page, onRetry } = props;
  const overridden = overrides.active[error.failure.section] !== undefined;
  const kind = kindOf(error);
  useReturn(kind === 'offline', onRetry);
  const reload = () => {
    window.location.reload();
  };
  return (
    <PageFrame title={t(`titles.${page}`)}>
      <Card>
        <EmptyState
          role="alert"
          picture={PICTURES[kind]}
          title={t(`section.${kind}.title`)}
          text={t(`section.${kind}.text`)}
          action={
            <WaysOn>
              <Button onClick={kind === 'contract' ? reload : onRetry}>
                {t(kind === 'contract' ? 'section.reload' : 'section.tryAgain')}
              </Button>
              {overridden && <QuietButton onClick={overrides.reset}>{t('override.reset')}</QuietButton>}
              {page !== 'dashboard' && (
                <QuietButtonLink to={pathTo('dashboard', lng)}>{t('section.home')}</QuietButtonLink>
              )}
            </WaysOn>
          }
        />
        <FactsForSupport error={error} />
      </Card>
    </PageFrame>
  );
}

/** What the server's people want to know, to be copied. */
function FactsForSupport({ error }: { error: SectionLoadError }) {
  const { t } = useTexts(SHELL_TEXTS);
  const notify = useNotify();
  const facts = JSON.stringify({ error: error.name, ...error.failure }, null, 2);
  const copy = () => {
    void navigator.clipboard.writeText(facts).then(() => {
      notify(t('section.copied'), 'good');
    });
  };
  return (
    <Details>
      <summary>{t('section.details')}</summary>
      <Facts data-load-failure>{facts}</Facts>
      <QuietButton small onClick={copy}>
        {t('section.copy')}
      </QuietButton>
    </Details>
  );
}

/** Tries once more as soon as the network is back. */
function useReturn(wanted: boolean, act: () => void): void {
  useEffect(() => {
    if (!wanted) return undefined;
    window.addEventListener('online', act);
    return () => {
      window.removeEventListener('online', act);
    };
  }, [wanted, act]);
}
