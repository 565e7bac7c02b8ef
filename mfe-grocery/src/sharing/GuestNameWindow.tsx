import { useTexts } from '@sytno/kit';
import { Actions, Dialog, Field, QuietButton, SubmitButton } from '@sytno/kit/ui';
import { useId, useState, type SyntheticEvent } from 'react';
import { SHARING_TEXTS } from './words';

const LONGEST = 40;

/** Asks a guest once what he is called; whoever only looks need not say. */
export function GuestNameWindow(props: {
  name: string;
  onName: (name: string) => void;
  onClose: () => void;
}) {
  const { t } = useTexts(SHARING_TEXTS);
  const form = useId();
  const [name, setName] = useState(props.name);
  const [asked, setAsked] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    if (name.trim() !== '') props.onName(name.trim());
  };
  return (
    <Dialog
      title={t('guest.askTitle')}
      onClose={props.onClose}
      foot={
        <Actions>
          <QuietButton onClick={props.onClose}>{t('guest.cancel')}</QuietButton>
          <SubmitButton form={form}>{t('guest.begin')}</SubmitButton>
        </Actions>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <p>{t('guest.askText')}</p>
        <Field
          label={t('guest.name')}
          value={name}
          maxLength={LONGEST}
          autoComplete="given-name"
          fault={asked && name.trim() === '' ? t('guest.wantName') : undefined}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  );
}
