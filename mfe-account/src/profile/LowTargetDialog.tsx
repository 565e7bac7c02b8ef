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
  /** Null when the person hides numbers. */
  kcal: number | null;
  lng: Language;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { t } = useTexts('account');
  const { kcal, lng } = props;
  return (
    <Dialog title={t('profile.low.title')} onClose={props.onClose}>
      <Words>
        <p>
          {kcal === null
            ? t('profile.low.textWithout')
            : t('profile.low.text', { kcal: formatNumber(kcal, lng) })}
        </p>
        <p>{t('profile.low.doctor')}</p>
      </Words>
      <Actions>
        <QuietButton busy={props.busy} onClick={props.onConfirm}>
          {t('profile.low.confirm')}
        </QuietButton>
        <Button onClick={props.onClose}>{t('profile.low.back')}</Button>
      </Actions>
    </Dialog>
  );
}
