import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Dialog } from '@sytno/kit/ui';
import { Note } from '../parameters/parts';
import { PLAN_TEXTS } from '../parameters/plan-texts';
import { CalendarPart } from './CalendarPart';

/** The same in a window, beside the week. */
export function CalendarDialog(props: { lng: Language; onClose: () => void }) {
  const { t } = useTexts(PLAN_TEXTS);
  return (
    <Dialog title={t('calendar.title')} onClose={props.onClose}>
      <Note>{t('calendar.about')}</Note>
      <CalendarPart lng={props.lng} />
    </Dialog>
  );
}
