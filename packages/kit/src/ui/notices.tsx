import { NOTICE_MS } from '@sytno/domain';
import { atom, useAtom, useSetAtom } from 'jotai';
import { X } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { KIT_TEXTS } from '../i18n/i18n';
import { useTexts } from '../i18n/use-texts';
import { color, RADIUS, space } from '../theme/tokens';
import { IconButton } from './controls';

export interface Notice {
  id: number;
  text: string;
  tone: 'good' | 'bad' | 'plain';
}

/** The notices that are open, oldest first. */
export const noticesAtom = atom<readonly Notice[]>([]);

/** Gives the function that shows a notice; it closes by itself after five seconds (spec §8). */
export function useNotify(): (text: string, tone?: Notice['tone']) => void {
  const set = useSetAtom(noticesAtom);
  return useCallback(
    (text, tone = 'plain') => {
      set((open) => [...open, { id: (open.at(-1)?.id ?? 0) + 1, text, tone }]);
    },
    [set],
  );
}

const Region = styled.div`
  position: fixed;
  inset: auto ${space(4)} ${space(4)} auto;
  z-index: 50;
  display: grid;
  gap: ${space(2)};
  width: min(420px, calc(100vw - ${space(8)}));
`;

const tones = { good: 'dill', bad: 'chilli', plain: 'text' } as const;

const Box = styled.div<{ $tone: Notice['tone'] }>`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(4)};
  border-radius: ${RADIUS.card};
  border: 1px solid ${color('line')};
  border-left: 4px solid ${(props) => color(tones[props.$tone])};
  background: ${color('raised')};
  box-shadow: ${color('shadow')};
`;

/** The place where notices appear; stands once in the shell. Polite to screen readers. */
export function NoticeRegion() {
  const [notices, set] = useAtom(noticesAtom);
  const close = useCallback(
    (id: number) => {
      set((open) => open.filter((notice) => notice.id !== id));
    },
    [set],
  );
  return (
    <Region role="status" aria-live="polite">
      {notices.map((notice) => (
        <OpenNotice key={notice.id} notice={notice} onClose={close} />
      ))}
    </Region>
  );
}

/** One notice; its five seconds stand still while the pointer or the focus is on it. */
function OpenNotice({ notice, onClose }: { notice: Notice; onClose: (id: number) => void }) {
  const { t } = useTexts(KIT_TEXTS);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => {
      onClose(notice.id);
    }, NOTICE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [held, notice.id, onClose]);
  const hold = () => {
    setHeld(true);
  };
  const release = () => {
    setHeld(false);
  };
  return (
    <Box $tone={notice.tone} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <span>{notice.text}</span>
      <IconButton
        aria-label={t('close')}
        onClick={() => {
          onClose(notice.id);
        }}
      >
        <X size={18} aria-hidden />
      </IconButton>
    </Box>
  );
}
