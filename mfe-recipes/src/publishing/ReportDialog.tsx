import type { Inputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { failureOf, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import {
  Actions,
  AreaField,
  Dialog,
  FormFault,
  QuietButton,
  SelectField,
  SubmitButton,
  space,
  useNotify,
} from '@sytno/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { Remark } from '../recipe/parts';
import type { Recipe } from '../recipe/recipe.queries';
import { PUBLISHING_TEXTS } from './publishing-texts';

type Reason = Inputs['recipes']['publishing']['report']['reason'];
const REASONS: readonly Reason[] = ['copied', 'wrong', 'dangerous', 'offensive', 'advertising', 'other'];
const LONGEST = 1_000;

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

/** Tells the administration what is wrong with a published recipe. */
export function ReportDialog(props: { recipe: Recipe; lng: Language; onClose: () => void }) {
  const { t } = useTexts(PUBLISHING_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const { recipe, onClose } = props;
  const api = useApi();
  const notify = useNotify();
  const [reason, setReason] = useState<Reason | ''>('');
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const send = useMutation({
    mutationFn: (given: { reason: Reason; text: string }) =>
      api.recipes.publishing.report({ id: recipe.id, ...given }),
    onSuccess: () => {
      notify(t('report.sent'), 'good');
      onClose();
    },
  });
  const faults = {
    reason: reason === '' ? kit('faults.choice') : undefined,
    text: reason === 'other' && text.trim() === '' ? kit('faults.blank') : undefined,
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (reason === '') form.current?.querySelector('select')?.focus();
    else if (faults.text) form.current?.querySelector('textarea')?.focus();
    else if (!send.isPending) send.mutate({ reason, text: text.trim() });
  };
  return (
    <Dialog title={t('report.title', { name: recipe.name })} onClose={onClose}>
      <Form ref={form} noValidate onSubmit={onSubmit}>
        <Remark>{t('report.text')}</Remark>
        {send.error && <FormFault>{failureOf(send.error).message || kit('offline.text')}</FormFault>}
        <SelectField
          label={t('report.reason')}
          fault={asked ? faults.reason : undefined}
          value={reason}
          onChange={({ target }) => setReason(REASONS.find((one) => one === target.value) ?? '')}
          options={[
            { value: '', label: t('report.choose') },
            ...REASONS.map((value) => ({ value, label: t(`report.reasons.${value}`) })),
          ]}
        />
        <AreaField
          label={t('report.more')}
          hint={t('report.moreHint')}
          fault={asked ? faults.text : undefined}
          maxLength={LONGEST}
          rows={4}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Actions>
          <QuietButton onClick={onClose}>{kit('parts.cancel')}</QuietButton>
          <SubmitButton busy={send.isPending}>{t('report.send')}</SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}
