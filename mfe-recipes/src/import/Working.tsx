import { failureOf, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { Card, color, Progress, QuietButton, space, TYPE, useNotify } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { IMPORT_TEXTS } from './import-texts';
import type { ImportState } from './import.queries';

const Frame = styled(Card)`
  display: grid;
  gap: ${space(5)};
  max-width: 640px;
`;

const Source = styled.p`
  margin: 0;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  overflow-wrap: anywhere;
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: ${space(6)} minmax(0, 1fr);
    align-items: center;
    color: ${color('faint')};
  }
  li[data-state='now'] {
    color: ${color('text')};
    font: ${TYPE.strong};
  }
  li[data-state='done'] {
    color: ${color('dill')};
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: center;
  justify-content: space-between;
  > p {
    flex: 1 1 240px;
  }
`;

const STEPS = ['fetch', 'read', 'picture'] as const;

/** An address as people read it; one that is not written as it should be stays as it is. */
function inLetters(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** How far an import is, and the way to call it off. */
export function Working({ state, onCancelled }: { state: ImportState; onCancelled: () => void }) {
  const { t } = useTexts(IMPORT_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const api = useApi();
  const notify = useNotify();
  const steps = STEPS.filter((step) => step !== 'fetch' || state.address !== null);
  const at = steps.findIndex((step) => step === state.step);
  const cancel = async () => {
    try {
      await api.recipes.import.cancel({ id: state.id });
      onCancelled();
    } catch (error) {
      notify(failureOf(error).message || t('failed'), 'bad');
    }
  };
  return (
    <Frame aria-label={t('title')}>
      {state.address !== null && <Source>{inLetters(state.address)}</Source>}
      <div role="status">
        <Progress
          label={t(`steps.${state.step}`)}
          value={(Math.max(0, at) + (at < 0 ? 0.05 : 0.5)) / steps.length}
        />
      </div>
      <Steps>
        {steps.map((step, n) => (
          <li key={step} data-state={n < at ? 'done' : n === at ? 'now' : 'later'}>
            {n < at ? <Icon name="check" /> : <span aria-hidden>{n + 1}</span>}
            {t(`steps.${step}`)}
          </li>
        ))}
      </Steps>
      <Foot>
        <Source>{t('canLeave')}</Source>
        <QuietButton onClick={() => void cancel()}>{kit('parts.cancel')}</QuietButton>
      </Foot>
    </Frame>
  );
}
