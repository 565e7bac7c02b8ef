import type { Language } from '@sytno/domain';
import { failureOf, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { Button, color, Confirm, Field, QuietButton, RADIUS, space, upTo, useNotify } from '@sytno/kit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { When } from '../messages/When';
import { Beside, Facts, Rows, Said, Version } from './parts';
import { RELEASES_KEY, type ReleaseToken, type SectionReleases } from './releases.queries';
import { usePasswordAgain } from './use-password-again';
import type { ReleaseDeeds } from './use-release-deeds';

const Frame = styled.div`
  display: grid;
  gap: ${space(5)};
  p {
    margin: 0;
  }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 360px) auto;
  align-items: end;
  justify-content: start;
  gap: ${space(3)};
  ${upTo('sm')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Secret = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  padding: ${space(4)};
  border-radius: ${RADIUS.control};
  background: ${color('dill-tint')};
`;

interface TokensProps {
  state: SectionReleases;
  deeds: ReleaseDeeds;
  lng: Language;
}

/** By which tokens the team releases this section; a new one's secret is shown this once. */
export function Tokens({ state, deeds, lng }: TokensProps) {
  const { t } = useTexts('account');
  const [taken, setTaken] = useState<ReleaseToken | null>(null);
  return (
    <Frame>
      <p>{t('releases.tokensText')}</p>
      {state.tokens.length > 0 && (
        <Rows aria-label={t('releases.tabs.tokens')}>
          {state.tokens.map((token) => (
            <li key={token.id}>
              <Beside>
                <div>
                  <Version>{token.label}</Version>
                  <Facts>
                    <span>
                      {t('releases.made')} <When at={token.createdAt} lng={lng} />
                    </span>
                    <span>
                      {token.usedAt ? t('releases.used') : t('releases.neverUsed')}{' '}
                      {token.usedAt && <When at={token.usedAt} lng={lng} />}
                    </span>
                  </Facts>
                </div>
                <QuietButton small onClick={() => setTaken(token)}>
                  {t('releases.takeToken')}
                </QuietButton>
              </Beside>
            </li>
          ))}
        </Rows>
      )}
      <NewToken state={state} />
      {taken && (
        <Confirm
          title={t('releases.takeTokenTitle', { label: taken.label })}
          action={t('releases.takeToken')}
          busy={deeds.isPending}
          onConfirm={() =>
            deeds.mutate({ kind: 'takeToken', id: taken.id }, { onSettled: () => setTaken(null) })
          }
          onClose={() => setTaken(null)}
        >
          {t('releases.takeTokenText')}
        </Confirm>
      )}
    </Frame>
  );
}

function NewToken({ state }: { state: SectionReleases }) {
  const { t } = useTexts('account');
  const { t: kit } = useTexts(KIT_TEXTS);
  const { platform } = useApi();
  const queries = useQueryClient();
  const notify = useNotify();
  const [label, setLabel] = useState('');
  const [blank, setBlank] = useState(false);
  const { dangerous, question } = usePasswordAgain();
  const giving = useMutation({
    mutationFn: (words: string) =>
      dangerous(() => platform.sections.giveToken({ section: state.section, label: words })),
    onSuccess: () => setLabel(''),
    onSettled: () => queries.invalidateQueries({ queryKey: RELEASES_KEY }),
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setBlank(label.trim() === '');
    if (label.trim() !== '' && !giving.isPending) giving.mutate(label.trim());
  };
  const copy = (secret: string) => {
    void navigator.clipboard.writeText(secret).then(() => notify(t('releases.copied'), 'good'));
  };
  const failure = giving.error && failureOf(giving.error);
  const fault = blank
    ? kit('faults.blank')
    : failure && (failure.code === 'OFFLINE' ? kit('offline.text') : failure.message);
  return (
    <>
      {question}
      {giving.data && (
        <Secret role="status">
          <p>{t('releases.secret', { label: giving.data.label })}</p>
          <Said>{giving.data.secret}</Said>
          <QuietButton small onClick={() => copy(giving.data.secret)}>
            {t('releases.copy')}
          </QuietButton>
        </Secret>
      )}
      <Form onSubmit={send} noValidate>
        <Field
          label={t('releases.tokenLabel')}
          value={label}
          maxLength={60}
          autoComplete="off"
          fault={fault ?? undefined}
          onChange={(event) => setLabel(event.target.value)}
        />
        <Button type="submit" busy={giving.isPending}>
          {t('releases.giveToken')}
        </Button>
      </Form>
    </>
  );
}
