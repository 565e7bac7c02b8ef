import { color, IconButton, moves, space } from '@sytno/kit/ui';
import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

const arrive = keyframes`from { transform: translateX(-100%); }`;

const Panel = styled.dialog`
  width: min(300px, 86vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${color('raised')};
  box-shadow: ${color('shadow')};
  color: ${color('text')};
  overscroll-behavior: contain;
  animation: ${arrive} 0s ease-out;
  ${moves('animation-duration: 180ms;')}
  &::backdrop {
    background: ${color('veil')};
  }
`;

const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  height: 60px;
  padding: 0 ${space(2)} 0 ${space(3)};
  border-bottom: 1px solid ${color('line')};
  background: ${color('raised')};
`;

const Foot = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)} ${space(4)} calc(${space(6)} + env(safe-area-inset-bottom, 0px));
  border-top: 1px solid ${color('line')};
`;

/** The side menu of phones. The browser's own modal dialog keeps the focus inside and closes on Escape. */
export function Drawer(props: {
  label: string;
  closeLabel: string;
  /** What stands beside the closing button. */
  head: ReactNode;
  foot: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const drawer = panel.current;
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    drawer?.showModal();
    return () => {
      style.overflow = '';
      drawer?.close();
    };
  }, []);
  // The browser's closing gives the focus back, and tells by the close event.
  const close = () => panel.current?.close();
  return (
    // A click on the backdrop arrives at the dialog itself; the keyboard has Escape and the button.
    <Panel
      ref={panel}
      aria-label={props.label}
      onClose={(event) => {
        if (event.target === panel.current) props.onClose();
      }}
      onClick={(event) => {
        if (event.target === panel.current) close();
      }}
    >
      <Head>
        {props.head}
        <IconButton aria-label={props.closeLabel} onClick={close}>
          <X size={22} aria-hidden />
        </IconButton>
      </Head>
      {props.children}
      <Foot>{props.foot}</Foot>
    </Panel>
  );
}
