import { useTexts } from '@sytno/kit/door';
import { pathTo } from '@sytno/kit/routes';
import { EmptyState } from '@sytno/kit/ui';
import { useEffect, useState } from 'react';
import { call, CallFailed } from '../door/call';
import { useDoor } from '../door/door-context';
import { DOOR_TEXTS } from '../door/door-texts';
import { DoorButton } from '../door/links';

type State = { step: 'busy' } | { step: 'done' } | { step: 'failed'; message: string };

/** The end of the link in the confirmation mail. */
export function EmailConfirmPage() {
  const { lng } = useDoor();
  const { t } = useTexts(DOOR_TEXTS);
  const [state, setState] = useState<State>({ step: 'busy' });

  useEffect(() => {
    const token = new URLSearchParams(window.location.search).get('token') ?? '';
    call('confirmEmail', { token }, lng)
      .then(() => {
        setState({ step: 'done' });
      })
      .catch((error: unknown) => {
        setState({ step: 'failed', message: error instanceof CallFailed ? error.message : '' });
      });
  }, [lng]);

  if (state.step === 'busy')
    return <EmptyState whole picture="📬" title={t('emailConfirm.busy')} role="status" />;
  const go = <DoorButton href={pathTo('dashboard', lng)}>{t('emailConfirm.go')}</DoorButton>;
  if (state.step === 'done')
    return <EmptyState whole picture="✅" title={t('emailConfirm.done')} role="status" action={go} />;
  return (
    <EmptyState whole picture="📭" title={state.message || t('login.unreachable')} role="alert" action={go} />
  );
}
