import { keyframes, styled } from 'styled-components';
import { moves, RADIUS, upTo } from '../theme/tokens';
import { Modal, type ModalProps } from './Modal';

const slide = keyframes`from { transform: translateX(24px); opacity: 0; }`;
const rise = keyframes`from { transform: translateY(40%); opacity: 0; }`;

const Side = styled(Modal)`
  width: min(440px, 92vw);
  height: 100dvh;
  max-height: none;
  margin: 0 0 0 auto;
  border-width: 0 0 0 1px;
  border-radius: ${RADIUS.card} 0 0 ${RADIUS.card};
  animation: ${slide} 0s ease-out;
  ${moves('animation-duration: 180ms;')}
  ${upTo('sm')} {
    width: 100vw;
    height: fit-content;
    max-height: 92dvh;
    margin: auto 0 0;
    border-width: 1px 0 0;
    border-radius: ${RADIUS.card} ${RADIUS.card} 0 0;
    animation-name: ${rise};
    /* The hand's mark of a sheet that can be closed. */
    &::before {
      content: '';
      flex: none;
      align-self: center;
      width: 36px;
      height: 4px;
      margin-top: 8px;
      border-radius: ${RADIUS.full};
      background: currentcolor;
      opacity: 0.25;
    }
  }
`;

/**
 * More of the page without leaving it: filters, a dish, settings. Comes from the side, on phones from below; a
 * press beside it closes it. Mount it only while it is open.
 */
export function Sheet(props: ModalProps) {
  return <Side {...props} dismissable />;
}
