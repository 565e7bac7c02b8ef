import type { Language } from '@sytno/domain';
import { formatDay, useTexts } from '@sytno/kit';
import { Actions, Dialog, QuietButton, SubmitButton, useUnsaved } from '@sytno/kit/ui';
import { useId, useState, type SyntheticEvent } from 'react';
import type { MenuNote } from '../menu/week';
import { NoteField } from './ExtraWindow';
import { KITCHEN_TEXTS } from './words';

/** A note of a meal, to be read whole, written anew or taken off. */
export function NoteWindow(props: {
  note: MenuNote;
  lng: Language;
  busy: boolean;
  onSave: (text: string) => void;
  onRemove: () => void;
  onClose: () => void;
}) {
  const { t } = useTexts(KITCHEN_TEXTS);
  const { t: own } = useTexts('mealplans');
  const { note, lng } = props;
  const form = useId();
  const [text, setText] = useState(note.text);
  const [asked, setAsked] = useState(false);
  useUnsaved(text.trim() !== note.text);
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    if (text.trim() !== '') props.onSave(text.trim());
  };
  return (
    <Dialog
      title={t('extra.noteTitle', {
        meal: own(`mealTypes.${note.mealType}`),
        day: formatDay(note.date, lng),
      })}
      onClose={props.onClose}
      foot={
        <Actions>
          <QuietButton busy={props.busy} onClick={props.onRemove}>
            {t('extra.remove')}
          </QuietButton>
          <SubmitButton form={form} busy={props.busy}>
            {t('extra.save')}
          </SubmitButton>
        </Actions>
      }
    >
      <form id={form} onSubmit={save} noValidate>
        <NoteField text={text} asked={asked} onChange={setText} />
      </form>
    </Dialog>
  );
}
