import { KIT_TEXTS, useTexts } from '@sytno/kit/door';
import { pathTo } from '@sytno/kit/routes';
import {
  AreaField,
  Card,
  Field,
  FormFault,
  QuietButton,
  space,
  SubmitButton,
  useNotify,
} from '@sytno/kit/ui';
import { useRef, useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { call, CallFailed } from '../door/call';
import { useDoor, useDoorUser } from '../door/door-context';
import { DOOR_TEXTS } from '../door/door-texts';
import { DoorButton } from '../door/links';
import { rememberedEmail } from '../door/memory';
import { LONGEST_LETTER, letterFaults, type LetterFaults } from '../layout/letter';
import { MESSAGE_PLACE } from './message-place';
import { Part, PartHead } from './parts';

const Sheet = styled(Card).attrs({ as: 'div' })`
  max-width: 640px;
  form {
    display: grid;
    gap: ${space(4)};
  }
  p {
    margin: 0 0 ${space(4)};
  }
`;

/** The fields in the order in which they stand. */
const FIELDS = ['email', 'text'] as const;
type Faults = LetterFaults & { whole?: string };

/** A message to the administrator from whoever has no account; the answer comes by mail. */
export function MessageForm() {
  const { lng } = useDoor();
  const { t } = useTexts(DOOR_TEXTS);
  const user = useDoorUser();
  return (
    <Part id={MESSAGE_PLACE} aria-labelledby="landing-message">
      <PartHead>
        <h2 id="landing-message">{t('landing.message.title')}</h2>
        <p>{t('landing.message.text')}</p>
      </PartHead>
      {user ? (
        <div>
          <DoorButton href={pathTo('messages', lng)}>{t('landing.message.title')}</DoorButton>
        </div>
      ) : (
        <Letter />
      )}
    </Part>
  );
}

function Letter() {
  const { lng } = useDoor();
  const { t } = useTexts(DOOR_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const notify = useNotify();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);
  const [sentFrom, setSentFrom] = useState<string | null>(null);

  const show = (found: Faults) => {
    setFaults(found);
    const first = FIELDS.find((name) => found[name]);
    const control = first && form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };
  const send = async (values: { email: string; text: string }) => {
    setBusy(true);
    try {
      await call('write', { ...values, page: window.location.pathname, language: lng }, lng);
      notify(t('landing.message.sent'), 'good');
      setSentFrom(values.email);
      setFaults({});
    } catch (error) {
      const { fields = [], message = '' } = error instanceof CallFailed ? error : {};
      const known = fields.filter(({ path }) => FIELDS.some((name) => name === path));
      show(
        known.length > 0
          ? Object.fromEntries(known.map(({ path, code }) => [path, code]))
          : { whole: message || t('login.unreachable') },
      );
    }
    setBusy(false);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const [email = '', text = ''] = FIELDS.map((name) => {
      const value = data.get(name);
      return typeof value === 'string' ? value.trim() : '';
    });
    const found = letterFaults({ email, text });
    if (Object.keys(found).length > 0) show(found);
    else void send({ email, text });
  };

  if (sentFrom !== null)
    return (
      <Sheet>
        <p>{t('landing.message.thanks', { email: sentFrom })}</p>
        <QuietButton
          onClick={() => {
            setSentFrom(null);
          }}
        >
          {t('landing.message.again')}
        </QuietButton>
      </Sheet>
    );
  const words = (code: string | undefined) => (code ? kit(`faults.${code}`) : undefined);
  return (
    <Sheet>
      <form ref={form} noValidate onSubmit={submit}>
        {faults.whole && <FormFault>{faults.whole}</FormFault>}
        <Field
          label={t('landing.message.email')}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          inputMode="email"
          maxLength={320}
          fault={words(faults.email)}
          onFocus={(event) => {
            if (event.target.value === '') event.target.value = rememberedEmail(sessionStorage);
          }}
        />
        <AreaField
          label={t('landing.message.words')}
          name="text"
          rows={4}
          maxLength={LONGEST_LETTER}
          fault={words(faults.text)}
        />
        <div>
          <SubmitButton busy={busy}>{t('landing.message.send')}</SubmitButton>
        </div>
      </form>
    </Sheet>
  );
}
