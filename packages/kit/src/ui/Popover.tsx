import type { ReactNode } from 'react';
import { useOpener, type Opener } from './use-opener';

/**
 * A small panel beside the button that opened it, for what a tooltip is too short for. The focus goes in and
 * comes back; Escape and a press beside it close it. The trigger spreads what it is given.
 */
export function Popover(props: {
  label: string;
  trigger: (opener: Opener) => ReactNode;
  children: ReactNode | ((close: () => void) => ReactNode);
}) {
  const { opener, close, popups } = useOpener('dialog');
  const { label, children } = props;
  return (
    <>
      {props.trigger(opener)}
      {popups && (
        <popups.PopoverPanel label={label} trigger={opener.ref} onClose={close}>
          {typeof children === 'function' ? children(close) : children}
        </popups.PopoverPanel>
      )}
    </>
  );
}
