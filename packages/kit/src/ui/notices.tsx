import { NOTICE_MS } from '@sytno/domain';
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { Check, CircleAlert, X } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import { KIT_TEXTS } from '../i18n/i18n';
import { useTexts } from '../i18n/use-texts';
import { color, moves, RADIUS, space } from '../theme/tokens';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { noticePlacesAtom } from './notice-places';
import { NoticeBox } from './NoticeBox';

/** What can be done about what a notice says, for as long as it stands: undo, unless it has a label. */
export interface NoticeAction {
  label?: string;
  run: () => void;
}

export interface Notice {
  id: number;
  text: string;
  tone: 'good' | 'bad' | 'plain';
  action?: NoticeAction | undefined;
  /** Of one series only the latest notice stands. */
  series?: string | undefined;
}

/** The notices that are open, oldest first. */
export const noticesAtom = atom<readonly Notice[]>([]);

/**
 * Gives the function that shows a notice; it closes by itself after five seconds (spec §8), which stand still
 * while the pointer or the focus is on it. With an action it has a button: `notify(t('removed'), 'plain',
 * { action: { run: putBack } })` offers Undo. A notice of a series takes the place of the one before it.
 */
export function useNotify(): (
  text: string,
  tone?: Notice['tone'],
  options?: { action?: NoticeAction; series?: string },
) => void {
  const set = useSetAtom(noticesAtom);
  return useCallback(
    (text, tone = 'plain', options = {}) => {
      const { action, series } = options;
      set((open) => [
        ...open.filter((one) => series === undefined || one.series !== series),
        { id: (open.at(-1)?.id ?? 0) + 1, text, tone, action, series },
      ]);
    },
    [set],
  );
}

const tones = { good: 'dill', bad: 'chilli', plain: 'border' } as const;
const arrive = keyframes`from { transform: translateY(12px); opacity: 0; }`;

const Box = styled.div<{ $tone: Notice['tone'] }>`
  display: grid;
  grid-template-columns: auto 1fr auto auto;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(4)};
  border: 1px solid ${color('line')};
  border-left: 4px solid ${(props) => color(tones[props.$tone])};
  border-radius: ${RADIUS.control};
  background: ${color('raised')};
  color: ${color('text')};
  box-shadow: ${color('shadow')};
  animation: ${arrive} 0s ease-out;
  ${moves('animation-duration: 160ms;')}
  > span {
    padding: ${space(2)} ${space(1)};
    overflow-wrap: anywhere;
  }
  > svg {
    color: ${(props) => color(tones[props.$tone])};
  }
`;

/** How much of the window the page's bar takes at its lower edge; none where it stands further up. */
function footHeight(): number {
  const rect = document.querySelector('[data-foot]')?.getBoundingClientRect();
  const stuck = rect && rect.height > 0 && Math.abs(window.innerHeight - rect.bottom) < 2;
  return stuck ? Math.round(rect.height) : 0;
}

/** The place where notices appear; stands once in the shell. Polite to screen readers. */
export function NoticeRegion() {
  const [notices, set] = useAtom(noticesAtom);
  const place = useAtomValue(noticePlacesAtom).at(-1);
  const close = useCallback(
    (id: number) => {
      set((open) => open.filter((notice) => notice.id !== id));
    },
    [set],
  );
  const open = notices.map((notice) => <OpenNotice key={notice.id} notice={notice} onClose={close} />);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (notices.length > 0) box.current?.style.setProperty('--foot', `${String(footHeight())}px`);
  }, [notices]);
  return (
    <NoticeBox ref={box} role="status" aria-live="polite">
      {place ? createPortal(open, place) : open}
    </NoticeBox>
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
  const close = () => {
    onClose(notice.id);
  };
  const { tone, action } = notice;
  return (
    <Box $tone={tone} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      {tone === 'good' && <Check size={18} aria-hidden />}
      {tone === 'bad' && <CircleAlert size={18} aria-hidden />}
      {tone === 'plain' && <i />}
      <span>{notice.text}</span>
      {action ? (
        <Button
          tone="plain"
          small
          onClick={() => {
            close();
            action.run();
          }}
        >
          {action.label ?? t('parts.undo')}
        </Button>
      ) : (
        <i />
      )}
      <IconButton aria-label={t('close')} onClick={close}>
        <X size={18} aria-hidden />
      </IconButton>
    </Box>
  );
}
