import { SECTIONS, type SectionName } from '@sytno/contract/sections';
import { profileAtom, useApi, useTexts } from '@sytno/kit';
import { Button, color, OFF_PAPER, QuietButton, space, TYPE, useNotify } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useShell } from '../app/shell-context';
import { useLeave } from '../layout/leave';
import { SHELL_TEXTS } from '../texts/load-texts';
import { withoutAsked } from './overrides';

const Band = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color('line')};
  background: ${color('sunflower-tint')};
  color: ${color('sunflower')};
  font: ${TYPE.quiet};
  > p {
    flex: 1 1 240px;
    margin: 0;
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 600;
  }
  ${OFF_PAPER}
`;

/** Says that sections come from elsewhere than their releases, and leads back; or asks whether they shall. */
export function OverrideBand() {
  const { overrides } = useShell();
  const asked = namesOf(overrides.asked);
  const active = namesOf(overrides.active);
  if (active.length > 0) return <Active names={active} />;
  return asked.length > 0 ? <Asked names={asked} /> : null;
}

function Active({ names }: { names: readonly SectionName[] }) {
  const { t } = useTexts(SHELL_TEXTS);
  const { overrides } = useShell();
  const leave = useLeave();
  const reset = () => {
    leave('leave', overrides.reset);
  };
  return (
    <Band aria-label={t('override.label')}>
      <p>
        {t('override.active')}{' '}
        {names.map((name) => (
          <span key={name}>
            <b>{name}</b> {overrides.active[name]}{' '}
          </span>
        ))}
      </p>
      <QuietButton small onClick={reset}>
        {t('override.reset')}
      </QuietButton>
    </Band>
  );
}

/** An administrator's link asks for it, and nothing is loaded before he says so. */
function Asked({ names }: { names: readonly SectionName[] }) {
  const { t } = useTexts(SHELL_TEXTS);
  const { overrides } = useShell();
  const { access } = useAtomValue(profileAtom);
  const api = useApi();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [ignored, setIgnored] = useState(false);
  if (access !== 'admin' || ignored) return null;
  const allow = () => {
    setBusy(true);
    api.platform.sections.override({ allowed: true }).then(
      () => {
        window.location.reload();
      },
      () => {
        setBusy(false);
        notify(t('unreachable'), 'bad');
      },
    );
  };
  const ignore = () => {
    window.history.replaceState(window.history.state, '', withoutAsked(window.location));
    setIgnored(true);
  };
  return (
    <Band aria-label={t('override.label')}>
      <p>
        {t('override.asked')}{' '}
        {names.map((name) => (
          <span key={name}>
            <b>{name}</b> {overrides.asked[name]}{' '}
          </span>
        ))}
      </p>
      <Button small busy={busy} onClick={allow}>
        {t('override.allow')}
      </Button>
      <QuietButton small onClick={ignore}>
        {t('override.ignore')}
      </QuietButton>
    </Band>
  );
}

const namesOf = (places: Partial<Record<SectionName, string | null>>): SectionName[] =>
  SECTIONS.filter((name) => places[name]);
