import type { Language } from '@sytno/domain';
import { failureOf, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { useLocation } from '@sytno/kit/router';
import {
  Actions,
  AreaField,
  color,
  Dialog,
  Field,
  FormFault,
  QuietButton,
  space,
  SubmitButton,
  TYPE,
  useNotify,
  useUnsaved,
} from '@sytno/kit/ui';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { SHELL_TEXTS } from '../texts/load-texts';
import { letterFaults, type Letter, type LetterFaults } from './letter';

const NO_LETTER: Letter = { email: '', text: '' };

/** The longest part of a path that is told with a letter. */
const LONGEST_PAGE = 300;

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  color: ${color('text')};
  font: ${TYPE.body};
  > p {
    margin: 0;
  }
`;

/** A visitor writes to the administrator: the answer comes by mail, so that an address is asked for. */
export function WriteDialog(props: {
  /** What was typed so far; it outlives the dialog. */
  letter: Letter;
  onLetter: (letter: Letter) => void;
  lng: Language;
  onClose: () => void;
}) {
  const { t } = useTexts(SHELL_TEXTS);
  const kit = useTexts(KIT_TEXTS);
  const { letter, onLetter, onClose } = props;
  const id = useId();
  const { form, faults, general, busy, send, clear } = useSending(props);
  const wordsOf = (code: string | undefined) => code && kit.t(`faults.${code}`);
  const type = (change: Partial<Letter>) => {
    clear();
    onLetter({ ...letter, ...change });
  };
  useUnsaved(letter.text.trim() !== '');
  return (
    <Dialog
      title={t('write.title')}
      onClose={onClose}
      foot={
        <Actions>
          <QuietButton onClick={onClose}>{t('write.later')}</QuietButton>
          <SubmitButton form={id} busy={busy}>
            {t('write.submit')}
          </SubmitButton>
        </Actions>
      }
    >
      <Form id={id} ref={form} noValidate aria-label={t('write.title')} onSubmit={send}>
        <p>{t('write.text')}</p>
        {general && <FormFault>{general}</FormFault>}
        <Field
          type="email"
          name="email"
          autoComplete="email"
          label={t('write.email')}
          fault={wordsOf(faults.email)}
          value={letter.email}
          onChange={(event) => {
            type({ email: event.target.value });
          }}
        />
        <AreaField
          name="text"
          rows={6}
          label={t('write.field')}
          fault={wordsOf(faults.text)}
          value={letter.text}
          onChange={(event) => {
            type({ text: event.target.value });
          }}
        />
      </Form>
    </Dialog>
  );
}

/** Checks, sends, and says at which field something is wrong; the first of them gets the focus. */
function useSending({ letter, onLetter, lng, onClose }: Parameters<typeof WriteDialog>[0]) {
  const { t } = useTexts(SHELL_TEXTS);
  const api = useApi();
  const notify = useNotify();
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<LetterFaults>({});
  const [general, setGeneral] = useState('');
  const [busy, setBusy] = useState(false);

  const show = (found: LetterFaults) => {
    setFaults(found);
    const first = found.email ? 'email' : found.text ? 'text' : undefined;
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    return first !== undefined;
  };
  const write = async () => {
    const { email, text } = letter;
    setBusy(true);
    try {
      await api.account.messages.write({ email, text, language: lng, page: pathname.slice(0, LONGEST_PAGE) });
      onLetter(NO_LETTER);
      notify(t('write.sent'), 'good');
      onClose();
    } catch (error) {
      const { code, message, fields } = failureOf(error);
      const known = fields.filter(({ path }) => path === 'email' || path === 'text');
      if (!show(Object.fromEntries(known.map((field) => [field.path, field.code]))))
        setGeneral(code === 'OFFLINE' ? t('unreachable') : message);
    } finally {
      setBusy(false);
    }
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setGeneral('');
    if (!busy && !show(letterFaults(letter))) void write();
  };
  const clear = () => {
    setFaults({});
    setGeneral('');
  };
  return { form, faults, general, busy, send, clear };
}
