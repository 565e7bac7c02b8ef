import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { KIT_TEXTS } from '../i18n/i18n';
import { useTexts } from '../i18n/use-texts';
import { Button, QuietButton } from './Button';
import { Actions } from './Dialog';
import { Modal } from './Modal';
import { space } from '../theme/tokens';

/** What is asked, and what is asked for with it. */
const Body = styled.div`
  display: grid;
  gap: ${space(4)};
  > p {
    margin: 0;
  }
`;

/**
 * Asks before what cannot be undone. The title names the thing ("Видалити «Борщ»?"), the action says what
 * will happen, never "OK". The way back has the focus. Mount it only while it is open.
 */
export function Confirm(props: {
  title: string;
  children: ReactNode;
  /** The words of the action. */
  action: string;
  /** The words of the way back, where "cancel" could be taken for the action. */
  back?: string;
  /** A harmless but final action takes `main`. */
  tone?: 'danger' | 'main';
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { t } = useTexts(KIT_TEXTS);
  return (
    <Modal title={props.title} onClose={props.onClose} role="alertdialog">
      <Body>{props.children}</Body>
      <Actions>
        <QuietButton ref={focusFirst} onClick={props.onClose}>
          {props.back ?? t('parts.cancel')}
        </QuietButton>
        <Button tone={props.tone ?? 'danger'} busy={props.busy ?? false} onClick={props.onConfirm}>
          {props.action}
        </Button>
      </Actions>
    </Modal>
  );
}

/** The browser's dialog gives the first focus to the element that asks for it. */
function focusFirst(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}
