import { useSetAtom } from 'jotai';
import { X } from 'lucide-react';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useState,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { styled } from 'styled-components';
import { KIT_TEXTS } from '../i18n/i18n';
import { useTexts } from '../i18n/use-texts';
import { OverlayRoot } from '../theme/overlay-root';
import { color, RADIUS, space, TYPE, upTo } from '../theme/tokens';
import { IconButton } from './IconButton';
import { noticePlacesAtom } from './notice-places';
import { NoticeBox } from './NoticeBox';

export interface ModalProps {
  title: string;
  /** null: there is no way out but what stands inside; Escape does nothing and no button closes it. */
  onClose: (() => void) | null;
  children: ReactNode;
  /** Stays in sight below the content that scrolls: the actions. */
  foot?: ReactNode;
}

const Panel = styled.dialog`
  width: min(520px, calc(100vw - ${space(8)}));
  max-width: none;
  max-height: min(88dvh, 860px);
  padding: 0;
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  background: ${color('raised')};
  color: ${color('text')};
  box-shadow: ${color('shadow')};
  /* The content scrolls inside, so that what floats out of the dialog is not cut off. */
  overflow: visible;
  &[open] {
    display: flex;
    flex-direction: column;
  }
  &::backdrop {
    background: ${color('veil')};
  }
  /* On phones everything modal rises from below, within reach of the thumb. */
  ${upTo('sm')} {
    width: 100vw;
    max-height: 92dvh;
    margin: auto 0 0;
    border-width: 1px 0 0;
    border-radius: ${RADIUS.card} ${RADIUS.card} 0 0;
  }
`;

const Head = styled.header`
  display: flex;
  flex: none;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(3)} ${space(3)} 0 ${space(5)};
  > h2 {
    margin: 0;
    padding: ${space(2)} 0;
    font: ${TYPE.section};
    overflow-wrap: anywhere;
    &:focus {
      outline: none;
    }
  }
`;

const Body = styled.div`
  display: grid;
  flex: 1 1 auto;
  align-content: start;
  gap: ${space(4)};
  min-height: 0;
  padding: ${space(3)} ${space(5)} ${space(5)};
  overflow: auto;
  overscroll-behavior: contain;
`;

const Foot = styled.footer`
  flex: none;
  padding: ${space(3)} ${space(5)};
  border-top: 1px solid ${color('line')};
`;

/** A control in the dialog whose popup is open. */
const OPEN_INSIDE =
  '[aria-haspopup]:not([aria-haspopup=false])[aria-expanded=true], [role=combobox][aria-expanded=true]';

/** The actions are below, and a sheet's closing button is at the right: there a notice would lie on them. */
const Notices = styled(NoticeBox)`
  inset: ${space(4)} auto auto ${space(4)};
  ${upTo('sm')} {
    inset: ${space(2)} ${space(2)} auto;
  }
`;

/**
 * What Dialog, Sheet and Confirm stand on: the browser's own dialog, which keeps the focus inside, gives it
 * back and closes on Escape. What floats out of it, and notices, are put inside it.
 */
export function Modal(
  props: ModalProps & { className?: string; role?: 'alertdialog'; dismissable?: boolean },
) {
  const { t } = useTexts(KIT_TEXTS);
  const [panel, setPanel] = useState<HTMLDialogElement | null>(null);
  const [notices, setNotices] = useState<HTMLElement | null>(null);
  const setPlaces = useSetAtom(noticePlacesAtom);
  const id = useId();
  // Closed while it still stands in the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    if (!panel) return undefined;
    const unlock = lockScroll(document.documentElement);
    panel.showModal();
    return () => {
      unlock();
      panel.close();
    };
  }, [panel]);
  useEffect(() => {
    if (!notices) return undefined;
    setPlaces((places) => [...places, notices]);
    return () => setPlaces((places) => places.filter((place) => place !== notices));
  }, [notices, setPlaces]);
  const { onClose } = props;
  /** Escape closes what is open inside first: a list, a menu, a calendar. */
  const hold = (event: SyntheticEvent) => {
    if (!onClose || panel?.querySelector(OPEN_INSIDE)) event.preventDefault();
  };
  const closed = (event: SyntheticEvent) => {
    if (event.target !== panel) return;
    if (onClose) onClose();
    // A browser lets a page hold Escape once and closes at the second press.
    else if (panel.isConnected) panel.showModal();
  };
  /** Only a press that began and ended on the veil: a text selected beyond the edge closes nothing. */
  const press = (event: MouseEvent) => {
    if (props.dismissable && event.target === panel) onClose?.();
  };
  return (
    // The veil is no control of its own: Escape and the closing button do the same by keyboard.
    // Closing is React's: the native event bubbles up from dialogs inside, so it is held to this one.
    <Panel
      ref={setPanel}
      className={props.className}
      role={props.role}
      aria-labelledby={id}
      onMouseDown={press}
      onKeyDownCapture={(event) => {
        if (event.key === 'Escape') hold(event);
      }}
      onCancel={hold}
      onClose={closed}
    >
      <OverlayRoot value={panel}>
        <Head>
          {onClose ? (
            <h2 id={id}>{props.title}</h2>
          ) : (
            <h2 id={id} tabIndex={-1} ref={focusFirst}>
              {props.title}
            </h2>
          )}
          {onClose && (
            <IconButton aria-label={t('close')} onClick={onClose}>
              <X size={20} aria-hidden />
            </IconButton>
          )}
        </Head>
        <Body>{props.children}</Body>
        {props.foot && <Foot>{props.foot}</Foot>}
      </OverlayRoot>
      <Notices ref={setNotices} aria-live="polite" />
    </Panel>
  );
}

/** The browser's dialog gives the first focus to the element that asks for it: what it says, not a link. */
function focusFirst(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}

/** Holds the page still under the veil, with the room of its scrollbar kept so that nothing jumps. */
function lockScroll(page: HTMLElement): () => void {
  const before = page.getAttribute('style');
  page.style.paddingRight = `${String(window.innerWidth - page.clientWidth)}px`;
  page.style.overflow = 'hidden';
  page.style.setProperty('scrollbar-gutter', 'auto');
  return () => {
    page.style.cssText = before ?? '';
  };
}
