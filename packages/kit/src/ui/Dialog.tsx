import { keyframes, styled } from 'styled-components';
import { moves, space, upTo } from '../theme/tokens';
import { Modal, type ModalProps } from './Modal';

const rise = keyframes`from { transform: translateY(16px); opacity: 0; }`;

const Risen = styled(Modal)<{ $wide: boolean }>`
  ${(props) => (props.$wide ? `width: min(840px, calc(100vw - ${space(8)}));` : '')}
  ${upTo('sm')} {
    width: 100vw;
  }
  animation: ${rise} 0s ease-out;
  ${moves('animation-duration: 160ms;')}
`;

/** Actions at the foot of a dialog or form: the main one last. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(3)};
`;

/**
 * A modal question. The browser's own dialog keeps the focus inside, gives it back and closes on Escape;
 * on phones it rises from below. Mount it only while it is open.
 */
export function Dialog({ wide = false, ...props }: ModalProps & { wide?: boolean }) {
  return <Risen {...props} $wide={wide} />;
}
