import type { Language } from '@sytno/domain';
import { formatNumber, useTexts } from '@sytno/kit';
import { Actions, Button, Dialog, QuietButton } from '@sytno/kit/ui';

/** Asks about a low target of calories, without praise or blame (product decision 3). */
export function LowTargetDialog(props: {
  kcal: number;
  lng: Language;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { t } = useTexts('account');
  return (
    <Dialog title={t('profile.low.title')} onClose={props.onClose}>
      <div>
        <p>{t('profile.low.text', { kcal: formatNumber(props.kcal, props.lng) })}</p>
        <p>{t('profile.low.doctor')}</p>
      </div>
      <Actions>
        <QuietButton disabled={props.busy} onClick={props.onConfirm}>
          {t('profile.low.confirm')}
        </QuietButton>
        <Button onClick={props.onClose}>{t('profile.low.back')}</Button>
      </Actions>
    </Dialog>
  );
}
