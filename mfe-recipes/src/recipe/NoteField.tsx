import { failureOf, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { AreaField, useUnsaved } from '@sytno/kit/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { remarksQuery, type Remarks } from './remarks.queries';

/** The longest note the server takes. */
const LONGEST = 4_000;
/** After the last key. */
const SAVED_AFTER_MS = 800;

/**
 * A note that only its writer sees. It saves itself a moment after the last key and when the field is left;
 * until then the page asks before it is left. What was typed is never replaced.
 */
export function NoteField({ id, kept }: { id: string; kept: string }) {
  const { t } = useTexts('recipes');
  const { t: kit } = useTexts(KIT_TEXTS);
  const api = useApi();
  const client = useQueryClient();
  const [text, setText] = useState(kept);
  const [saved, setSaved] = useState(kept);
  const [fault, setFault] = useState<string>();
  const [touched, setTouched] = useState(false);
  // The server trims the note: spaces at its ends are nothing to save.
  const dirty = text.trim() !== saved.trim();
  useUnsaved(dirty);

  useEffect(() => {
    if (!dirty) return undefined;
    let latest = true;
    const waiting = setTimeout(() => {
      api.recipes.recipe.keepNote({ id, text }).then(
        () => {
          client.setQueryData(remarksQuery(api, id).queryKey, (before: Remarks | undefined) =>
            before ? { ...before, note: text.trim() } : before,
          );
          setFault(undefined);
          if (latest) setSaved(text);
        },
        (error: unknown) => {
          if (latest) setFault(failureOf(error).message || kit('offline.title'));
        },
      );
    }, SAVED_AFTER_MS);
    return () => {
      latest = false;
      clearTimeout(waiting);
    };
  }, [api, client, dirty, id, kit, text]);

  const state = dirty ? 'remarks.noteSaving' : touched ? 'remarks.noteSaved' : 'remarks.noteHint';
  return (
    <AreaField
      label={t('remarks.note')}
      hint={t(state)}
      fault={fault}
      value={text}
      maxLength={LONGEST}
      rows={3}
      onChange={(event) => {
        setText(event.target.value);
        setTouched(true);
      }}
    />
  );
}
