import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { space } from '../theme/tokens';
import { Aria } from './Aria';
import { popupLook } from './popup-look';

/** So far from the window's edge a panel stays, in px. */
const EDGE = 12;

const Box = styled(Popover)`
  ${popupLook}
  max-width: min(420px, calc(100vw - ${EDGE * 2}px));
`;

const Panel = styled(Dialog)`
  padding: ${space(4)};
  outline: none;
`;

/** The open panel of a Popover. */
export function PopoverPanel(props: {
  label: string;
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Aria>
      <Box
        triggerRef={props.trigger}
        isOpen
        placement="bottom"
        offset={4}
        containerPadding={EDGE}
        onOpenChange={(open) => {
          if (!open) props.onClose();
        }}
      >
        <Panel aria-label={props.label}>{props.children}</Panel>
      </Box>
    </Aria>
  );
}
