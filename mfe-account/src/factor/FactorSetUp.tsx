import { failureOf, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { color, Field, FormFault, QuietButton, RADIUS, space, SubmitButton, useNotify } from '@sytno/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DESK_TEXTS } from '../desk-words';
import { QrCode } from './QrCode';

const Form = styled.form`
  display: grid;
  grid-template-columns: auto minmax(0, 360px);
  align-items: start;
  justify-content: start;
  gap: ${space(5)};
  p {
    grid-column: 1 / -1;
    margin: 0;
  }
  > div {
    display: grid;
    gap: ${space(4)};
    min-width: 0;
  }
  @media (max-width: 575.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Key = styled.code`
  display: block;
  padding: ${space(2)} ${space(3)};
  border-radius: ${RADIUS.control};
  background: ${color('sunken')};
  overflow-wrap: anywhere;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

interface SetUpProps {
  secret: string;
  address: string;
  onDone: (codes: string[]) => void;
  onClose: () => void;
}

/** The secret for an authenticator app, as a picture and in letters, and the code that shows the app has it. */
export function FactorSetUp({ secret, address, onDone, onClose }: SetUpProps) {
  const { t } = useTexts(DESK_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const api = useApi();
  const notify = useNotify();
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: () => api.account.factor.confirm({ code }),
    onSuccess: ({ codes }) => {
      notify(t('factor.turnedOn'), 'good');
      onDone(codes);
    },
  });
  const failure = confirm.error ? failureOf(confirm.error) : undefined;
  const fault = failure?.fields.find(({ path }) => path === 'code')?.code;
  return (
    <Form
      noValidate
      aria-label={t('factor.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!confirm.isPending) confirm.mutate();
      }}
    >
      <p>{t('factor.scan')}</p>
      <QrCode text={address} label={t('factor.qr')} />
      <div>
        <div>
          {t('factor.key')}
          <Key>{secret.replace(/.{4}(?=.)/g, '$& ')}</Key>
        </div>
        {failure && !fault && <FormFault>{failure.message || kit('offline.text')}</FormFault>}
        <Field
          label={t('factor.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          value={code}
          fault={fault && kit(`faults.${fault}`)}
          onChange={(event) => setCode(event.target.value)}
        />
        <Ways>
          <SubmitButton busy={confirm.isPending}>{t('factor.confirm')}</SubmitButton>
          <QuietButton onClick={onClose}>{t('factor.cancel')}</QuietButton>
        </Ways>
      </div>
    </Form>
  );
}
