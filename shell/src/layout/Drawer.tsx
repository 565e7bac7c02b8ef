import { color, IconButton, space } from '@sytno/kit/ui';
import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Panel = styled.dialog`
  width: min(300px, 86vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: ${space(2)};
  border: 0;
  background: ${color('raised')};
  color: ${color('text')};
  &::backdrop {
    background: rgb(0 0 0 / 45%);
  }
`;

/** The side menu of phones. The browser's own modal dialog keeps the focus inside and closes on Escape. */
export function Drawer(props: {
  open: boolean;
  label: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const panel = useRef<HTMLDialogElement>(null);
  const { open, onClose } = props;
  useEffect(() => {
    if (open) panel.current?.showModal();
    else panel.current?.close();
  }, [open]);
  return (
    // A click on the backdrop arrives at the dialog itself; the keyboard has Escape and the button.
    <Panel
      ref={panel}
      aria-label={props.label}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === panel.current) onClose();
      }}
    >
      <IconButton aria-label={props.closeLabel} onClick={onClose}>
        <X size={22} aria-hidden />
      </IconButton>
      {open && props.children}
    </Panel>
  );
}
