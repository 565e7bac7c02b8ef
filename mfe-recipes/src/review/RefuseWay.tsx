import { failureOf, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { AreaField, Button, FormFault, space } from '@sytno/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ADMIN_TEXTS } from '../admin/admin-texts';
import type { WayProps } from './way-props';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  max-width: 620px;
`;

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
`;

/** It is no food, or nobody could say which: whoever wrote it is told why. */
export function RefuseWay({ proposal, onAnswered, onClosed }: WayProps) {
  const { t } = useTexts(ADMIN_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const api = useApi();
  const { id, name } = proposal;
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const [general, setGeneral] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const refusing = useMutation({
    mutationFn: () => api.recipes.admin.refuse({ id, reason: reason.trim() }),
    onSuccess: ({ changeId }) => onAnswered(t('ways.refused', { name }), changeId),
    onError: (error) => {
      const { code, message, fields } = failureOf(error);
      const found = fields.find(({ path }) => path === 'reason');
      if (found) setFault(kit(`faults.${found.code}`));
      else setGeneral(code === 'OFFLINE' ? kit('offline.text') : message);
      onClosed(error);
    },
  });
  return (
    <Form
      noValidate
      aria-label={t('ways.refuse')}
      onSubmit={(event) => {
        event.preventDefault();
        setGeneral('');
        if (reason.trim() === '') {
          setFault(kit('faults.blank'));
          field.current?.focus();
        } else refusing.mutate();
      }}
    >
      {general && <FormFault>{general}</FormFault>}
      <AreaField
        ref={field}
        label={t('ways.reason')}
        hint={t('ways.reasonHint')}
        maxLength={1_000}
        value={reason}
        fault={fault}
        onChange={(event) => {
          setReason(event.target.value);
          setFault(undefined);
        }}
      />
      <Foot>
        <Button type="submit" tone="danger" busy={refusing.isPending}>
          {t('ways.doRefuse')}
        </Button>
      </Foot>
    </Form>
  );
}
