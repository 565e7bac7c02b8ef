import type { Language } from '@sytno/domain';
import { formatNumber, useTexts } from '@sytno/kit';
import { Actions, Button, Dialog, QuietButton, space } from '@sytno/kit/ui';
import { styled } from 'styled-components';

const Words = styled.div`
  p {
    margin: 0 0 ${space(3)};
  }
`;

/** Asks about a low target of calories, without praise or blame (product decision 3). */
export function LowTargetDialog(props: {
  kcal: number;
  /** Low for most people, or under what the own body uses at rest. */
  than: 'usual' | 'resting';
  lng: Language;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { t } = useTexts('mealplans');
  return (
    <Dialog title={t('questions.goal.low.title')} onClose={props.onClose}>
      <Words>
        <p>
          {t(props.than === 'usual' ? 'questions.goal.low.text' : 'questions.goal.low.resting', {
            kcal: formatNumber(props.kcal, props.lng),
          })}
        </p>
        <p>{t('questions.goal.low.doctor')}</p>
      </Words>
      <Actions>
        <QuietButton busy={props.busy} onClick={props.onConfirm}>
          {t('questions.goal.low.confirm')}
        </QuietButton>
        <Button onClick={props.onClose}>{t('questions.goal.low.back')}</Button>
      </Actions>
    </Dialog>
  );
}
