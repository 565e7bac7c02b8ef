import { useTexts } from '@sytno/kit';
import { Actions, AreaField, Dialog, QuietButton, SubmitButton, useUnsaved } from '@sytno/kit/ui';
import { useState } from 'react';
import { GROUP_TEXTS } from '../groups/group-texts';
import { Form } from '../groups/parts';

/** Refuses with a word, which the other side reads. */
export function RefuseDialog(props: {
  title: string;
  busy: boolean;
  onRefuse: (reason: string) => void;
  onClose: () => void;
}) {
  const { t } = useTexts(GROUP_TEXTS);
  const [reason, setReason] = useState('');
  const [blank, setBlank] = useState(false);
  useUnsaved(reason.trim() !== '');
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const words = reason.trim();
          setBlank(words === '');
          if (words !== '' && !props.busy) props.onRefuse(words);
        }}
      >
        <AreaField
          label={t('refuseWord')}
          hint={t('refuseHint')}
          value={reason}
          maxLength={300}
          required
          fault={blank ? t('blank') : undefined}
          onChange={({ target }) => {
            setReason(target.value);
            setBlank(false);
          }}
        />
        <Actions>
          <QuietButton onClick={props.onClose}>{t('cancel')}</QuietButton>
          <SubmitButton busy={props.busy}>{t('refuse')}</SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}
