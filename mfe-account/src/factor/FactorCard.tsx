import type { Language } from '@sytno/domain';
import { failureOf, formatInstant, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import {
  Button,
  Confirm,
  DangerButton,
  QueryView,
  QuietButton,
  Skeleton,
  space,
  useNotify,
} from '@sytno/kit/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DESK_KEY } from '../administration/desk.queries';
import { usePasswordAgain } from '../administration/use-password-again';
import { DESK_TEXTS } from '../desk-words';
import { CardHeading, SettingsCard } from '../FormCard';
import { CodesShown } from './CodesShown';
import { FACTOR_KEY, factorQuery, type FactorState } from './factor.queries';
import { FactorSetUp } from './FactorSetUp';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

/** One's own second step: asked for while there is none, its codes, and the way out of it. */
export function FactorCard({ lng }: { lng: Language }) {
  const { t } = useTexts(DESK_TEXTS);
  const query = useQuery(factorQuery(useApi()));
  return (
    <SettingsCard id="factor" aria-label={t('factor.title')}>
      <QueryView query={query} skeleton={<Skeleton $height={120} />}>
        {(state) => <Standing state={state} lng={lng} />}
      </QueryView>
    </SettingsCard>
  );
}

type Open = { kind: 'setUp'; secret: string; address: string } | { kind: 'codes'; codes: string[] };

function Standing({ state, lng }: { state: FactorState; lng: Language }) {
  const { t } = useTexts(DESK_TEXTS);
  const deeds = useFactorDeeds();
  const [open, setOpen] = useState<Open>();
  const [asked, setAsked] = useState<'renew' | 'remove'>();
  const { on, required, since, codesLeft } = state;
  const text = on
    ? `${t('factor.on', { when: since ? formatInstant(since, lng) : '' })} ${t('factor.left', { count: codesLeft })}`
    : t(required ? 'factor.required' : 'factor.off');
  const renew = () => {
    deeds.renew.mutate(undefined, { onSuccess: ({ codes }) => setOpen({ kind: 'codes', codes }) });
    setAsked(undefined);
  };
  const remove = () => {
    deeds.remove.mutate();
    setAsked(undefined);
  };
  return (
    <>
      <CardHeading title={t('factor.title')} text={text} />
      {open?.kind === 'setUp' && (
        <FactorSetUp
          {...open}
          onDone={(codes) => setOpen({ kind: 'codes', codes })}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open?.kind === 'codes' && (
        <CodesShown
          codes={open.codes}
          onClose={() => {
            setOpen(undefined);
            void deeds.again();
          }}
        />
      )}
      {!open && (
        <Ways>
          {!on && (
            <Button
              busy={deeds.begin.isPending}
              onClick={() =>
                deeds.begin.mutate(undefined, { onSuccess: (made) => setOpen({ kind: 'setUp', ...made }) })
              }
            >
              {t('factor.begin')}
            </Button>
          )}
          {on && (
            <>
              <QuietButton busy={deeds.renew.isPending} onClick={() => setAsked('renew')}>
                {t('factor.renew')}
              </QuietButton>
              <DangerButton busy={deeds.remove.isPending} onClick={() => setAsked('remove')}>
                {t('factor.remove')}
              </DangerButton>
            </>
          )}
        </Ways>
      )}
      {asked && (
        <Confirm
          title={t(`factor.${asked}Ask`)}
          action={t(`factor.${asked}`)}
          onConfirm={asked === 'renew' ? renew : remove}
          onClose={() => setAsked(undefined)}
        >
          {t(`factor.${asked}Text`)}
        </Confirm>
      )}
      {deeds.question}
    </>
  );
}

/** What is done to the second step; each deed wants the password once more. */
function useFactorDeeds() {
  const { t } = useTexts(DESK_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const { factor } = useApi().account;
  const client = useQueryClient();
  const notify = useNotify();
  const { dangerous, question } = usePasswordAgain();
  const onError = (error: unknown) => notify(failureOf(error).message || kit('offline.text'), 'bad');
  const again = () =>
    Promise.all([FACTOR_KEY, DESK_KEY].map((queryKey) => client.invalidateQueries({ queryKey })));
  return {
    again,
    question,
    begin: useMutation({ mutationFn: () => dangerous(() => factor.begin()), onError }),
    renew: useMutation({ mutationFn: () => dangerous(() => factor.renewCodes()), onError }),
    remove: useMutation({
      mutationFn: () => dangerous(() => factor.remove()),
      onError,
      onSuccess: () => notify(t('factor.removed'), 'good'),
      onSettled: again,
    }),
  };
}
