import { TERMS_VERSION, type Language } from '@sytno/domain';
import { failureOf, formatDay, KIT_TEXTS, signOut, useApi, useSession, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import {
  Actions,
  CheckField,
  color,
  Dialog,
  FormFault,
  QuietButton,
  RADIUS,
  space,
  SubmitButton,
  TextLink,
} from '@sytno/kit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { SHELL_TEXTS } from '../texts/load-texts';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  p {
    margin: 0;
    text-wrap: pretty;
  }
`;

const Reading = styled.ul`
  display: grid;
  margin: 0;
  padding: ${space(1)} ${space(4)};
  border-radius: ${RADIUS.control};
  background: ${color('sunken')};
  list-style: none;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

/** The edition the page was built with is not the one in force any more. */
class EditionGone extends Error {}

/**
 * The terms changed: they are read in a tab of their own, accepted by a box that is not ticked, or the person
 * signs out. There is no third way, so that Escape does nothing.
 */
export function TermsDialog({ lng }: { lng: Language }) {
  const { t } = useTexts(SHELL_TEXTS);
  const kit = useTexts(KIT_TEXTS);
  const session = useSession();
  const box = useRef<HTMLInputElement>(null);
  const [ticked, setTicked] = useState(false);
  const [missing, setMissing] = useState(false);
  const accepting = useAccepting();

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(!ticked);
    if (!ticked) box.current?.focus();
    else if (!accepting.isPending) accepting.mutate();
  };

  return (
    <Dialog title={t('terms.title')} onClose={null}>
      <Form noValidate onSubmit={onSubmit}>
        <p>{t('terms.text', { day: formatDay(TERMS_VERSION, lng, 'full') })}</p>
        <Reading>
          <li>
            <TextLink to={pathTo('oferta', lng)} target="_blank">
              {t('terms.oferta')}
            </TextLink>
          </li>
          <li>
            <TextLink to={`${pathTo('oferta', lng)}#privacy`} target="_blank">
              {t('terms.privacy')}
            </TextLink>
          </li>
        </Reading>
        <CheckField
          ref={box}
          label={t('terms.accept')}
          checked={ticked}
          fault={missing ? kit.t('faults.consent.required') : undefined}
          onChange={(event) => {
            setTicked(event.target.checked);
            setMissing(false);
          }}
        />
        {accepting.error && <FormFault>{t(...wordsOf(accepting.error))}</FormFault>}
        <Actions>
          <QuietButton
            onClick={() => {
              signOut(session);
            }}
          >
            {t('nav.signOut')}
          </QuietButton>
          <SubmitButton busy={accepting.isPending}>{t('terms.submit')}</SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}

/** Accepts, and asks the server who is signed in: its answer takes the dialog away. */
function useAccepting() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      try {
        await api.account.registration.acceptTerms({ terms: true, version: TERMS_VERSION });
      } catch (error) {
        if (failureOf(error).fields.some(({ path }) => path === 'version')) throw new EditionGone();
        throw error;
      }
      await queries.invalidateQueries({ queryKey: ['account', 'session'] }, { throwOnError: true });
    },
  });
}

function wordsOf(error: Error): [key: string, values?: Record<string, string>] {
  if (error instanceof EditionGone) return ['terms.newer'];
  const { code, message } = failureOf(error);
  return code === 'OFFLINE' ? ['unreachable'] : ['terms.failed', { why: message }];
}
