import type { Language } from '@sytno/domain';
import { failureOf, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { useCallback, useRef, useState } from 'react';
import { newId } from '../editor/new-id';
import { IMPORT_TEXTS } from './import-texts';
import type { ImportSource, ImportState } from './import.queries';
import { savedPage } from './saved-page';
import { fits, isNoLink, isSeveralLinks, sourceOf } from './source-of';

/** What is wrong with what was pasted, by where it is said. */
interface Fault {
  readonly at: 'address' | 'text' | 'file';
  readonly words: string;
}

/**
 * Begins imports: once at a time, and sent again after a lost answer it is the same one.
 *
 * @param props.from where a text comes from, when that is known
 * @param props.follows the import that came to nothing before
 */
export function useBegin(props: {
  lng: Language;
  from: string | null;
  follows?: string;
  onBegun: (state: ImportState) => void;
}) {
  const { t } = useTexts(IMPORT_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const sent = useRef<{ id: string; source: string }>(undefined);
  const running = useRef(false);
  const { lng, from, follows, onBegun } = props;

  const send = useCallback(
    async (source: ImportSource, at: Fault['at']) => {
      if (running.current) return;
      if (source.kind === 'text' && source.text === '') {
        setFault({ at, words: t('wrong.file.empty') });
        return;
      }
      if (!fits(source)) {
        setFault({ at, words: t('wrong.large') });
        return;
      }
      const text = JSON.stringify(source);
      if (sent.current?.source !== text) sent.current = { id: newId(), source: text };
      running.current = true;
      setBusy(true);
      setFault(null);
      try {
        onBegun(
          await api.recipes.import.begin({
            id: sent.current.id,
            language: lng,
            source,
            ...(follows && { follows }),
          }),
        );
      } catch (error) {
        const { code, message } = failureOf(error);
        const words =
          code === 'INPUT_INVALID' ? t('wrong.address') : code === 'OFFLINE' ? kit('offline.text') : message;
        setFault({ at, words: words || kit('failed.title') });
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [api, follows, kit, lng, onBegun, t],
  );

  return {
    busy,
    fault,
    /** A link, or whatever else was put where links go. */
    link: (text: string) => {
      if (text.trim() === '') setFault({ at: 'address', words: kit('faults.blank') });
      else if (isSeveralLinks(text)) setFault({ at: 'address', words: t('wrong.several') });
      else if (isNoLink(text)) setFault({ at: 'address', words: t('wrong.address') });
      else void send(sourceOf(text, from), 'address');
    },
    text: (text: string) => {
      if (text.trim() === '') setFault({ at: 'text', words: kit('faults.blank') });
      else if (isSeveralLinks(text)) setFault({ at: 'text', words: t('wrong.several') });
      else void send(sourceOf(text, from), 'text');
    },
    file: async (file: File) => {
      const read = await savedPage(file).catch(() => ({ fault: 'empty' as const }));
      if ('fault' in read) setFault({ at: 'file', words: t(`wrong.file.${read.fault}`) });
      else await send(sourceOf(read.text, from), 'file');
    },
  };
}

export type Begin = ReturnType<typeof useBegin>;
